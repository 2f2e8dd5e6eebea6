internal import Gtk
internal import JournalFeature

/// The files that cannot be read, or the lines that cannot be used, each with the reason.
final class UnreadableFilesWindow: Window {
    init(_ files: UnreadableFilesViewModel, heading: String, parent: Window) {
        super.init()
        becomeDialog(over: parent, titled: files.title, width: 560, height: 420)
        setHeader(titled: heading)

        let list = ListBox()
        list.accessibleName = heading
        for file in files.files {
            let name = Text.wrapping(file.name)
            name.isBold = true
            name.isSelectable = true
            let reason = Text.dim(file.reason)
            let row = Box(.vertical, spacing: Space.close, margin: Space.near, of: name, reason)
            list.append(Self.row(row, named: file.name, description: file.reason))
        }
        if let more = files.more {
            let label = Text.dim(more)
            label.margin = Space.near
            list.append(Self.row(label, named: more))
        }
        child = ScrolledWindow(list, horizontal: .never)
        onEscape { [weak self] in self?.close() }
    }

    /// Returns a row that is read aloud as a whole.
    private static func row(
        _ child: Widget, named name: String, description: String = ""
    ) -> ListBoxRow {
        let row = ListBoxRow(child: child)
        row.accessibleName = name
        row.accessibleDescription = description
        return row
    }
}

/// The files that cannot be read, or the lines that cannot be used, and the window that lists them.
final class UnreadableFiles: OpenWindow<UnreadableFilesWindow> {
    /// The present files or lines, or `nil` if there are none.
    var files: UnreadableFilesViewModel?

    private weak var parent: Window?
    private let heading: String

    init(over parent: Window, heading: String) {
        self.parent = parent
        self.heading = heading
    }

    func list() {
        guard let files, let parent else { return }
        open { UnreadableFilesWindow(files, heading: heading, parent: parent) }
    }
}
