/// Something happened in a folder that is watched.
public enum FolderEvent: Hashable, Sendable {
    /// A file of that name came, went or changed. For a rename, two of these.
    case file(String)
    /// The folder itself came, went or changed, or events were lost: anything may have happened.
    case folder
}

/// Tells what happens in a folder. It may tell late, twice, or too much: the journal looks for
/// itself.
@MainActor
public protocol WatchesFolder: AnyObject {
    /// Calls `report` on the main actor with each event in the folder at `path` until the watch
    /// is stopped or released. What happens in folders inside it does not matter.
    func watch(
        _ path: String, report: @escaping @MainActor (FolderEvent) -> Void
    ) -> any FolderWatch
}

/// A running observation of a folder. Nobody hears of events any more once it is stopped or
/// released.
@MainActor
public protocol FolderWatch: AnyObject {
    func stop()
}
