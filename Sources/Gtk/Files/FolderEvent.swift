/// Something that happened in a watched folder. Names are those of files, without the folder.
public nonisolated enum FolderEvent: Hashable, Sendable {
    /// The file came to be, or was moved here, perhaps in the place of another.
    case appeared(String)
    /// What is in the file changed, or what the system says about it.
    case changed(String)
    /// The file was deleted, or moved elsewhere.
    case disappeared(String)
    /// The file got another name, perhaps in the place of another.
    case renamed(from: String, to: String)
    /// The folder itself was deleted, renamed or unmounted.
    case folderDisappeared
    /// The folder is there again; anything may be in it.
    case folderAppeared
    /// What the system says about the folder itself changed, such as who may write into it.
    case folderChanged
}
