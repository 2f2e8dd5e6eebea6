internal import Gtk
internal import JournalFeature

/// The files that cannot be read, and the window that lists them when that is asked for.
final class UnreadableFiles {
    /// As there are now; nil where every file can be read.
    var files: UnreadableFilesViewModel?
    /// As long as it is open.
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
