internal import ClaimsFeature
internal import FilmsFeature
internal import Gtk
internal import TripsFeature
internal import Wording

/// The content of a page that can be printed as it is shown.
protocol PrintedContent {
    func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet
}

extension TripViewModel: PrintedContent {}
extension JourneyViewModel: PrintedContent {}
extension PassViewModel: PrintedContent {}
extension ClaimViewModel: PrintedContent {}

extension EntryPage where Model: PrintedContent {
    func putOnPaper(_ done: @escaping (PaperSheet) -> Void) {
        if let model { done(model.sheet(in: .ofWidgets, writtenOn: PaperPages.thisMoment)) }
    }
}

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
