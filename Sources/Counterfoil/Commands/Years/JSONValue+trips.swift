import Domain
import Foundation
import Statistics

// The members of trip statistics are described in docs/statistics.md.

extension JSONValue {
    static func members(_ page: TripPageFigures) -> [(String, JSONValue)] {
        members(page.trips) + days(page.days) + milestones(page.milestones) { trip($0, $1) } + [
            ("journeys", journeys(page.journeys)), ("modes", modes(page.kilometres)),
            ("countries", countries(page.kilometres)),
            ("metresADay", .optional(page.kilometres.metresADay)),
            ("underWay", underWay(page.underWay)),
            ("punctuality", punctuality(page.punctuality)),
            ("departures", delays(page.departures)), ("arrivals", delays(page.arrivals)),
            ("operators", names(page.operators)), ("tags", names(page.tags)),
            ("services", services(page.services)),
            (
                "departureTimes",
                groups(page.departureTimes.groups) {
                    [("weekday", .text($0.day.rawValue)), ("hour", .number($0.hour))]
                }
            ),
            ("routes", groups(page.ways.routes, route)),
            ("routesTakenOnce", groups(page.ways.once, route)),
        ] + extremes(page.extremes) + [
            ("places", places(page.places)), ("fares", fares(page.fares)),
        ]
    }

    private static func trip(
        _ trip: CountedTrip, _ more: [(String, JSONValue)] = []
    ) -> JSONValue {
        .object(
            more + [
                ("file", .text(trip.id.rawValue)), ("from", .text(trip.from.text)),
                ("to", .text(trip.to.text)), ("day", .day(trip.day)),
                ("minutesLate", .optional(trip.status.minutesLate)),
                ("minutesLost", .optional(trip.minutesLost)), ("minutes", .optional(trip.minutes)),
                ("metres", .optional(trip.metres)), ("isAbout", .flag(trip.isAbout)),
                ("metresAnHour", .optional(trip.metresAnHour)),
            ])
    }

    private static func journeys(_ figures: JourneyFigures) -> JSONValue {
        .object([
            ("journeys", .number(figures.journeys)), ("legs", .number(figures.legs)),
            ("recorded", .number(figures.recorded)), ("punctual", .number(figures.punctual)),
            ("minutesLate", .number(figures.minutesLate)),
            ("minutesSaved", .number(figures.minutesSaved)),
            ("savedOf", .number(figures.saving)),
            searches([
                ("journeys", JourneyFigures.terms), ("recorded", JourneyFigures.recordedTerms),
                ("punctual", JourneyFigures.punctualTerms),
                ("minutesLate", JourneyFigures.lateTerms),
                ("savedOf", JourneyFigures.savingTerms),
            ]),
        ])
    }

    private static func extremes(_ extremes: TripExtremes) -> [(String, JSONValue)] {
        [
            ("mostDelayed", extremes.mostDelayed), ("mostRegained", extremes.mostRegained),
            ("longest", extremes.longest), ("farthest", extremes.farthest),
            ("fastest", extremes.fastest), ("slowest", extremes.slowest),
        ].map { name, trips in (name, .list(trips.map { trip($0) })) }
    }

    private static func route(_ route: Route) -> [(String, JSONValue)] {
        [("from", .text(route.from.text)), ("to", .text(route.to.text))]
    }

    private static func modes(_ kilometres: Kilometres) -> JSONValue {
        .list(
            kilometres.modes.map { mode in
                .object([
                    ("mode", .text(mode.mode.rawValue)), ("trips", .number(mode.sum.trips)),
                    ("metres", .number(mode.sum.metres)), ("metresOf", .number(mode.sum.measured)),
                    ("aboutOf", .number(mode.sum.about)),
                    ("search", .text(mode.terms.text)),
                ])
            })
    }

    private static func countries(_ kilometres: Kilometres) -> JSONValue {
        .list(
            kilometres.countries.map { country in
                .object([
                    ("country", .text(country.code)), ("metres", .number(country.sum.metres)),
                    ("metresOf", .number(country.sum.measured)),
                    ("aboutOf", .number(country.sum.about)),
                    ("search", .text(country.terms.text)),
                ])
            })
    }

    private static func underWay(_ time: UnderWay) -> JSONValue {
        .object([
            ("trips", .number(time.trips)), ("planned", .number(time.planned)),
            ("actual", .number(time.actual)), ("search", .text(UnderWay.terms.text)),
            ("lost", .number(time.minutesLost)), ("lostOf", .number(time.tripsLosing)),
            ("regained", .number(time.minutesRegained)),
            ("regainedOf", .number(time.tripsRegaining)),
            searches([
                ("lostOf", UnderWay.losingTerms), ("regainedOf", UnderWay.regainingTerms),
            ]),
        ])
    }

    private static func delays(_ delays: DelayFigures) -> JSONValue {
        .object(
            quantiles(delays.quantiles) + [
                ("search", .text(delays.terms.text)),
                (
                    "histogram",
                    groups(delays.histogram) {
                        [("from", .optional($0.first)), ("to", .optional($0.last))]
                    }
                ),
            ])
    }

    private static func services(_ runs: ServiceRuns) -> JSONValue {
        let services = runs.services
        return .list(
            services.enumerated().map { place, service in
                .object(
                    [
                        ("name", .text(service.key.text)), ("count", .number(service.count)),
                        ("search", .text(service.terms.text)),
                    ]
                        + (place < 10
                            ? [("runs", .list(runs.last(10, of: service.key).map(run)))] : []))
            })
    }

    private static func run(_ run: ServiceRun) -> JSONValue {
        .object([
            ("file", .text(run.id.rawValue)), ("day", .day(run.day)),
            ("minutesLate", .optional(run.minutesLate)),
        ])
    }

    private static func places(_ places: PlaceDays) -> JSONValue {
        .list(
            places.places.map { place in
                .object([
                    ("name", .text(place.entries.key.text)), ("days", .number(place.days)),
                    ("stayed", .number(place.stayed)), ("count", .number(place.entries.count)),
                    ("search", .text(place.entries.terms.text)),
                ])
            })
    }

    private static func fares(_ fares: Fares) -> JSONValue {
        func sum(_ sum: FareSum) -> [(String, JSONValue)] {
            [("amount", .amount(sum.amount)), ("count", .number(sum.trips))]
        }
        func rate(_ rate: FareRate) -> JSONValue {
            .object([
                ("amount", rate.amount.map { .amount($0) } ?? .null),
                ("count", .number(rate.sum.trips)), ("search", .text(rate.terms.text)),
            ])
        }
        return .list(
            fares.currencies.map { currency in
                .object(
                    [("currency", currency.currency.isEmpty ? .null : .text(currency.currency))]
                        + sum(currency.sum) + [
                            ("search", .text(currency.terms.text)),
                            (
                                "months",
                                .list(
                                    currency.months.map { month in
                                        .object(
                                            [("month", .month(month.month))] + sum(month.sum)
                                                + [("search", .text(month.terms.text))])
                                    })
                            ),
                            ("perHour", rate(currency.byTheHour)),
                            ("perKilometre", rate(currency.byTheKilometre)),
                        ])
            })
    }

    private static func punctuality(_ figures: TripPunctuality) -> JSONValue {
        .object([
            ("operators", groups(figures.operators) { [("name", .text($0.text))] }),
            ("services", groups(figures.services) { [("name", .text($0.text))] }),
            ("routes", groups(figures.routes, route)),
            ("stations", groups(figures.stations) { [("name", .text($0.text))] }),
            ("hours", groups(figures.hours) { [("hour", .number($0))] }),
            ("weekdays", groups(figures.weekdays) { [("weekday", .text($0.rawValue))] }),
            ("modes", groups(figures.modes) { [("mode", .text($0.rawValue))] }),
        ])
    }

    private static func groups<Key>(
        _ groups: [PunctualityGroup<Key>], _ members: (Key) -> [(String, JSONValue)]
    ) -> JSONValue {
        .list(
            groups.map { group in
                .object(
                    members(group.key) + [
                        ("recorded", .number(group.punctuality.recorded)),
                        ("punctual", .number(group.punctuality.punctual)),
                        ("atLeast", .share(group.punctuality.interval?.lower)),
                        ("atMost", .share(group.punctuality.interval?.upper)),
                        ("search", .text(group.terms.text)),
                    ])
            })
    }
}
