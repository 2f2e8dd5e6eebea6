internal import Gtk
internal import Presentation
internal import Wording

extension MainWindow {
    /// Shows the pages of resources/help in the desktop's own program for them.
    func openHelp() {
        open("help:counterfoil", orSay: LocalWords.ofWidgets.helpNotOpened)
    }

    /// Opens an address with the program that the desktop has for it.
    ///
    /// - Parameter failure: what did not happen, where that cannot be started.
    func open(_ address: String, orSay failure: String) {
        do throws(SystemError) {
            try window.show(address: address)
        } catch {
            showFailure(FailureViewModel(title: failure, reason: "\(error)"))
        }
    }
}
