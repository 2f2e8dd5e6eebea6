internal import Domain
internal import EntryFeature
internal import Foundation
public import Presentation
internal import Signals
internal import Wording

/// Shows a film on its main page, and again whenever it, another viewing of it or a trip of its day
/// changes.
final class FilmMainPresenter: PagePresenter {
    private let film: any HoldsEntry<Film, FilmStep>
    private let showExistingFilm: ShowExistingFilm
    private let givesStars: () -> Bool
    private let words: FilmWords
    private weak var view: (any DisplaysFilm & DisplaysFeedbackHistory)?

    /// - Parameter givesStars: returns whether the person gives stars as well.
    init(
        film: any HoldsEntry<Film, FilmStep>, givesStars: @escaping () -> Bool, words: FilmWords,
        pages: FilmPages, view: any DisplaysFilm & DisplaysFeedbackHistory
    ) {
        self.film = film
        self.givesStars = givesStars
        self.words = words
        self.view = view
        showExistingFilm = ShowExistingFilm(view: view, words: words)
        super.init()

        fillEach(of: pages.signalMakeMainPage)
        subscriptions += pages.signalMakeMainPage.events(\.wholeFeedbackHistory).onReception
            § eachTime § weakly(self) { $0.showWholeFeedbackHistory }
        follow(film)
    }

    override func show() {
        guard page != nil, let content = film.content else { return }
        showExistingFilm.show(
            content, id: film.id, sameDay: film.sameDay, otherViewings: film.otherViewings,
            givesStars: givesStars(),
            feedback: Availability(unless: words.local.whyReadOnly(film.folder)))
    }

    /// Shows all feedback, unless it has changed by the time it is in words.
    private func showWholeFeedbackHistory() {
        guard let given = film.content?.feedbackGiven else { return }
        Task { [weak self, words] in
            let history = await FilmViewModel.wholeFeedbackHistory(given, words: words)
            guard let self, film.content?.feedbackGiven == given else { return }
            view?.showWholeFeedbackHistory(history, of: film.id.rawValue)
        }
    }
}

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

/// A change that the pages of a film make to it.
enum FilmStep {
    /// A change of either the scale or the feedback. The other one stays as it is on disk, where
    /// another program may have changed it a moment ago.
    case feedback(FeedbackModelChange)
    /// A wanted film was seen today.
    case watched
    /// Stars were given, or taken back for `nil`.
    case stars(Stars?)
    case picture(TicketFile)
}

struct RecordFilmStep {
    let id: EntryID
    let journal: any WritesEntries
    let now: () -> Date
    let words: FilmWords

    /// Writes the change, and returns the film as it was written.
    func callAsFunction(_ step: FilmStep) async throws(JournalError) -> Film {
        let moment = Date(timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
        let today = words.day(of: now())
        return try await journal.change(id) { (film: Film) in
            var film = film
            switch step {
            case .feedback(let change): return film.changingFeedback(by: change, at: moment)
            case .stars(let stars): return film.giving(stars)
            case .picture(let file): film.picture = file
            case .watched: if film.isWanted { film = film.watched(on: today) }
            }
            return film
        }
    }
}

/// Thanks for a feedback that the person just gave, if it is positive and better than the one before.
final class ThankForFeedback {
    private weak var view: (any DisplaysThanks)?
    private var subscriptions = Subscriptions()

    init(for film: any HoldsEntry<Film, FilmStep>, words: Localizer, view: any DisplaysThanks) {
        self.view = view
        subscriptions +=
            film.controller.deltaSignal
            .filter { $0.cause == .transform }
            .filter { $0.old.given < $0.new.given }
            .filter { $0.new.given.isPositive }
            .map {
                ThanksViewModel(
                    step: words.say("Feedback saved."), film: $0.new?.title ?? "", words: words)
            }
            .onReception § eachTime § { [weak self] in self?.view?.showThanks($0) }
    }
}

extension Film? {
    fileprivate var given: Feedback { self?.feedback ?? .none }
}

extension ThanksViewModel {
    /// - Parameter step: the step by which the feedback was given.
    fileprivate init(step: String, film: String, words: Localizer) {
        self.init(
            title: step,
            text: words.say(
                "Thank you: glad you enjoyed “{title}”.", ["title": film.displayIsolated]))
    }

    /// Makes the thanks for the feedback that a film was added with, or returns `nil` if there is
    /// nothing to be thanked for.
    init?(added film: Film, words: Localizer) {
        guard film.feedback.isPositive else { return nil }
        self.init(step: words.added(.film(film)), film: film.title, words: words)
    }
}
