// Starts a solution, and reports a crash in one line, with the line in the user's file.

class Launcher {
    public static void main(String[] words) {
        try {
            @STARTED@.main(words);
        } catch (Throwable error) {
            String place = "";
            for (StackTraceElement call : error.getStackTrace()) {
                if ("@FILE@".equals(call.getFileName())) {
                    place = " (line " + call.getLineNumber() + ")";
                    break;
                }
            }
            System.out.flush();
            System.err.println(error.toString().lines().findFirst().orElse("") + place);
            System.exit(1);
        }
    }
}
