internal import Foundation

/// What the environment says of languages and habits.
enum SpokenEnvironment {
    /// Only what is asked for: `ProcessInfo` makes a dictionary of all variables each time.
    static var variables: [String: String] {
        ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME"].reduce(into: [:]) { found, name in
            found[name] = getenv(name).map { String(cString: $0) }
        }
    }
}
