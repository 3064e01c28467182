// Calls a LeetCode-style solution. The judge replaces the words between `@` signs.

import java.io.*;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;

class Driver {
    private static StreamTokenizer json;
    private static Type[] parameterTypes;
    private static int argumentsRead;

    // Reads the next argument, and converts it to the type of the function's parameter.
    @SuppressWarnings("unchecked")
    private static <T> T value() throws IOException {
        return (T) read(parameterTypes[argumentsRead++ % parameterTypes.length]);
    }

    private static Object read(Type type) throws IOException {
        if (json.nextToken() == '"') return json.sval;
        if (type == int.class || type == Integer.class) return (int) json.nval;
        if (type == long.class) return (long) json.nval;
        boolean isArray = type instanceof Class;
        Type itemType = isArray
                ? ((Class<?>) type).getComponentType()
                : ((ParameterizedType) type).getActualTypeArguments()[0];
        var items = new ArrayList<Object>();
        while (json.nextToken() != ']') {
            json.pushBack();
            items.add(read(itemType));
        }
        if (!isArray) return items;
        Object array = Array.newInstance((Class<?>) itemType, items.size());
        for (int i = 0; i < items.size(); i++) Array.set(array, i, items.get(i));
        return array;
    }

    // Each accepts one of the types that a function may return.
    private static boolean Boolean(boolean answer) { return answer; }
    private static long Integer(long answer) { return answer; }
    private static String Text(String answer) { return answer; }

    public static void main(String[] args) throws IOException {
        json = new StreamTokenizer(new BufferedReader(new FileReader(args[args.length - 2])));
        json.whitespaceChars(',', ',');
        for (var method : @CLASS@.class.getDeclaredMethods()) {
            var types = method.getGenericParameterTypes();
            if (method.getName().equals("@FUNCTION@") && types.length == @COUNT@) parameterTypes = types;
        }
        try (PrintStream answers = new PrintStream(args[args.length - 1])) {
            for (int count = (int) read(int.class); count > 0; count--) {
                answers.print(@ANSWER@(new @CLASS@().@FUNCTION@(@ARGUMENTS@)) + "\n");
            }
        }
    }
}
