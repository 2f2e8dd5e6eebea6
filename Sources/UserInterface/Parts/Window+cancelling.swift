internal import Gtk

extension Window {
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
