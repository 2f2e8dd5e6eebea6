public import Presentation
public import Signals

public protocol DisplaysFilm: Viewable {
    func showFilm(_ film: FilmViewModel)
}

public protocol DisplaysFeedbackHistory: Viewable {
    /// Shows a line for each feedback, at the person's request.
    func showWholeFeedbackHistory(_ history: String, of id: String)
}

/// Thanks for a feedback that is positive and better than the one before.
public protocol DisplaysThanks: Viewable {
    func showThanks(_ thanks: ThanksViewModel)
}

/// The main page of a film, as navigation and presenters know it.
public protocol FilmMainPage: NavigationPage {
    var signalLeaveFeedback: Signal<Void> { get }
    /// Sends whether the scale becomes the polarized one.
    var signalPolarizedChanged: Signal<Bool> { get }
    /// Sent when a wanted film was seen today.
    var signalWatched: Signal<Void> { get }
    /// Sent when every feedback should be shown.
    var signalWholeFeedbackHistory: Signal<Void> { get }
    /// Sends the id of an entry of the same day, or of another viewing.
    var signalRelatedEntry: Signal<String> { get }
    /// Sends the search that finds related entries.
    var signalRelatedSearch: Signal<String> { get }
}

/// Makes the pages of the film with that id.
public protocol MakesFilmPages: AnyObject {
    func makeFilmMainPage(for id: String) -> any FilmMainPage
    func makeFeedbackSelectionPage(for id: String) -> any FeedbackSelectionPage
}
