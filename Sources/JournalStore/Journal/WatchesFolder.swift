internal import CLinux

/// Tells what happens in a folder. It may tell late, twice, or too much: the journal looks for
/// itself.
@MainActor
public protocol WatchesFolder: AnyObject {
    /// Calls `report` on the main actor with the name of each file in the folder at `path` that came,
    /// went or changed, until the watch is stopped or released; for a rename, with both. An empty name
    /// says that the folder's disk was unmounted. What else happens to the folder itself, and in
    /// folders inside it, does not matter.
    func watch(
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch
}

/// A running observation of a folder. Nobody hears of events any more once it is stopped or
/// released.
@MainActor
public protocol FolderWatch: AnyObject {
    func stop()
    /// Whether it hears of everything that happens in the folder.
    var isTold: Bool { get }
}

extension FolderWatch {
    public var isTold: Bool { true }
}

/// What the system tells of folders.
public enum SystemNews {
    /// Whether it tells what other programs do in a folder: it does not of those on other machines, nor
    /// where the user may watch no more folders.
    public static func tells(of path: String) -> Bool { counterfoil_is_told_of(path) != 0 }
}
