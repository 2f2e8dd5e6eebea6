public import Foundation

extension FolderJournal {
    /// The folder of the user's caches, by the XDG Base Directory Specification.
    public static var userCache: URL { userFolder("XDG_CACHE_HOME", or: ".cache", "counterfoil") }

    /// The folder of the user's state, by the XDG Base Directory Specification.
    public static var userRecords: URL {
        userFolder("XDG_STATE_HOME", or: ".local/state", "counterfoil/batches")
    }

    /// The folder of the user's data, by the XDG Base Directory Specification.
    public static var userRemoved: URL {
        userFolder("XDG_DATA_HOME", or: ".local/share", "counterfoil/removed")
    }

    /// The home folder in the environment, or else in the system's user database.
    private static var home: String {
        let said = getenv("HOME").map { String(cString: $0) } ?? ""
        return said.hasPrefix("/") ? said : NSHomeDirectory()
    }

    private static func userFolder(
        _ variable: String, or usual: String, _ name: String
    ) -> URL {
        let chosen = getenv(variable).map { String(cString: $0) }
        let folder = chosen.flatMap { $0.hasPrefix("/") ? $0 : nil }
        return URL(
            filePath: folder ?? home + "/" + usual, directoryHint: .isDirectory
        ).appending(path: name, directoryHint: .isDirectory)
    }
}

extension URL {
    var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
