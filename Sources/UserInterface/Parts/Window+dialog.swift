internal import Gtk
internal import Presentation

extension Window {
    /// Makes the window a modal dialog over another window. It is called before the window is
    /// presented.
    ///
    /// - Parameters:
    ///   - width: the width in pixels for text of the usual size, as is the height. Both are less
    ///     on a small screen.
    /// - Returns: the width that fits.
    @discardableResult
    func becomeDialog(over parent: Window, titled title: String, width: Int, height: Int) -> Int {
        self.title = title
        transientParent = parent
        isModal = true
        becomeDialog()
        Style.adapt(self)
        return setSizeForText(width: width, height: height)
    }

    /// Adds a header bar with the close button.
    ///
    /// - Parameter title: the title of the bar, or `nil` for that of the window.
    func setHeader(titled title: String? = nil) {
        let header = HeaderBar(title: title ?? self.title)
        header.showsCloseButton = true
        titlebar = header
    }

    /// Adds a header bar with the window's title, in which buttons replace the close button.
    ///
    /// - Parameters:
    ///   - start: the button that leaves the window.
    ///   - end: the suggested action, then others beside it.
    /// - Returns: the header bar.
    @discardableResult
    func setHeader(start: Button, end: Button...) -> HeaderBar {
        let header = HeaderBar(title: title)
        header.showsCloseButton = false
        header.packStart(start)
        end.first?.addStyleClass("suggested-action")
        for button in end { header.packEnd(button) }
        titlebar = header
        return header
    }
}

extension Window {
    /// Asks for the file to save, and calls back with its path unless the person cancels.
    ///
    /// - Parameter name: the proposed name of the file.
    func askForFile(
        titled title: String, named name: String, accept: String = localized("_Save"),
        _ chosen: @escaping (String) -> Void
    ) {
        let chooser = FileChooser(
            .save, title: title, accept: accept, cancel: localized("_Cancel"), parent: self)
        chooser.setCurrentName(name.replacing("/", with: "-"))
        chooser.asksBeforeReplacing = true
        chooser.present { $0.map(chosen) }
    }

    /// Calls the handler when Escape or the close button asks to close the window. The window stays
    /// until the handler closes it.
    func onCancelled(_ handler: @escaping () -> Void) {
        onEscape(handler)
        onClose {
            handler()
            return false
        }
    }

    /// Calls `close` for Ctrl+W, and `close` and `quit` for Ctrl+Q.
    func onClosingKey(_ close: @escaping () -> Void, quit: @escaping () -> Void) {
        onKeyPress { [weak self] press in
            guard press.modifiers == .control, [Key("w"), Key("q")].contains(press.key) else {
                return false
            }
            // Closing may release the window before the program is asked to end.
            withExtendedLifetime(self) {
                close()
                if press.key == Key("q") { quit() }
            }
            return true
        }
    }

    func onEscape(_ handler: @escaping () -> Void) {
        onKeyPress { [weak self] press in
            guard press.key == .escape else { return false }
            if self?.inputMethodTakes(press) != true { handler() }
            return true
        }
    }
}

extension Window {
    /// Calls `fit` with whether the window is narrower than `width`, which is in pixels for text of
    /// the usual size and grows with the text: at once, and each time that it changes.
    ///
    /// It is called before the window is presented, because a window that opens too wide for the
    /// screen does not get narrower with its contents.
    func whileNarrow(below width: Int, _ fit: @escaping (_ isNarrow: Bool) -> Void) {
        var isNarrow = (1..<Settings.pixels(forText: width)).contains(defaultWidth)
        fit(isNarrow)
        onLayout { [weak self] in
            // GTK ignores changes during allocation.
            ScheduledCall.idle { [weak self] in
                guard let self, isVisible else { return }
                guard (size.width < Settings.pixels(forText: width)) != isNarrow else { return }
                isNarrow.toggle()
                fit(isNarrow)
            }
        }
    }

    /// Stacks the content of `row` vertically while the window is narrower than `width`, as
    /// `whileNarrow` measures it.
    ///
    /// - Parameter spacing: the spacing of the stack, or `nil` to keep that of the row.
    func stack(_ row: Box, below width: Int, spacing: Int? = nil) {
        let beside = row.spacing
        whileNarrow(below: width) { [weak row] isNarrow in
            row?.orientation = isNarrow ? .vertical : .horizontal
            row?.spacing = isNarrow ? spacing ?? beside : beside
        }
    }

    /// Moves the buttons at the end of the header bar to `row` while the window is narrower than
    /// `width`, as `whileNarrow` measures it. Beside the title, they are wider than a narrow window
    /// in some languages, and a header bar has no room for labels of two lines.
    func lower(
        _ buttons: Button..., from header: HeaderBar, to row: WrapBox, below width: Int
    ) {
        whileNarrow(below: width) { [weak self, weak header, weak row] isNarrow in
            guard let self, let header, let row else { return }
            let focused = buttons.first(where: \.isFocus)
            for button in buttons where (button.parent === row) != isNarrow {
                if isNarrow { row.append(button) } else { header.packEnd(button) }
                // GTK forgets the default widget of the window when it is moved.
                if button.canBeDefault { setDefaultWidget(button) }
            }
            row.isVisible = !row.children.isEmpty
            focused?.grabFocus()
        }
    }
}

extension MessageDialog {
    /// Makes a dialog for a question; see `presentQuestion(answer:)`.
    convenience init(_ question: QuestionViewModel, parent: Window) {
        let choices = question.choices.enumerated().map { index, label in
            (label: label, response: Response(rawValue: Int32(index + 1)))
        }
        self.init(
            .question, text: question.title, secondary: question.text,
            buttons: [(localized("_Cancel"), .cancel)] + choices,
            parent: parent)
        if question.cancelIsDefault { setDefaultResponse(.cancel) }
    }

    /// Presents the dialog.
    ///
    /// - Parameter answer: is called with the index of the choice, and not if the question is
    ///   cancelled.
    func presentQuestion(answer: @escaping (Int) -> Void) {
        present { response in
            if response.rawValue > 0 { answer(Int(response.rawValue) - 1) }
        }
    }
}

/// A window that is open at most once, and kept until it closes.
class OpenWindow<Content: Window> {
    /// The window while it is open, or `nil` otherwise.
    final private(set) var window: Content?

    init() {}

    /// Opens a window, unless there is one.
    final func open(_ make: () -> Content) {
        guard window == nil else { return }
        let window = make()
        window.onDestroy { [weak self] in self?.window = nil }
        self.window = window
        window.present()
    }
}

/// The keyboard focus of a window that has lent it to a window above, such as a question or a file
/// chooser.
///
/// If the window is closed before it has the focus again, some window managers give the focus to
/// the closed window, and then no window has it.
final class FocusRestorer {
    private weak var window: Window?
    private var isAway = false

    init(of window: Window) {
        self.window = window
        window.onActiveChanged { [weak self, weak window] in
            if window?.isActive == true { self?.isAway = false }
        }
    }

    /// Marks the focus as lent, until the window is active again.
    func markAsLent() { isAway = true }

    /// Closes the window. The one below is presented if the focus is still away.
    func endWindow() {
        let parent = isAway ? window?.transientParent : nil
        window?.destroy()
        parent?.present()
    }
}
