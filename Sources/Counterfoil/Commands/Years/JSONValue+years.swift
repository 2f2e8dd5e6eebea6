import Domain
import Foundation
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
    private static func members(_ claims: ClaimFigures, in time: SearchTerms = .all) -> JSONValue {
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
            "feedback": JSONValue(members: given.map { ($0.fileWord, films.feedback[$0] ?? 0) }),
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

    /// Returns groups, such as `{"genre": "Drama", "count": 3, "search": "kind:film
    /// genre:=\"Drama\""}`.
    static func groups<Key>(
        _ groups: [CountedGroup<Key>], _ members: (Key) -> JSONValue
    ) -> JSONValue {
        JSONValue(groups) {
            .merged(members($0.key), ["count": $0.count, "search": $0.terms.text])
        }
    }

    /// Returns the groups of a name, with those without it last, whose name is null.
    static func names(_ tally: NameTally) -> JSONValue {
        let known = tally.groups.map {
            CountedGroup<CountedName?>($0.key, count: $0.count, terms: $0.terms)
        }
        return groups(known + [tally.unknown].compactMap(\.self)) { ["name": $0?.text] }
    }

    static func month(_ month: ListHeading.Month) -> String? {
        let first = CalendarDay(year: month.year, month: month.month, day: 1)
        return first.map { String($0.isoText.dropLast(3)) }
    }

    /// Returns a share with three decimals.
    static func share(_ share: Double?) -> JSONValue {
        guard let share, share.isFinite else { return .null }
        let thousandths = Int((share * 1_000).rounded())
        let digits = "\(1_000 + thousandths.magnitude % 1_000)".dropFirst()
        return .decimal("\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1_000).\(digits)")
    }

    static func days(_ tally: DayTally) -> JSONValue {
        [
            "months": groups(tally.months) { ["month": month($0)] },
            "weeks": groups(tally.weeks) { ["monday": $0] },
            "weekdays": groups(tally.weekdays) { ["weekday": $0.rawValue] },
            "monthsOfYear": groups(tally.monthsOfYear) { ["month": $0] },
            "perWeek": share(tally.perWeek), "perMonth": share(tally.perMonth),
        ]
    }

    /// - Parameter said: makes the JSON of an entry with additional members.
    static func milestones<Entry>(
        _ milestones: Milestones<Entry>, _ said: (Entry, JSONValue) -> JSONValue
    ) -> JSONValue {
        [
            "first": milestones.first.map { said($0, [:]) },
            "last": milestones.last.map { said($0, [:]) },
            "milestones": JSONValue(milestones.numbered) { said($1, ["number": $0]) },
        ]
    }

    static func quantiles(_ quantiles: Quantiles) -> JSONValue {
        [
            "count": quantiles.count, "lowerQuartile": quantiles.lowerQuartile,
            "median": quantiles.median, "upperQuartile": quantiles.upperQuartile,
            "ninetieth": quantiles.ninetieth,
        ]
    }
}

// The members of film statistics are described in docs/statistics.md.

extension JSONValue {
    static func members(_ page: FilmPageFigures) -> JSONValue {
        let streaks = page.streaks
        return .merged(
            members(page.films), days(page.days), milestones(page.milestones, film),
            [
                "minutesPerWeek": page.minutesPerWeek, "minutesPerMonth": page.minutesPerMonth,
                "titles": titles(page.films.titles.groups),
                "feedbackByScale": feedback(page.feedback),
                "feedbackByYear": feedbackByYear(page.feedback), "changed": changed(page.changed),
                "rated": rated(page.ratings),
                "released": groups(page.releases.years) { ["year": $0] },
                "decades": groups(page.releases.decades) { ["decade": $0] },
                "releasedAndWatched": groups(page.releases.watched) {
                    ["released": $0.released, "watched": $0.watched]
                },
            ], JSONValue(members: page.names.map { ($0.field.member, names($0.tally)) }),
            [
                "places": names(page.places), "tags": names(page.tags),
                "directorsSeenOften": groups(page.directorsSeenOften) { ["name": $0.text] },
                "longestStreak": stretch(streaks.longest),
                "longestGap": stretch(streaks.longestGap),
                "longest": JSONValue(page.lengths.longest) { film($0) },
                "shortest": JSONValue(page.lengths.shortest) { film($0) },
            ])
    }

    private static func film(_ film: CountedFilm, _ more: JSONValue = [:]) -> JSONValue {
        .merged(
            more,
            [
                "file": film.id.rawValue, "title": film.title.text, "year": film.year,
                "day": film.day, "runningTime": film.runningTime,
                "feedback": film.feedback == .none ? nil : film.feedback.fileWord,
            ])
    }

    private static func titles(_ groups: [CountedGroup<FilmName>]) -> JSONValue {
        Self.groups(groups) { ["title": $0.title.text, "year": $0.year] }
    }

    private static func feedback(_ spread: FeedbackSpread) -> JSONValue {
        JSONValue(
            members: FeedbackScale.allCases.map { scale in
                (scale.rawValue, feedback(spread.groups(on: scale)))
            })
    }

    private static func feedback(_ groups: [CountedGroup<Feedback>]) -> JSONValue {
        Self.groups(groups) { ["feedback": $0.fileWord] }
    }

    private static func feedbackByYear(_ spread: FeedbackSpread) -> JSONValue {
        JSONValue(
            members: FeedbackScale.allCases.map { scale in
                let years = JSONValue(spread.years(on: scale)) { year, groups in
                    ["year": year, "feedback": feedback(groups)]
                }
                return (scale.rawValue, years)
            })
    }

    private static func changed(_ changed: ChangedOpinions) -> JSONValue {
        [
            "directions": groups([changed.risen, changed.fallen]) { ["to": $0.rawValue] },
            "steps": groups(changed.bySteps) { ["steps": $0] },
            "days": quantiles(changed.after), "titles": titles(changed.films),
            "most": JSONValue(changed.most) {
                film($0, ["before": $0.change?.before.fileWord, "days": $0.change?.days])
            },
        ]
    }

    private static func rated(_ ratings: RatingComparison) -> JSONValue {
        func films(_ films: [CountedFilm]) -> JSONValue {
            JSONValue(films) { film($0, ["gap": $0.ratingGap]) }
        }
        return [
            "count": ratings.count, "search": RatingComparison.terms.text,
            "meanGap": ratings.meanGap,
            "groups": groups(ratings.groups) {
                ["feedback": $0.feedback.fileWord, "rating": $0.tenth]
            },
            "likedMore": films(ratings.likedMore), "likedLess": films(ratings.likedLess),
        ]
    }

    private static func stretch(_ stretch: Streaks.Stretch?) -> JSONValue {
        guard let stretch else { return .null }
        return [
            "days": stretch.length, "from": stretch.days.lowerBound,
            "to": stretch.days.upperBound, "search": stretch.terms.text,
        ]
    }
}

// The members of trip statistics are described in docs/statistics.md.

extension JSONValue {
    static func members(_ page: TripPageFigures) -> JSONValue {
        let extremes = page.extremes
        func trips(_ trips: [CountedTrip]) -> JSONValue { JSONValue(trips) { trip($0) } }
        return .merged(
            members(page.trips), days(page.days), milestones(page.milestones, trip),
            [
                "journeys": journeys(page.journeys), "modes": modes(page.kilometres),
                "countries": countries(page.kilometres),
                "metresADay": page.kilometres.metresADay, "underWay": underWay(page.underWay),
                "punctuality": punctuality(page.punctuality),
                "departures": delays(page.departures), "arrivals": delays(page.arrivals),
                "operators": names(page.operators), "tags": names(page.tags),
                "services": services(page.services),
                "departureTimes": groups(page.departureTimes.groups) {
                    ["weekday": $0.day.rawValue, "hour": $0.hour]
                },
                "routes": groups(page.ways.routes, route),
                "routesTakenOnce": groups(page.ways.once, route),
                "mostDelayed": trips(extremes.mostDelayed),
                "mostRegained": trips(extremes.mostRegained),
                "longest": trips(extremes.longest), "farthest": trips(extremes.farthest),
                "fastest": trips(extremes.fastest), "slowest": trips(extremes.slowest),
                "places": places(page.places), "fares": fares(page.fares),
            ])
    }

    private static func trip(_ trip: CountedTrip, _ more: JSONValue = [:]) -> JSONValue {
        .merged(
            more,
            [
                "file": trip.id.rawValue, "from": trip.from.text, "to": trip.to.text,
                "day": trip.day, "minutesLate": trip.status.minutesLate,
                "minutesLost": trip.minutesLost, "minutes": trip.minutes, "metres": trip.metres,
                "isAbout": trip.isAbout, "metresAnHour": trip.metresAnHour,
            ])
    }

    private static func journeys(_ figures: JourneyFigures) -> JSONValue {
        [
            "journeys": figures.journeys, "legs": figures.legs, "recorded": figures.recorded,
            "punctual": figures.punctual, "minutesLate": figures.minutesLate,
            "minutesSaved": figures.minutesSaved, "savedOf": figures.saving,
            "searches": searches([
                "journeys": JourneyFigures.terms, "recorded": JourneyFigures.recordedTerms,
                "punctual": JourneyFigures.punctualTerms,
                "minutesLate": JourneyFigures.lateTerms, "savedOf": JourneyFigures.savingTerms,
            ]),
        ]
    }

    private static func route(_ route: Route) -> JSONValue {
        ["from": route.from.text, "to": route.to.text]
    }

    private static func modes(_ kilometres: Kilometres) -> JSONValue {
        JSONValue(kilometres.modes) {
            [
                "mode": $0.mode.rawValue, "trips": $0.sum.trips, "metres": $0.sum.metres,
                "metresOf": $0.sum.measured, "aboutOf": $0.sum.about, "search": $0.terms.text,
            ]
        }
    }

    private static func countries(_ kilometres: Kilometres) -> JSONValue {
        JSONValue(kilometres.countries) {
            [
                "country": $0.code, "metres": $0.sum.metres, "metresOf": $0.sum.measured,
                "aboutOf": $0.sum.about, "search": $0.terms.text,
            ]
        }
    }

    private static func underWay(_ time: UnderWay) -> JSONValue {
        [
            "trips": time.trips, "planned": time.planned, "actual": time.actual,
            "search": UnderWay.terms.text, "lost": time.minutesLost, "lostOf": time.tripsLosing,
            "regained": time.minutesRegained, "regainedOf": time.tripsRegaining,
            "searches": searches([
                "lostOf": UnderWay.losingTerms, "regainedOf": UnderWay.regainingTerms,
            ]),
        ]
    }

    private static func delays(_ delays: DelayFigures) -> JSONValue {
        .merged(
            quantiles(delays.quantiles),
            [
                "search": delays.terms.text,
                "histogram": groups(delays.histogram) { ["from": $0.first, "to": $0.last] },
            ])
    }

    private static func services(_ runs: ServiceRuns) -> JSONValue {
        JSONValue(runs.services.enumerated()) { place, service in
            .merged(
                [
                    "name": service.key.text, "count": service.count,
                    "search": service.terms.text,
                ], place < 10 ? ["runs": JSONValue(runs.last(10, of: service.key), run)] : [:])
        }
    }

    private static func run(_ run: ServiceRun) -> JSONValue {
        ["file": run.id.rawValue, "day": run.day, "minutesLate": run.minutesLate]
    }

    private static func places(_ places: PlaceDays) -> JSONValue {
        JSONValue(places.places) {
            [
                "name": $0.entries.key.text, "days": $0.days, "stayed": $0.stayed,
                "count": $0.entries.count, "search": $0.entries.terms.text,
            ]
        }
    }

    private static func fares(_ fares: Fares) -> JSONValue {
        func rate(_ rate: FareRate) -> JSONValue {
            ["amount": rate.amount, "count": rate.sum.trips, "search": rate.terms.text]
        }
        return JSONValue(fares.currencies) { currency in
            [
                "currency": currency.currency.unlessEmpty, "amount": currency.sum.amount,
                "count": currency.sum.trips, "search": currency.terms.text,
                "months": JSONValue(currency.months) {
                    [
                        "month": month($0.month), "amount": $0.sum.amount, "count": $0.sum.trips,
                        "search": $0.terms.text,
                    ]
                }, "perHour": rate(currency.byTheHour),
                "perKilometre": rate(currency.byTheKilometre),
            ]
        }
    }

    private static func punctuality(_ figures: TripPunctuality) -> JSONValue {
        [
            "operators": groups(figures.operators) { ["name": $0.text] },
            "services": groups(figures.services) { ["name": $0.text] },
            "routes": groups(figures.routes, route),
            "stations": groups(figures.stations) { ["name": $0.text] },
            "hours": groups(figures.hours) { ["hour": $0] },
            "weekdays": groups(figures.weekdays) { ["weekday": $0.rawValue] },
            "modes": groups(figures.modes) { ["mode": $0.rawValue] },
        ]
    }

    private static func groups<Key>(
        _ groups: [PunctualityGroup<Key>], _ members: (Key) -> JSONValue
    ) -> JSONValue {
        JSONValue(groups) { group in
            .merged(
                members(group.key),
                [
                    "recorded": group.punctuality.recorded,
                    "punctual": group.punctuality.punctual,
                    "atLeast": share(group.punctuality.interval?.lower),
                    "atMost": share(group.punctuality.interval?.upper),
                    "search": group.terms.text,
                ])
        }
    }
}
