internal import Domain

extension JSONValue {
    /// See docs/command-line.md.
    init(_ figures: YearsFigures, _ films: FilmPageFigures, _ trips: TripPageFigures) {
        self = .object([
            (
                "years",
                .list(
                    figures.years.map { year in
                        .object(
                            [("year", year.year.map { .number($0) } ?? .null)]
                                + Self.members(year.figures))
                    })
            ),
            (
                "all",
                .object([
                    ("films", .object(Self.members(films))),
                    ("trips", .object(Self.members(trips))),
                ])
            ),
        ])
    }

    private static func members(_ figures: PeriodFigures) -> [(String, JSONValue)] {
        [("films", .object(members(figures.films))), ("trips", .object(members(figures.trips)))]
    }

    static func members(_ films: FilmFigures) -> [(String, JSONValue)] {
        [
            ("viewings", .number(films.viewings)), ("different", .number(films.different)),
            ("rewatches", .number(films.rewatches)), ("minutes", .number(films.minutes)),
            ("minutesOf", .number(films.timed)),
            (
                "feedback",
                .object(
                    Feedback.allCases.reversed().filter { $0 != .none }
                        .map { ($0.fileWord, .number(films.feedback[$0] ?? 0)) })
            ),
        ]
    }

    static func members(_ trips: TripFigures) -> [(String, JSONValue)] {
        [
            ("travelled", .number(trips.travelled)), ("cancelled", .number(trips.cancelled)),
            ("missedConnections", .number(trips.missedConnections)),
            ("metres", .number(trips.metres)), ("metresOf", .number(trips.measured)),
            ("minutes", .number(trips.minutes)), ("minutesOf", .number(trips.timed)),
            ("recorded", .number(trips.recorded)), ("punctual", .number(trips.punctual)),
            ("minutesLate", .number(trips.minutesLate)),
            ("medianDelay", trips.medianDelay.map { .number($0) } ?? .null),
        ]
    }
}
