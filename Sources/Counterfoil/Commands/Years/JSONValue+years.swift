import Domain
import Statistics

extension JSONValue {
    /// Makes the JSON of all years; see docs/command-line.md.
    init(_ figures: YearsFigures, _ films: FilmPageFigures, _ trips: TripPageFigures) {
        self = .object([
            (
                "years",
                .list(
                    figures.years.map { year in
                        .object(
                            [("year", year.year.map { .number($0) } ?? .null)]
                                + Self.members(year.figures, in: .year(year.year)))
                    })
            ),
            (
                "all",
                .object([
                    ("films", .object(Self.members(films))),
                    ("trips", .object(Self.members(trips))),
                    ("claims", .object(Self.members(figures.all.claims))),
                ])
            ),
        ])
    }

    private static func members(
        _ figures: PeriodFigures, in time: SearchTerms
    ) -> [(String, JSONValue)] {
        [
            ("films", .object(members(figures.films, in: time))),
            ("trips", .object(members(figures.trips, in: time))),
            ("claims", .object(members(figures.claims, in: time))),
        ]
    }

    /// - Parameter time: the search for entries of the same period.
    private static func members(
        _ claims: ClaimFigures, in time: SearchTerms = .all
    ) -> [(String, JSONValue)] {
        [
            ("count", .number(claims.claims)),
            ("search", .text((time + ClaimFigures.terms).text)),
            (
                "amounts",
                .list(
                    claims.currencies.flatMap { currency in
                        currency.groups.map { group in
                            .object([
                                (
                                    "currency",
                                    currency.currency.isEmpty ? .null : .text(currency.currency)
                                ),
                                ("state", .text(group.standing.rawValue)),
                                ("amount", .amount(group.sum.amount)),
                                ("count", .number(group.sum.claims)),
                                ("search", .text((time + group.terms).text)),
                            ])
                        }
                    })
            ),
        ]
    }

    /// - Parameter time: the search for entries of the same period.
    static func members(
        _ films: FilmFigures, in time: SearchTerms = .all
    ) -> [(String, JSONValue)] {
        let given = Feedback.allCases.reversed().filter { $0 != .none }
        return [
            ("viewings", .number(films.viewings)), ("different", .number(films.different)),
            ("rewatches", .number(films.rewatches)), ("minutes", .number(films.minutes)),
            ("minutesOf", .number(films.timed)),
            (
                "feedback",
                .object(given.map { ($0.fileWord, .number(films.feedback[$0] ?? 0)) })
            ),
            searches(
                [
                    ("viewings", FilmFigures.terms), ("rewatches", FilmFigures.rewatchTerms),
                    ("minutesOf", FilmFigures.timedTerms),
                ] + given.map { ($0.fileWord, FilmFigures.terms(of: $0)) }, in: time),
        ]
    }

    /// - Parameter time: the search for entries of the same period.
    static func members(
        _ trips: TripFigures, in time: SearchTerms = .all
    ) -> [(String, JSONValue)] {
        [
            ("travelled", .number(trips.travelled)), ("cancelled", .number(trips.cancelled)),
            ("notTaken", .number(trips.notTaken)),
            ("missedConnections", .number(trips.missedConnections)),
            ("metres", .number(trips.metres)), ("metresOf", .number(trips.measured)),
            ("aboutOf", .number(trips.about)),
            ("minutes", .number(trips.minutes)), ("minutesOf", .number(trips.timed)),
            ("recorded", .number(trips.punctuality.recorded)),
            ("punctual", .number(trips.punctuality.punctual)),
            ("minutesLate", .number(trips.minutesLate)),
            ("medianDelay", trips.medianDelay.map { .number($0) } ?? .null),
            searches(
                [
                    ("travelled", TripFigures.travelledTerms),
                    ("cancelled", TripFigures.cancelledTerms),
                    ("notTaken", TripFigures.notTakenTerms),
                    ("missedConnections", TripFigures.missedTerms), ("metresOf", Kilometres.terms),
                    ("minutesOf", TripFigures.timedTerms),
                    ("recorded", Punctuality.recordedTerms),
                    ("punctual", Punctuality.punctualTerms),
                    ("minutesLate", TripFigures.lateTerms),
                ], in: time),
        ]
    }

    /// Returns the searches for the entries of each number, by its name.
    static func searches(
        _ terms: [(String, SearchTerms)], in time: SearchTerms = .all
    ) -> (String, JSONValue) {
        ("searches", .object(terms.map { ($0, .text((time + $1).text)) }))
    }
}
