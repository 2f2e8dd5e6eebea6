internal import Domain
public import EntryFeature
public import Presentation
internal import Signals
internal import Wording

/// Offers the values of the film's scale.
final class FeedbackSelectionPresenter: PagePresenter {
    private let film: any HoldsEntry<Film, FilmStep>
    private let words: FilmWords
    private weak var view: (any DisplaysFeedbackSelection)?
    /// The feedback of the film when the page came, which is marked and can be removed; `nil` while
    /// the film is not known.
    private var present: Feedback?

    init(
        film: any HoldsEntry<Film, FilmStep>, words: FilmWords, pages: FilmPages,
        view: any DisplaysFeedbackSelection
    ) {
        self.film = film
        self.words = words
        self.view = view
        super.init()

        fillEach(of: pages.signalMakeSelectionPage)
        // A choice leaves the page, which does not change any more.
        subscriptions += pages.signalMakeSelectionPage.events(\.selection).onReception § eachTime
            § { [weak self] _ in self?.page = nil }
        follow(film)
    }

    override func fill(_ page: any NavigationPage) {
        present = nil
        super.fill(page)
    }

    override func show() {
        guard page != nil, let content = film.content else { return }
        let present = present ?? content.feedback
        self.present = present
        let choices = content.scale.choices.map {
            FeedbackChoice($0, label: words.local.feedback($0))
        }
        view?.showFeedbackSelection(
            FeedbackSelectionViewModel(
                film: EntryViewModel(content, id: film.id, words: words),
                title: words.local.say(
                    "What did you think of {title}?", ["title": content.title.displayIsolated]),
                choices: choices, chosen: choices.first { $0.feedback == present },
                clearChoice: present == .none
                    ? nil : FeedbackChoice(.none, label: words.local.say("Remove Feedback")),
                leavingFeedback: Availability(unless: words.local.whyReadOnly(film.folder))))
    }
}

public protocol DisplaysFeedbackSelection: Viewable {
    func showFeedbackSelection(_ selection: FeedbackSelectionViewModel)
}

public struct FeedbackPageEvents: PageEvents {
    public let selection: PageEvent<FeedbackChoice>

    public init(_ gate: PageGate) { selection = PageEvent(gate) }
}

public struct FeedbackSelectionViewModel: Hashable, Sendable {
    public let film: EntryViewModel
    /// The title, such as "What did you think of Brief Encounter?".
    public let title: String
    public let choices: [FeedbackChoice]
    /// The choice that is the feedback of the film, or `nil` if none is.
    public var chosen: FeedbackChoice?
    /// The choice that withdraws the feedback, or `nil` if that is not offered.
    public var clearChoice: FeedbackChoice?
    /// Whether feedback can be left.
    public var leavingFeedback = Availability.available
}

/// One value of a scale: a button's label for the view, the value itself for this feature.
public struct FeedbackChoice: Hashable, Sendable {
    /// The label, such as "so-so".
    public let label: String
    /// The mark of the value, or `nil` if it is none.
    public var mark: FeedbackMark? { FeedbackMark(feedback) }
    let feedback: Feedback

    init(_ feedback: Feedback, label: String) {
        self.feedback = feedback
        self.label = label
    }
}
