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

    func onEscape(_ handler: @escaping () -> Void) {
        onKeyPress { press in
            guard press.key == .escape else { return false }
            handler()
            return true
        }
    }
}
