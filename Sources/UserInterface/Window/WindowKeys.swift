internal import Gtk
internal import JournalFeature
internal import Signals

/// Keys and buttons that the window handles before the widgets in it, which no accelerator could
/// do.
final class WindowKeys {
    /// Whether Ctrl+Z, Ctrl+Shift+Z and Ctrl+Delete apply to a text field.
    var areForText = false

    private let window: Window
    private let list: ListPane
    private let detail: DetailPane
    private let entries: EntryActions
    private let views: WindowHistory
    private let actions: WindowActions
    private let events: WindowEvents
    private var isTyping = false

    init(
        of window: Window, list: ListPane, detail: DetailPane, views: WindowHistory,
        entries: EntryActions, actions: WindowActions, events: WindowEvents
    ) {
        self.window = window
        self.list = list
        self.detail = detail
        self.entries = entries
        self.views = views
        self.actions = actions
        self.events = events
        window.onButtonPress { [weak self] press in
            switch press.button {
            case ButtonPress.back: self?.views.goBack()
            case ButtonPress.forward: events.journal.forward.emit()
            default: return false
            }
            return true
        }
        detail.onSwipe { [weak self] in
            if $0 == .back { self?.views.goBack() }
        }
        window.onFocusMoved { [weak self, weak window] in
            window?.realizeFocus()
            self?.tellTyping()
        }
        window.onKeyPress { [weak self] press in
            guard let self else { return false }
            return escape(press) || deleteByKey(press) || pastePicture(press) || isForText(press)
                || listKeys(press)
        }
    }

    /// Goes back for Escape, except in the search, where it clears the text. The shown page is not
    /// asked whether it goes back, because another one may be about to replace it.
    private func escape(_ press: KeyPress) -> Bool {
        guard press.key == .escape, press.modifiers.isEmpty,
            detail.page != nil || views.hasWayBack, !window.isFocus(within: list.search)
        else { return false }
        if !window.inputMethodTakes(press) { views.goBack() }
        return true
    }

    private func tellTyping() {
        guard isTyping != window.isTyping else { return }
        isTyping.toggle()
        events.journal.typing.emit(isTyping)
    }

    /// Deletes the requested entry for Ctrl+Delete. In a text field the key deletes a word, which
    /// an accelerator would prevent.
    private func deleteByKey(_ press: KeyPress) -> Bool {
        guard press.key == .delete, press.modifiers == .control, !areForText else {
            return false
        }
        entries.delete()
        return true
    }

    /// Pastes a picture for Ctrl+V on the page of a film.
    private func pastePicture(_ press: KeyPress) -> Bool {
        let isPaste = press.key == Key("v") && press.modifiers == .control
        return isPaste && !areForText && entries.pastePicture()
    }

    /// Whether a press is Undo or Redo for a text field. An accelerator would undo a change of the
    /// journal instead.
    private func isForText(_ press: KeyPress) -> Bool {
        let isUndo = press.key == Key("z") && press.modifiers == .control
        let isRedo =
            [Key("z"), Key("Z")].contains(press.key) && press.modifiers == [.control, .shift]
        return (isUndo || isRedo) && areForText
    }

    /// Shows the shortcuts for Ctrl+F1. On Wayland, GTK would ignore Ctrl and open the help by the
    /// accelerator of F1.
    private func listKeys(_ press: KeyPress) -> Bool {
        guard press.key == .f1, press.modifiers == .control else { return false }
        actions.activate(.shortcuts)
        return true
    }
}
