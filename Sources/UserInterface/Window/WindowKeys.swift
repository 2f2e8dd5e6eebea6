internal import Gtk
internal import Signals

/// Keys and buttons that the window hears before the widgets in it, and that no accelerator could
/// stand for.
final class WindowKeys {
    /// Whether Ctrl+Z, Ctrl+Shift+Z and Ctrl+Delete are about a text.
    var areForText = false

    private let window: Window
    private let list: ListPane
    private let detail: DetailPane
    private let entries: EntryActions
    private let views: ViewArea
    private let actions: WindowActions
    private let signals: WindowSignals
    private var isTyping = false

    init(
        of window: Window, list: ListPane, detail: DetailPane, views: ViewArea,
        entries: EntryActions, actions: WindowActions, signals: WindowSignals
    ) {
        self.window = window
        self.list = list
        self.detail = detail
        self.entries = entries
        self.views = views
        self.actions = actions
        self.signals = signals
        window.onButtonPress { [weak self] press in
            switch press.button {
            case ButtonPress.back: self?.views.goBack()
            case ButtonPress.forward: signals.forward.emit()
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
            return escape(press) || deleteByKey(press) || isForText(press) || listKeys(press)
        }
    }

    /// In the search, Escape clears; everywhere else it goes back. Whether there is a way back is
    /// not asked of the page on show, for one that was asked for may be about to come.
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
        signals.typing.emit(isTyping)
    }

    /// Ctrl+Delete deletes the entry asked for; in a text it deletes a word, which an accelerator
    /// would forestall.
    private func deleteByKey(_ press: KeyPress) -> Bool {
        guard press.key == .delete, press.modifiers == .control, !areForText else {
            return false
        }
        entries.delete()
        return true
    }

    /// In a text Ctrl+Z is about what was typed, and brings back no entry; an accelerator would.
    private func isForText(_ press: KeyPress) -> Bool {
        let isUndo = press.key == Key("z") && press.modifiers == .control
        let isRedo =
            [Key("z"), Key("Z")].contains(press.key) && press.modifiers == [.control, .shift]
        return (isUndo || isRedo) && areForText
    }

    /// Ctrl+F1 lists the keys. On Wayland GTK takes Ctrl for a part of the key that it finds there, and
    /// would open the help by the accelerator of F1.
    private func listKeys(_ press: KeyPress) -> Bool {
        guard press.key == .f1, press.modifiers == .control else { return false }
        actions.activate(.shortcuts)
        return true
    }
}
