internal import ClaimsFeature
internal import FilmsFeature
internal import Gtk
internal import Papers
internal import TripsFeature
internal import Wording

/// A page whose entry can be printed.
protocol PrintablePage: DetailPage {
    /// Calls back with the entry on paper, once it is known completely. An empty page does not call
    /// back.
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void)
}

extension FilmPage: PrintablePage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        guard let film = model else { return }
        requestFeedbackHistory { history in
            done(
                film.sheet(
                    feedbackHistory: history, in: .ofWidgets, writtenOn: PaperPages.thisMoment))
        }
    }
}

extension TripPage: PrintablePage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        if let model { done(model.sheet(in: .ofWidgets, writtenOn: PaperPages.thisMoment)) }
    }
}

extension JourneyPage: PrintablePage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        if let model { done(model.sheet(in: .ofWidgets, writtenOn: PaperPages.thisMoment)) }
    }
}

extension PassPage: PrintablePage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        if let model { done(model.sheet(in: .ofWidgets, writtenOn: PaperPages.thisMoment)) }
    }
}

extension ClaimPage: PrintablePage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        if let model { done(model.sheet(in: .ofWidgets, writtenOn: PaperPages.thisMoment)) }
    }
}
