/// The program's own name and description.
public nonisolated enum ThisProgram {
    /// Its name, for people.
    public static let name = "Counterfoil"
    /// Its name for the desktop: on the session bus, of its icon, its windows and its desktop entry.
    public static let id = "io.github.counterfoil.Counterfoil"
    /// Its version, said by the window and by the command line.
    public static let version = "1.0"
}
