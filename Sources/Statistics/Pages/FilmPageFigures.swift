public import Domain

/// All film figures of a period; see docs/statistics.md for each. Each part can be made by itself,
/// too.
public struct FilmPageFigures: Sendable {
    public private(set) var highlights: FilmHighlights
    public private(set) var days = DayTally(Self.all)
    /// The days of viewings with a known running time. `datedMinutes` is the sum of these running
    /// times.
    private var timedDays = DayTally(FilmFigures.timedTerms)
    private var datedMinutes = 0
    public private(set) var opinions = OpinionTally()
    public private(set) var changed = ChangedOpinions()
    public private(set) var ratings = RatingComparison()
    public private(set) var releases = ReleaseTally()
    /// The names of `FilmFields.counted`, in that order.
    public private(set) var names:
        [(field: FieldName, operator: SearchOperator, tally: NameTally)] =
            FilmFields.counted.compactMap { name in
                let field = FilmFields.all.first { $0.name == name }
                return field?.searchOperator.map { (name, $0, NameTally(of: $0, all)) }
            }
    public private(set) var places = NameTally(of: .place, all)
    public private(set) var tags = NameTally(of: .tag, all)

    private static let all = SearchTerms.kind(.film)

    public var films: FilmFigures { highlights.films }
    public var feedback: FeedbackSpread { highlights.feedback }
    public var lengths: FilmLengths { highlights.lengths }
    public var milestones: Milestones<CountedFilm> { highlights.milestones }

    /// - Parameter today: The current day, after which entries do not count, or `nil` to count all.
    public init(of entries: [CountedEntry], until today: CalendarDay?) {
        self.init(of: entries.parted(in: .everything, of: nil, until: today).films)
    }

    /// Creates the figures of all given films.
    ///
    /// - Parameter earlier: The number of films on earlier days, which are not added.
    public init(of films: [CountedFilm] = [], after earlier: Int = 0) {
        highlights = FilmHighlights(of: films, after: earlier)
        for film in films { add(film) }
    }

    /// - Parameter film: A film that is not earlier than those added before.
    mutating func add(inOrder film: CountedFilm) {
        highlights.add(inOrder: film)
        add(film)
    }

    private mutating func add(_ film: CountedFilm) {
        days.add(film.day)
        if let minutes = film.runningTime, film.day != nil {
            timedDays.add(film.day)
            datedMinutes += minutes
        }
        opinions.add(film)
        changed.add(film)
        ratings.add(film)
        releases.add(film)
        for place in names.indices { names[place].tally.add(film.names[place]) }
        places.add(film.place)
        tags.add(film.tags)
    }

    public var streaks: Streaks { days.streaks }

    /// The known running time for each week with a timed viewing, in minutes, or `nil` if there is
    /// none.
    public var minutesPerWeek: Int? { minutes(in: timedDays.weeks.count) }

    /// The known running time for each month with a timed viewing, in minutes, or `nil` if there is
    /// none.
    public var minutesPerMonth: Int? { minutes(in: timedDays.months.count) }

    private func minutes(in times: Int) -> Int? {
        times == 0 ? nil : roundedDivide(datedMinutes, times)
    }

    /// The directors of more than two viewings, the most frequent first.
    public var directorsSeenOften: [CountedGroup<CountedName>] {
        self[.directors].groups.filter { $0.count > 2 }
    }

    /// The tally of a field's names, which is empty for a field that is not counted.
    package subscript(field: FieldName) -> NameTally {
        names.first { $0.field == field }?.tally ?? NameTally(of: .title, Self.all)
    }
}
