import Domain
import Foundation
import Statistics

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
