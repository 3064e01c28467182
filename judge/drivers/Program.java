// Starts a program.

class Program {
    public static void main(String[] words) {
        Launcher.run(() -> @CLASS@.main(words));
    }
}
