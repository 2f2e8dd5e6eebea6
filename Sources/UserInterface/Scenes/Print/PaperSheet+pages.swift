internal import ClaimsFeature
internal import FilmsFeature
internal import Gtk
internal import TripsFeature
internal import Wording

extension FilmPage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        guard let film = model else { return }
        requestFeedbackHistory { history in
            done(
                film.sheet(
                    feedbackHistory: history, in: .ofWidgets, writtenOn: PaperPages.thisMoment))
        }
    }
}

extension TripPage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        if let model { done(model.sheet(in: .ofWidgets, writtenOn: PaperPages.thisMoment)) }
    }
}

extension JourneyPage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        if let model { done(model.sheet(in: .ofWidgets, writtenOn: PaperPages.thisMoment)) }
    }
}

extension PassPage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        if let model { done(model.sheet(in: .ofWidgets, writtenOn: PaperPages.thisMoment)) }
    }
}

extension ClaimPage {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        if let model { done(model.sheet(in: .ofWidgets, writtenOn: PaperPages.thisMoment)) }
    }
}
