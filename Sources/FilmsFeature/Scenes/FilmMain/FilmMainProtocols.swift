public import Presentation
public import Signals

/// Shows a film and what became of its feedback.
public protocol DisplaysFilm: Viewable {
    func showFilm(_ film: FilmViewModel)
}

/// Shows every feedback of a film.
public protocol DisplaysFeedbackTrail: Viewable {
    /// A line for each, where that was asked for.
    func showWholeTrail(_ trail: String, of id: String)
}

/// Thanks for a feedback that is positive and better than the one before.
public protocol DisplaysThanks: Viewable {
    func showThanks(_ thanks: ThanksViewModel)
}

/// The main page of a film, as navigation and collection know it.
public protocol FilmMainPage: NavigationPage {
    var signalLeaveFeedback: Signal<Void> { get }
    /// True for polarized.
    var signalPolarizedChanged: Signal<Bool> { get }
    /// A film that is still to be seen was seen today.
    var signalWatched: Signal<Void> { get }
    /// Every feedback is to be shown.
    var signalWholeTrail: Signal<Void> { get }
    /// The id of an entry of the same day, or of another viewing.
    var signalRelatedEntry: Signal<String> { get }
    /// What finds the entries that this one is among.
    var signalRelatedSearch: Signal<String> { get }
}

/// Makes the pages of a film. `id` says whose pages they are.
public protocol MakesFilmPages: AnyObject {
    func makeFilmMainPage(for id: String) -> any FilmMainPage
    func makeFeedbackSelectionPage(for id: String) -> any FeedbackSelectionPage
}
