// Runs a solution. Reports a crash on one line, with the line number in the user's file.

class Launcher {
    public static void main(String[] args) {
        try {
            @MAIN_CLASS@.main(args);
        } catch (Throwable error) {
            String location = "";
            for (StackTraceElement frame : error.getStackTrace()) {
                if ("@FILE@".equals(frame.getFileName())) {
                    location = " (line " + frame.getLineNumber() + ")";
                    break;
                }
            }
            System.out.flush();
            System.err.println(error.toString().lines().findFirst().orElse("") + location);
            System.exit(1);
        }
    }
}
