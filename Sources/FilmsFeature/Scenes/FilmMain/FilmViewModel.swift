public import EntryFeature
public import Presentation
public import Wording

/// A film in the words of its main page.
public struct FilmViewModel: Hashable, Sendable {
    public internal(set) var id: String
    public internal(set) var title: String
    /// The year, such as "1945"; empty if unknown.
    var year = ""
    /// The day, such as "19 November 2026" or "Day unknown".
    public internal(set) var day = ""
    /// The place; empty if unknown, as the next four are.
    var place = ""
    public internal(set) var tags = ""
    public internal(set) var notes = ""
    public internal(set) var link = ""
    /// Whether the link is the address of a web page, which the desktop may open.
    public internal(set) var opensLink = false
    /// The rating, such as "Rated 8/10 on IMDb"; empty if unknown.
    public internal(set) var rating = ""
    /// The viewing, such as "2nd viewing", or "Seen before" if its number is unknown; empty if
    /// neither is known.
    public internal(set) var viewing = ""
    /// Further facts about the film itself, such as its directors.
    public internal(set) var facts: [Fact] = []
    /// The facts that `work` does not say.
    public internal(set) var details: [Fact] = []
    /// The facts in the line below the title, besides the year: directors, running time, genres and
    /// the first of the cast.
    var factsInLine: [String] = []
    /// The rating of others, such as "Rated 7.8/10 by others on IMDb", or empty if there is none.
    public internal(set) var ratingOfOthers = ""
    /// Whether it is a wanted film: it can be marked as seen, but not be given feedback yet.
    public internal(set) var isWanted = false
    public internal(set) var isPolarized = false
    /// The verdict, such as "You thought it was good", or `nil` if there is none.
    public internal(set) var feedback: String?
    /// The mark of the verdict, or `nil` if there is none.
    public internal(set) var mark: FeedbackMark?
    /// The marks of earlier and present feedback, of which the last is the latest.
    public internal(set) var marksOfHistory: [FeedbackMark] = []
    /// The earlier and present feedback, such as "bad, 3 May 2014 → good, 19 November 2026"; empty
    /// if there is none.
    public internal(set) var feedbackHistory = ""
    /// Whether the history has every feedback; otherwise it has the latest, and the whole one can
    /// be requested.
    public internal(set) var isFeedbackHistoryComplete = true
    /// The path of its picture, or `nil` if there is none.
    public internal(set) var picture: String?
    /// The name of its picture for assistive technology.
    public internal(set) var pictureName = ""
    /// The stars, or `nil` if the person gives none to films.
    public internal(set) var stars: StarsViewModel?
    /// Whether the history says no more than the verdict and the day.
    public internal(set) var historyRepeatsVerdict = false
    /// Whether feedback can be left and its scale be chosen.
    public internal(set) var leavingFeedback: Availability = .available
    /// The other viewings of the film: the day of each, and its feedback.
    public internal(set) var viewings: [EntryViewModel] = []
    /// The note on viewings that are not listed, such as "… and 3 more"; empty if all are.
    public internal(set) var moreViewings = ""
    /// The searches for entries that it has something in common with.
    public internal(set) var relatedSearches: [RelatedSearch] = []
    public internal(set) var related: [EntryViewModel] = []
    /// The note on entries that are not listed, such as "… and 3 more"; empty if all are.
    public internal(set) var moreRelated = ""

    /// The film itself in a line, such as "1945 · David Lean · 1 h 26 min"; empty if nothing is
    /// known.
    public var work: String {
        ((year.isEmpty ? [] : [year]) + factsInLine).joined(separator: " · ")
    }

    /// The rating, unless the stars say the same.
    public var ratingBesideStars: String { stars?.saysRating == true ? "" : rating }

    /// The place and the viewing, such as "Filmforum, Köln · 2nd viewing"; empty if neither is
    /// known.
    public var occasion: String {
        [place, viewing].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    public var entry: EntryViewModel {
        EntryViewModel(
            id: id, title: title,
            detail: [year, day, place].filter { !$0.isEmpty }.joined(separator: " · "),
            verdict: feedback ?? "")
    }
}

public struct ThanksViewModel: Hashable, Sendable {
    /// The step that is thanked for, such as "Feedback saved."
    public let title: String
    /// The thanks, such as "Thank you: glad you enjoyed “Brief Encounter”."
    public let text: String
}
