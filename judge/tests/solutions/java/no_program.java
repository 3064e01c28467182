// judged 292: no_program.java: no class has `public static void main(String[] args)`…CE: it does not compile
class Nim {
    static void main() { new java.util.Scanner(System.in); }
}
