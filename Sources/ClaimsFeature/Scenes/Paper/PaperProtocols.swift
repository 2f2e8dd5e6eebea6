public import Presentation
public import Signals

/// Opens the window that previews a paper.
public protocol DisplaysPaper: DisplaysFailure {
    func openPaper(_ paper: PaperViewModel) -> any PaperScreen
}

/// An open window that previews a paper, and saves, copies and prints it by itself.
public protocol PaperScreen: AnyObject {
    var signalDraft: Signal<PaperDraft> { get }
    /// Sends the place where a missing value is filled in.
    var signalFillIn: Signal<PaperViewModel.Place> { get }
    /// Posts when the paper was saved, copied or printed.
    var signalWritten: Signal<Void> { get }
    /// Posts when the user closes the window, which stays until `dismiss()`.
    var signalClose: Signal<Void> { get }
    func show(_ paper: PaperViewModel)
    /// Closes the window.
    func dismiss()
}
