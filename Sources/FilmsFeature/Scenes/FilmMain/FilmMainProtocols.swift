public import Presentation

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

/// The events of the main page of a film.
public struct FilmPageEvents: PageEvents {
    public let leaveFeedback: PageEvent<Void>
    /// Posts whether the scale becomes the polarized one.
    public let polarizedChanged: PageEvent<Bool>
    /// Posts the number of half stars, or 0 to take them back.
    public let starsGiven: PageEvent<Int>
    /// Posts the picture that was dropped or pasted, which may arrive later.
    public let pictureChosen: PageEvent<ArrivingPicture>
    /// Posts when a wanted film was seen today.
    public let watched: PageEvent<Void>
    /// Posts when every feedback should be shown.
    public let wholeFeedbackHistory: PageEvent<Void>
    /// Posts the id of an entry of the same day, or of another viewing.
    public let relatedEntry: PageEvent<String>
    /// Posts the search that finds related entries.
    public let relatedSearch: PageEvent<String>
    /// Posts the address of the link to follow.
    public let link: PageEvent<String>

    public init(_ gate: PageGate) {
        (leaveFeedback, watched) = (PageEvent(gate), PageEvent(gate))
        (polarizedChanged, wholeFeedbackHistory) = (PageEvent(gate), PageEvent(gate))
        (starsGiven, pictureChosen) = (PageEvent(gate), PageEvent(gate))
        (relatedEntry, relatedSearch, link) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
    }
}

/// A picture for a film.
public enum ChosenPicture: Hashable, Sendable {
    /// The path of a file.
    case file(String)
    /// The content of a file.
    case content([UInt8])
}

/// Returns a picture once it has arrived, or `nil` if there is none.
public typealias ArrivingPicture = () async -> ChosenPicture?

/// Makes the pages of the film with that id.
public protocol MakesFilmPages: Viewable {
    func makeFilmMainPage(for id: String) -> any InteractivePage<FilmPageEvents>
    func makeFeedbackSelectionPage(for id: String) -> any InteractivePage<FeedbackPageEvents>
}
