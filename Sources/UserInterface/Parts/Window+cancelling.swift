internal import Gtk

extension Window {
    /// Tells when Escape or the close button asks for the window to go. It stays until whoever is
    /// told closes it.
    func onCancelled(_ handler: @escaping () -> Void) {
        onEscape(handler)
        onClose {
            handler()
            return false
        }
    }

    /// Tells when Ctrl+W or Ctrl+Q asks for it; the latter asks for the whole program.
    func onClosingKey(_ close: @escaping () -> Void, quit: @escaping () -> Void) {
        onKeyPress { [weak self] press in
            guard press.modifiers == .control, [Key("w"), Key("q")].contains(press.key) else {
                return false
            }
            // Closed, it may be gone before the program is asked to end.
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
