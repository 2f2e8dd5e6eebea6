public import Presentation

/// The page of statistics: the choices, and the figures.
public nonisolated struct YearsViewModel: Hashable, Sendable {
    public let choice: YearsChoice
    public let periods: PeriodsViewModel
    /// The label of the choice to count only a search, such as "Only “late:>60”", or `nil` if there
    /// is no search.
    public let ofSearch: String?
    /// A sentence in place of all figures, or `nil` if there are some.
    public let nothing: String?
    /// Whether the journal has no entries at all, so that the ways to begin are offered.
    public var offersBeginning = false
    public let overview: OverviewViewModel
    /// The sections under *More*; empty while they are not shown.
    public let sections: [StatisticsSection]
    /// Whether everything is there. The present pictures will not change.
    public var isComplete = true
}

public nonisolated struct PeriodsViewModel: Hashable, Sendable {
    /// The name of the present period, such as "March 2025".
    public let title: String
    /// All time, the years, and the present period if it is neither; `year` is the index of the
    /// chosen one.
    public let years: [PeriodViewModel]
    public let year: Int
    /// The whole year and its months, empty if no year is chosen; `month` is the index of the
    /// chosen one.
    public let months: [String]
    public let month: Int
    /// The name of the period before, or `nil` if there is none.
    public let earlier: String?
    public let later: String?
    /// The first and the last day of the period.
    public let days: TypedDays
}

/// Two days as they stand in fields.
public nonisolated struct TypedDays: Hashable, Sendable {
    public var first: String
    public var last: String

    public init(first: String, last: String) {
        self.first = first
        self.last = last
    }

    /// One of the two days.
    public nonisolated enum Place: Hashable, Sendable {
        case first, last
    }
}

public nonisolated struct PeriodViewModel: Hashable, Sendable {
    public let name: String
    /// The period in the syntax of `YearsChoice.period`.
    public let period: String
}

/// The beginning of the page: how much there was, and how it was.
public nonisolated struct OverviewViewModel: Hashable, Sendable {
    /// The first figures, four at most.
    public var figures: [FigureViewModel] = []
    /// The first pictures, two at most.
    public var charts: [Chart] = []
    public var highlights: [HighlightsViewModel] = []

    public var isEmpty: Bool { figures.isEmpty && charts.isEmpty && highlights.isEmpty }
}

/// The entries of a kind that stand out, such as the longest film.
public nonisolated struct HighlightsViewModel: Hashable, Sendable {
    /// The kind, such as "Films".
    public let title: String
    public let rows: [HighlightViewModel]
}

public nonisolated struct HighlightViewModel: Hashable, Sendable {
    /// The reason why the entry stands out, such as "Longest".
    public let caption: String
    /// The title of the film or the way of the trip.
    public let name: String
    /// The fact and the day, such as "2 h 42 min, 8 March 2025".
    public let fact: String
    public let link: ChartLink
    /// Whether the entry is a favourite film, whose picture is printed.
    let isFavourite: Bool
}

/// The picture of a film on a page of paper.
public nonisolated struct FilmPictureViewModel: Hashable, Sendable {
    /// The path of its file.
    public let path: String
    /// The title of the film.
    public let name: String
}

/// A section of the page, such as that about films.
public nonisolated struct StatisticsSection: Hashable, Sendable {
    public let title: String
    public let figures: [FigureViewModel]
    public let charts: [Chart]
}

public nonisolated struct FigureViewModel: Hashable, Sendable {
    /// The value, such as "312" or "4 h 12 min".
    public let value: String
    /// The name of the figure, such as "films".
    public let name: String
    /// A note on which entries are counted; empty if that is obvious.
    public let note: String
    public let link: ChartLink?
    /// The identifier within its section, which is the name unless several figures have the same.
    public let id: String

    public init(
        value: String, name: String, note: String = "", link: ChartLink? = nil, id: String? = nil
    ) {
        self.id = id ?? name
        self.value = value
        self.name = name
        self.note = note
        self.link = link
    }
}

public protocol DisplaysYears: AnyObject {
    /// Replaces the page. An incomplete one is shown only if nothing is on show yet.
    func showYears(_ years: YearsViewModel)
    /// Shows the page, with everything under *More* and the pictures of its favourites, on paper.
    func showSheet(of years: YearsViewModel, pictures: [FilmPictureViewModel])
    /// Shows why the typed days are not a period.
    ///
    /// - Parameter wrong: the days to which the complaint applies.
    func complainAboutYears(_ complaint: String, wrong: Set<TypedDays.Place>)
}
