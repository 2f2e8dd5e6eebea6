internal import Gtk
internal import Presentation

/// A button with the name of a folder, which opens a dialog to choose another.
final class FolderButton {
    let button: Button
    var path: String {
        didSet { show() }
    }
    /// Returns the parent of the dialog.
    var window: () -> Window? = { nil }

    private let name = Label()

    init(_ path: String) {
        self.path = path
        let content = Box(.horizontal, spacing: Space.close)
        button = Button(child: content)
        name.ellipsis = .middle
        name.maxWidthChars = 22
        content.append(Image(iconName: "folder-symbolic"), name)
        show()
    }

    /// Calls the handler with the path of the folder that the person chose.
    func onChosen(_ handler: @escaping (String) -> Void) {
        button.onClicked { [weak self] in
            guard let self else { return }
            let chooser = FileChooser(
                .createFolder, title: localized("Folder of Tickets"), accept: localized("_Open"),
                cancel: localized("_Cancel"), parent: window())
            chooser.setCurrentFolder(path)
            chooser.present { if let path = $0 { handler(path) } }
        }
    }

    private func show() {
        name.text = path.fileName
        button.tooltip = path
        button.accessibleName = path.fileName
    }
}
