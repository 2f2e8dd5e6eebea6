/// The pages made last, for as long as somebody shows them. What belongs to another entry finds
/// none, so that its presenters never paint over the entry on show.
final class MadePages {
    private weak var filmPage: FilmPage?
    private weak var feedbackPage: FeedbackPage?
    private weak var tripPage: TripPage?
    private weak var outcomePage: OutcomePage?

    func remember(_ page: FilmPage) -> FilmPage {
        filmPage = page
        return page
    }

    func remember(_ page: FeedbackPage) -> FeedbackPage {
        feedbackPage = page
        return page
    }

    func remember(_ page: TripPage) -> TripPage {
        tripPage = page
        return page
    }

    func remember(_ page: OutcomePage) -> OutcomePage {
        outcomePage = page
        return page
    }

    func film(_ id: String) -> FilmPage? { filmPage?.entryID == id ? filmPage : nil }
    func feedback(_ id: String) -> FeedbackPage? {
        feedbackPage?.entryID == id ? feedbackPage : nil
    }
    func trip(_ id: String) -> TripPage? { tripPage?.entryID == id ? tripPage : nil }
    func outcome(_ id: String) -> OutcomePage? { outcomePage?.entryID == id ? outcomePage : nil }
}
