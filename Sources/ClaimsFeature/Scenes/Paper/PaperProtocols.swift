public import Presentation
public import Signals

/// Opens the page on which a paper is looked at before it is written.
public protocol DisplaysPaper: DisplaysFailure {
    func openPaper(_ paper: PaperViewModel) -> any PaperScreen
}

/// Where somebody asks for the papers of a trip.
public protocol PaperPage: AnyObject {
    /// The id of the trip, of a leg of the journey, of a claim or of a season ticket.
    var signalWriteClaim: Signal<String> { get }
}

/// An open window with what goes onto a paper. It saves, copies and prints by itself what it shows.
public protocol PaperScreen: AnyObject {
    var signalDraft: Signal<PaperDraft> { get }
    /// Something missing is to be filled in where it belongs.
    var signalFillIn: Signal<PaperViewModel.Place> { get }
    /// It was saved, copied or printed.
    var signalWritten: Signal<Void> { get }
    /// It is to be closed; it stays until it is dismissed.
    var signalClose: Signal<Void> { get }
    func show(_ paper: PaperViewModel)
    /// Takes the window from the screen.
    func dismiss()
}
