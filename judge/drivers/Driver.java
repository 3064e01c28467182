// Calls a solution in LeetCode's form. The judge replaces the words between @.

import java.io.*;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;

class Driver {
    private static final StreamTokenizer json =
            new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    // The types of the function's parameters, and the number of arguments read so far.
    private static Type[] types;
    private static int read;

    // Reads the next value, with the type of the function's parameter.
    @SuppressWarnings("unchecked")
    private static <T> T value() throws IOException {
        return (T) read(types[read++ % types.length]);
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

    // Writes a value of a type that the function may return.
    private static boolean Boolean(boolean answer) { return answer; }
    private static long Integer(long answer) { return answer; }
    private static String Text(String answer) { return answer; }

    public static void main(String[] words) throws IOException {
        json.whitespaceChars(',', ',');
        for (var method : @CLASS@.class.getDeclaredMethods()) {
            var taken = method.getGenericParameterTypes();
            if (method.getName().equals("@FUNCTION@") && taken.length == @COUNT@) types = taken;
        }
        try (PrintStream answers = new PrintStream(words[words.length - 1])) {
            for (int count = (int) read(int.class); count > 0; count--) {
                answers.println(@ANSWER@(new @CLASS@().@FUNCTION@(@ARGUMENTS@)));
            }
        }
    }
}
