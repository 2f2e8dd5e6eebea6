/// The program's own name and description.
public enum AppInfo {
    /// The name of the program, for people.
    public static let name = "Counterfoil"
    /// The name of the program on the desktop: on the session bus, and of its icon, windows and
    /// desktop entry.
    public static let id = "io.github.counterfoil.Counterfoil"
    /// The version, shown by the window and by the command line.
    public static let version = "1.0"
}
