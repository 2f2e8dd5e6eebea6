import ClaimsFeature
import Presentation
import Signals

/// Records what a presenter of papers shows, in one list, in place of the window of the paper.
final class PaperSpy: DisplaysPaper {
    enum Message: Equatable {
        case open(PaperViewModel)
        case show(PaperViewModel)
        case dismiss
        case failure(FailureViewModel)
    }

    let events = ClaimsEvents()
    var claims: Emitter<String> { events.writeClaim }
    let requests = Emitter<PaperRequest>()
    fileprivate(set) var messages: [Message] = []
    private(set) var screen: Screen?

    final class Screen: PaperScreen {
        var signalDraft: Signal<PaperDraft> { drafts.signal }
        var signalFillIn: Signal<PaperViewModel.Place> { places.signal }
        var signalWritten: Signal<Void> { writing.signal }
        var signalClose: Signal<Void> { closing.signal }
        let writing = Emitter<Void>()
        let drafts = Emitter<PaperDraft>()
        let places = Emitter<PaperViewModel.Place>()
        let closing = Emitter<Void>()
        private unowned let spy: PaperSpy

        init(_ spy: PaperSpy) { self.spy = spy }

        func show(_ paper: PaperViewModel) { spy.messages.append(.show(paper)) }
        func dismiss() { spy.messages.append(.dismiss) }
    }

    /// The paper that was shown last.
    var paper: PaperViewModel? {
        messages.reversed().lazy.compactMap { message -> PaperViewModel? in
            switch message {
            case .open(let paper), .show(let paper): paper
            case .dismiss, .failure: nil
            }
        }.first
    }

    func openPaper(_ paper: PaperViewModel) -> any PaperScreen {
        messages.append(.open(paper))
        let screen = Screen(self)
        self.screen = screen
        return screen
    }

    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }

    func forget() { messages.removeAll() }
}
