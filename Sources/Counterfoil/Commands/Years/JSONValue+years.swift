import Domain
import Statistics

extension JSONValue {
    /// Makes the JSON of all years; see docs/command-line.md.
    init(_ figures: YearsFigures, _ films: FilmPageFigures, _ trips: TripPageFigures) {
        self = [
            "years": JSONValue(figures.years) { year in
                let (figures, time) = (year.figures, SearchTerms.year(year.year))
                return [
                    "year": year.year, "films": Self.members(figures.films, in: time),
                    "trips": Self.members(figures.trips, in: time),
                    "claims": Self.members(figures.claims, in: time),
                ]
            },
            "all": [
                "films": Self.members(films), "trips": Self.members(trips),
                "claims": Self.members(figures.all.claims),
            ] as JSONValue,
        ]
    }

    /// - Parameter time: the search for entries of the same period.
    private static func members(
        _ claims: ClaimFigures, in time: SearchTerms = .all
    ) -> JSONValue {
        let amounts = claims.currencies.flatMap { currency in
            currency.groups.map { group -> JSONValue in
                [
                    "currency": currency.currency.unlessEmpty, "state": group.standing.rawValue,
                    "amount": group.sum.amount, "count": group.sum.claims,
                    "search": (time + group.terms).text,
                ]
            }
        }
        return [
            "count": claims.claims, "search": (time + ClaimFigures.terms).text,
            "amounts": amounts,
        ]
    }

    /// - Parameter time: the search for entries of the same period.
    static func members(_ films: FilmFigures, in time: SearchTerms = .all) -> JSONValue {
        let given = Feedback.allCases.reversed().filter { $0 != .none }
        return [
            "viewings": films.viewings, "different": films.different,
            "rewatches": films.rewatches, "minutes": films.minutes, "minutesOf": films.timed,
            "feedback": JSONValue(
                members: given.map { ($0.fileWord, films.feedback[$0] ?? 0) }),
            "searches": JSONValue.merged(
                searches(
                    [
                        "viewings": FilmFigures.terms, "rewatches": FilmFigures.rewatchTerms,
                        "minutesOf": FilmFigures.timedTerms,
                    ], in: time),
                JSONValue(
                    members: given.map { ($0.fileWord, (time + FilmFigures.terms(of: $0)).text) })),
        ]
    }

    /// - Parameter time: the search for entries of the same period.
    static func members(_ trips: TripFigures, in time: SearchTerms = .all) -> JSONValue {
        [
            "travelled": trips.travelled, "cancelled": trips.cancelled,
            "notTaken": trips.notTaken, "missedConnections": trips.missedConnections,
            "metres": trips.metres, "metresOf": trips.measured, "aboutOf": trips.about,
            "minutes": trips.minutes, "minutesOf": trips.timed,
            "recorded": trips.punctuality.recorded, "punctual": trips.punctuality.punctual,
            "minutesLate": trips.minutesLate, "medianDelay": trips.medianDelay,
            "searches": searches(
                [
                    "travelled": TripFigures.travelledTerms,
                    "cancelled": TripFigures.cancelledTerms,
                    "notTaken": TripFigures.notTakenTerms,
                    "missedConnections": TripFigures.missedTerms, "metresOf": Kilometres.terms,
                    "minutesOf": TripFigures.timedTerms, "recorded": Punctuality.recordedTerms,
                    "punctual": Punctuality.punctualTerms, "minutesLate": TripFigures.lateTerms,
                ], in: time),
        ]
    }

    /// Returns the searches for the entries of each number, by its name.
    static func searches(
        _ terms: KeyValuePairs<String, SearchTerms>, in time: SearchTerms = .all
    ) -> JSONValue {
        JSONValue(members: terms.map { ($0.key, (time + $0.value).text) })
    }
}
