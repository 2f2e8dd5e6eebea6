internal import Gtk
internal import JournalFeature

/// The files that cannot be read, and the window that lists them.
final class UnreadableFiles {
    /// The present files, or `nil` if every file can be read.
    var files: UnreadableFilesViewModel?
    /// The window that lists the files while it is open.
    private(set) var window: UnreadableFilesWindow?

    private let parent: Window

    init(over parent: Window) {
        self.parent = parent
    }

    func list() {
        guard let files else { return }
        let list = UnreadableFilesWindow(files, parent: parent)
        list.onClose { [weak self] in
            self?.window = nil
            return true
        }
        window = list
        list.present()
    }
}
