internal import Gtk
internal import Presentation

/// A modal window around a form: Cancel and Save in its header, a bar for what went wrong.
class FormWindow: Window {
    private(set) final var onSave: () -> Void = {}
    private(set) final var onCancel: () -> Void = {}

    private let save = Button(mnemonic: "_Save")
    private let failure = MessageBar(.error)

    init(title: String, form: Widget, parent: Window) {
        super.init()
        self.title = title
        transientParent = parent
        isModal = true
        becomeDialog()
        Style.adapt(self)
        setDefaultSize(width: 540, height: 600)

        let cancel = Button(mnemonic: "_Cancel")
        cancel.onClicked { [weak self] in self?.close() }
        save.addStyleClass("suggested-action")
        save.onClicked { [weak self] in
            // A number that is still being typed counts once the focus leaves it, which the key
            // for Save alone would not make it do.
            self?.save.grabFocus()
            self?.onSave()
        }
        let header = HeaderBar(title: title)
        header.showsCloseButton = false
        header.packStart(cancel)
        header.packEnd(save)
        titlebar = header

        let scrolled = ScrolledWindow(form, horizontal: .never)
        let column = Box(.vertical)
        column.append(failure)
        column.append(scrolled, expand: true)
        child = column

        failure.onDismiss { [weak self] in self?.failure.show(nil) }
        save.canBeDefault = true
        setDefaultWidget(save)
        onEscape { [weak self] in self?.close() }
        onClose { [weak self] in
            self?.onCancel()
            return true
        }
    }

    final func whenSaved(_ save: @escaping () -> Void, cancelled cancel: @escaping () -> Void) {
        onSave = save
        onCancel = cancel
    }

    final var canSave: Bool {
        get { save.isSensitive }
        set { save.isSensitive = newValue }
    }

    final func show(_ message: FailureViewModel) {
        failure.show(message)
    }
}
