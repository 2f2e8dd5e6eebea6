internal import CLinux

/// Reports changes in a folder. Reports may be late, repeated or needless, since the journal checks
/// the files itself.
@MainActor
public protocol WatchesFolder: AnyObject {
    /// Calls `report` on the main actor with the name of each file in the folder at `path` that was
    /// added, removed or changed, until the watch is stopped or released; for a rename, with both
    /// names. An empty name means that the folder's disk was unmounted. Other changes of the folder
    /// itself, and those in its subfolders, need not be reported.
    func watch(
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch
}

/// A running observation of a folder, which ends when it is stopped or released.
@MainActor
public protocol FolderWatch: AnyObject {
    func stop()
    /// Whether it is notified of everything that happens in the folder.
    var isTold: Bool { get }
}

extension FolderWatch {
    public var isTold: Bool { true }
}

/// The notifications of the system about folders.
public enum SystemNews {
    /// Returns whether the system reports changes by other programs in a folder. It does not report
    /// those by other computers, or if the user's limit of watches is reached.
    public static func tells(of path: String) -> Bool { counterfoil_is_told_of(path) != 0 }
}
