public import Presentation

/// A film as its main page shows it: words only.
public struct FilmViewModel: Hashable, Sendable {
    public var id: String
    public var title: String
    /// Such as "1945"; empty where unknown.
    var year: String
    /// Such as "19 November 2026" or "Day unknown".
    public var day: String
    /// Empty where unknown, as are the next four.
    var place: String
    public var tags: String
    public var notes: String
    public var link: String
    /// Whether the link is the address of a web page, which the desktop may open.
    public var opensLink: Bool
    /// Such as "Rated 8/10 on IMDb".
    public var rating: String
    /// Such as "2nd viewing", or "Seen before" where nobody counted; empty where it is not known.
    public var viewing: String
    /// Further facts about the film itself, such as its directors.
    public var facts: [Fact]
    /// Whether it is still to be seen: it can be marked as seen, and nothing be said of it yet.
    public var isWanted = false
    public var isPolarized: Bool
    /// Such as "The film was good"; nil while there is none.
    public package(set) var feedback: String?
    /// Earlier and present feedback, such as "bad, 3 May 2014 → good, 19 November 2026"; empty
    /// while there is none.
    public var trail: String
    /// Whether the trail has every feedback; otherwise the latest, and the rest can be asked for.
    public var isTrailWhole: Bool
    /// Whether feedback can be left and its scale be chosen.
    public var leavingFeedback: Availability = .available
    /// Other viewings of the film: the day of each, and its feedback.
    public var viewings: [EntryViewModel]
    /// Such as "… and 3 more", which are not listed; empty where all are.
    public var moreViewings = ""
    /// What it is part of.
    public var wholes: [RelatedSearch] = []
    /// Other entries of the same day.
    public var related: [EntryViewModel]
    /// Such as "… and 3 more", which are not listed; empty where all are.
    public var moreRelated = ""

    package init(
        id: String, title: String, year: String = "", day: String = "", place: String = "",
        tags: String = "", notes: String = "", link: String = "", opensLink: Bool = false,
        rating: String = "", viewing: String = "", facts: [Fact] = [],
        isPolarized: Bool = false, feedback: String? = nil, trail: String = "",
        isTrailWhole: Bool = true, viewings: [EntryViewModel] = [], related: [EntryViewModel] = []
    ) {
        self.id = id
        self.title = title
        self.year = year
        self.day = day
        self.place = place
        self.tags = tags
        self.notes = notes
        self.link = link
        self.opensLink = opensLink
        self.rating = rating
        self.viewing = viewing
        self.facts = facts
        self.isPolarized = isPolarized
        self.feedback = feedback
        self.trail = trail
        self.isTrailWhole = isTrailWhole
        self.viewings = viewings
        self.related = related
    }

    /// What it is and where it was watched, such as "1945 · Filmforum, Köln"; empty where neither is known.
    public var origin: String { [year, place].filter { !$0.isEmpty }.joined(separator: " · ") }

    /// The film in a few words.
    public var entry: EntryViewModel {
        EntryViewModel(
            id: id, title: title,
            detail: [year, day, place].filter { !$0.isEmpty }.joined(separator: " · "),
            verdict: feedback ?? "")
    }
}

/// The words of thanks for a feedback.
public struct ThanksViewModel: Hashable, Sendable {
    public let title: String
    public let text: String

    package init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}
