internal import Domain
internal import Foundation
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// Returns the section about trips without what the page begins with.
    ///
    /// - Parameter map: the first picture, or `nil` if there is none.
    func tripSection(
        _ figures: TripPageFigures, map: Chart?, after overview: OverviewViewModel
    ) -> StatisticsSection {
        StatisticsSection(
            title: words.listed(.trip),
            figures: firstNumbers(of: figures.trips) + furtherNumbers(of: figures),
            charts: [map] + charts(figures), after: overview)
    }

    private func charts(_ figures: TripPageFigures) -> [Chart?] {
        let rankings = TripRankings(words: words)
        let general = [
            punctualityLine(figures.overTime),
            delayChart(figures.arrivals, at: .arrival),
            delayChart(figures.departures, at: .departure),
        ]
        let kept = [
            runsChart(figures.services), rankings.underWay(figures.extremes),
            routesMap(figures.ways),
            hoursMap(figures.departureTimes),
            DaysMap(scope: self, kind: .trip).chart(figures.days),
            CountedBars(scope: self, kind: .trip).weekdays(figures.days, id: "trips-by-weekday"),
            kilometresByMode(figures.kilometres),
            kilometresByCountry(figures.kilometres),
            placeDaysChart(figures.places),
        ]
        return general + punctuality(figures.punctuality) + kept
            + fareCharts(figures.fares) + rankings.charts(figures.extremes)
    }

    private func punctuality(_ punctuality: TripPunctuality) -> [Chart?] {
        [
            punctualityChart(
                "punctual-operators", words.punctuality(by: .operator),
                of: words.name(of: FieldName.operator), punctuality.operators, name: \.text),
            punctualityChart(
                "punctual-services", words.punctuality(by: .service),
                of: words.name(of: FieldName.service), punctuality.services, name: \.text),
            punctualityChart(
                "punctual-routes", words.say("Punctuality by route"), of: words.routeHeading,
                punctuality.routes, name: \.name),
            punctualityChart(
                "punctual-stations", words.say("Punctuality by station"), of: words.stationHeading,
                punctuality.stations, name: \.text),
            punctualityChart(
                "punctual-hours", words.say("Punctuality by hour of departure"),
                of: words.say("Hour"),
                punctuality.hours, name: words.hour),
            punctualityChart(
                "punctual-weekdays", words.say("Punctuality by day of the week"),
                of: words.weekdayHeading,
                punctuality.weekdays, name: words.weekday),
        ]
    }
}

// The single figures about trips.
nonisolated extension StatisticsFilter {
    /// Returns the figures that come first, the most important first.
    func firstNumbers(of trips: TripFigures) -> [FigureViewModel] {
        let punctuality = trips.punctuality
        return [
            FigureViewModel(
                value: words.number(trips.all), name: words.trips(trips.all),
                note: trips.travelled == trips.all ? "" : words.taken(trips.travelled),
                link: link(of: .trip)),
            onTime(
                punctuality.punctual, of: punctuality.recorded, words.onTime,
                terms: Punctuality.punctualTerms),
            figure(
                trips.measured, words.travelled,
                value: words.kilometres(metres: trips.metres, isAbout: trips.about > 0),
                note: words.tripsKnown(trips.measured, of: trips.travelled), of: .trip,
                by: Kilometres.terms),
            figure(
                trips.timed, words.underWay, value: words.sum(minutes: trips.minutes),
                note: words.tripsKnown(trips.timed, of: trips.travelled), of: .trip,
                by: TripFigures.timedTerms),
            figure(
                trips.minutesLate,
                words.say("total delay at the destination", context: "after a duration"),
                value: words.sum(minutes: trips.minutesLate), of: .trip, by: TripFigures.lateTerms),
        ].compactMap(\.self)
    }

    /// Returns all other figures.
    func furtherNumbers(of figures: TripPageFigures) -> [FigureViewModel] {
        let (trips, underWay) = (figures.trips, figures.underWay)
        return [
            figure(
                underWay.tripsLosing, words.say("lost en route", context: "after a duration"),
                value: words.sum(minutes: underWay.minutesLost), of: .trip,
                by: UnderWay.losingTerms),
            figure(
                underWay.tripsRegaining, words.say("made up en route", context: "after a duration"),
                value: words.sum(minutes: underWay.minutesRegained), of: .trip,
                by: UnderWay.regainingTerms),
            figure(
                trips.cancelled, words.say("cancelled", context: "after a number of trips"),
                of: .trip, by: TripFigures.cancelledTerms),
            figure(
                trips.notTaken, words.notTaken(trips.notTaken), of: .trip,
                by: TripFigures.notTakenTerms),
            figure(
                trips.missedConnections,
                words.say(
                    one: "missed connection", other: "missed connections",
                    count: trips.missedConnections),
                of: .trip, by: TripFigures.missedTerms),
        ].compactMap(\.self) + numbers(of: figures.journeys) + numbers(of: figures.fares)
            + milestones(figures.milestones)
    }

    /// Returns the sum of fares in each currency, with the rates by hour and kilometre.
    private func numbers(of fares: Fares) -> [FigureViewModel] {
        fares.currencies.map { fares in
            let rates = [
                fares.byTheHour.amount.map {
                    words.anHour(words.fare(Fare($0.cents, currency: fares.currency)))
                },
                aKilometre(fares.byTheKilometre, in: fares.currency),
            ]
            return FigureViewModel(
                value: words.fare(Fare(fares.sum.amount, currency: fares.currency)),
                name: words.say("spent on fares", context: "after an amount of money"),
                note: rates.compactMap(\.self).listed,
                link: link(fares.terms, of: .trip), id: "fares-" + fares.currency)
        }
    }

    /// Returns a rate such as "€0.12 a kilometre", or `nil` if no distance is known.
    private func aKilometre(_ rate: FareRate, in currency: String) -> String? {
        rate.amount.map {
            let said = words.aKilometre(words.fare(Fare($0.cents, currency: currency)))
            return rate.isAbout ? words.approximately(said) : said
        }
    }

    /// Returns the figures about journeys of several legs.
    private func numbers(of journeys: JourneyFigures) -> [FigureViewModel] {
        guard journeys.journeys > 0 else { return [] }
        return [
            figure(
                journeys.journeys, words.journeys(journeys.journeys),
                note: words.legs(journeys.legs), of: .trip, by: JourneyFigures.terms),
            onTime(
                journeys.punctual, of: journeys.recorded,
                words.say(
                    "of multi-leg journeys on time at the destination",
                    context: "after a share of journeys"),
                terms: JourneyFigures.punctualTerms),
            figure(
                journeys.minutesLate,
                words.say("total delay of multi-leg journeys", context: "after a duration"),
                value: words.sum(minutes: journeys.minutesLate), of: .trip,
                by: JourneyFigures.lateTerms),
            figure(
                journeys.saving,
                words.say("saved by replacements", context: "after a duration"),
                value: words.sum(minutes: journeys.minutesSaved), of: .trip,
                by: JourneyFigures.savingTerms),
        ].compactMap(\.self)
    }
}

extension Decimal {
    /// The amount, rounded to hundredths.
    fileprivate nonisolated var cents: Decimal {
        var (exact, rounded) = (self, Decimal())
        NSDecimalRound(&rounded, &exact, 2, .plain)
        return rounded
    }
}
