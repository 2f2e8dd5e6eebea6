internal import Gtk
internal import Presentation
internal import Wording

/// A file in a form, such as a ticket's or a picture's: its name, and the buttons that choose or remove it.
final class TicketFileField: Box {
    /// The path of the file, or empty without one.
    var path: String {
        didSet { if path != oldValue { show() } }
    }
    /// Is called when the person chooses another file, or none.
    var onChanged: () -> Void = {}
    /// Returns the parent of the dialog for the file.
    var window: () -> Window? = { nil }

    private let title: String
    private let name = Text.body()
    let choose = Button(mnemonic: localized("C_hoose…"))
    private let remove = Button(localized("Remove"))

    /// - Parameter title: the title of the dialog for the file.
    init(_ path: String, title: String) {
        self.path = path
        self.title = title
        super.init(.horizontal, spacing: Space.close)
        name.ellipsis = .middle
        name.xalign = 0
        append(name, expand: true)
        append(choose)
        append(remove)
        choose.onClicked { [weak self] in self?.ask() }
        remove.onClicked { [weak self] in
            self?.choose.grabFocus()
            self?.setPath("")
        }
        show()
    }

    private func show() {
        name.text =
            path.isEmpty ? localized("None", context: "the file of a ticket") : path.fileName
        name.tooltip = path.isEmpty ? nil : path
        name.setStyleClass(Style.dim, on: path.isEmpty)
        remove.isVisible = !path.isEmpty
    }

    private func setPath(_ path: String) {
        guard path != self.path else { return }
        self.path = path
        onChanged()
    }

    private func ask() {
        let chooser = FileChooser(
            .open, title: title, accept: localized("_Open"),
            cancel: localized("_Cancel"), parent: window())
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        chooser.setCurrentFolder(folder.isEmpty ? UserFolders.downloads : "/" + folder)
        chooser.present { [weak self] path in
            if let path { self?.setPath(path) }
        }
    }
}
