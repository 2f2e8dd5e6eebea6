internal import Gtk
internal import Presentation
internal import Wording

extension MainWindow {
    /// Says where the journal is, before anything is shown.
    ///
    /// - Parameters:
    ///   - folder: its path, as one reads it.
    ///   - isFirstStart: whether there was none before, so that the empty window says what the program is for.
    public func introduce(_ folder: String, isFirstStart: Bool) {
        quiet.folder = folder
        help.folder = folder
        self.isFirstStart = isFirstStart
    }

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
