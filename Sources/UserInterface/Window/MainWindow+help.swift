internal import Gtk
internal import Presentation
internal import Wording

extension MainWindow {
    /// Sets the place of the journal, before anything is shown.
    ///
    /// - Parameters:
    ///   - folder: the path in readable form.
    ///   - isFirstStart: whether there was no journal before, so that the empty window introduces
    ///     the program.
    public func introduce(_ folder: String, isFirstStart: Bool) {
        quiet.folder = folder
        help.folder = folder
        self.isFirstStart = isFirstStart
    }

    /// Opens the pages of resources/help in the desktop's help viewer.
    func openHelp() {
        open("help:counterfoil", orSay: Localizer.ofWidgets.helpNotOpened)
    }

    /// Opens an address in the desktop's program for it.
    ///
    /// - Parameter failure: the message if no program can be started.
    func open(_ address: String, orSay failure: String) {
        do throws(SystemError) {
            try window.show(address: address)
        } catch {
            showFailure(FailureViewModel(title: failure, reason: "\(error)"))
        }
    }
}
