internal import Gtk
internal import JournalFeature

/// The files that cannot be read, or the lines that cannot be used, and the window that lists them.
final class UnreadableFiles: OpenWindow<UnreadableFilesWindow> {
    /// The present files or lines, or `nil` if there are none.
    var files: UnreadableFilesViewModel?

    private let parent: Window
    private let heading: String

    init(over parent: Window, heading: String) {
        self.parent = parent
        self.heading = heading
    }

    func list() {
        guard let files else { return }
        open { UnreadableFilesWindow(files, heading: heading, parent: parent) }
    }
}
