internal import Gtk
internal import JournalFeature

/// The files that cannot be read, or the lines that cannot be used, and the window that lists them.
final class UnreadableFiles {
    /// The present files or lines, or `nil` if there are none.
    var files: UnreadableFilesViewModel?
    /// The window that lists the files while it is open.
    private(set) var window: UnreadableFilesWindow?

    private let parent: Window
    private let heading: String

    init(over parent: Window, heading: String) {
        self.parent = parent
        self.heading = heading
    }

    func list() {
        guard let files else { return }
        let list = UnreadableFilesWindow(files, heading: heading, parent: parent)
        list.onClose { [weak self] in
            self?.window = nil
            return true
        }
        window = list
        list.present()
    }
}
