/// Advice for somebody whose journal folder is missing.
public enum MissingJournalAdvice: Sendable {
    /// The command makes it when asked to.
    case create
    /// The command was to make it.
    case cannotBeMade
    /// The command only reads.
    case useAnother

    func sentence(about path: String) -> String {
        switch self {
        case .create:
            "The journal folder \(path) is missing. Add --create to make it, or choose another one "
                + "with --journal."
        case .cannotBeMade:
            "The journal folder \(path) is missing and could not be made. Check the permissions of "
                + "the folder it belongs in, or choose another one with --journal."
        case .useAnother:
            "The journal folder \(path) is missing. Put it back, or choose another one with "
                + "--journal. The commands “add” and “import” make a new one with --create."
        }
    }
}
