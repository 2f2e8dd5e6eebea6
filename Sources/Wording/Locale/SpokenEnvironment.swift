internal import Foundation

/// The environment variables that set language and locale.
enum SpokenEnvironment {
    /// The variables that are set. Only these are read, because `ProcessInfo` makes a dictionary of
    /// all variables each time.
    static var variables: [String: String] {
        ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME"].reduce(into: [:]) { found, name in
            found[name] = getenv(name).map { String(cString: $0) }
        }
    }
}
