public import ClaimsFeature
internal import Gtk
public import Signals

extension MainWindow: ProfilePage, DisplaysPaper, PaperPage {
    public var signalProfile: Signal<Void> { signals.profile.signal }
    public var signalWriteClaim: Signal<String> { signals.writeClaim.signal }

    public func openPaper(_ paper: PaperViewModel) -> any PaperScreen {
        let screen = PaperWindow(paper, parent: window)
        screen.onQuit = { [weak forms] in forms?.onQuit() }
        screen.toasts.connect(to: signals)
        self.paper = screen
        screen.present()
        return screen
    }
}
