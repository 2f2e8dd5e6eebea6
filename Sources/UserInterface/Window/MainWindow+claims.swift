public import ClaimsFeature
internal import Gtk
public import Signals

extension MainWindow: DisplaysPaper, PaperPage {
    public var signalWriteClaim: Signal<String> { signals.writeClaim.signal }

    public func openPaper(_ paper: PaperViewModel) -> any PaperScreen {
        let screen = PaperWindow(paper, parent: window)
        screen.present()
        return screen
    }
}
