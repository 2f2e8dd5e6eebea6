internal import Gtk
internal import Presentation
internal import Wording

extension MainWindow {
    /// Opens the pages of resources/help in the desktop's help viewer.
    func openHelp() {
        let words = Localizer.ofWidgets
        open(
            "help:counterfoil", orSay: words.helpNotOpened, withoutProgram: words.noHelpViewer)
    }

    /// Opens an address in the desktop's program for it.
    ///
    /// - Parameters:
    ///   - failure: the title of the message if no program can be started.
    ///   - reason: the reason if there is no program, or `nil` for the usual one.
    func open(_ address: String, orSay failure: String, withoutProgram reason: String? = nil) {
        do throws(SystemError) {
            try window.show(address: address)
        } catch {
            let isMissing = "\(error)" == ToolkitWords.noProgramToOpen
            showFailure(
                FailureViewModel(
                    title: failure, reason: (isMissing ? reason : nil) ?? "\(error)"))
        }
    }
}
