internal import Domain
internal import Presentation
internal import Wording

/// What is said about trips.
nonisolated struct TripSection {
    let scope: FigureScope

    /// Nil where there are none.
    var section: StatisticsSection? {
        guard !scope.trips.isEmpty else { return nil }
        return StatisticsSection(
            title: words.listed(.trip), figures: TripNumbers(scope: scope).figures,
            charts: charts.compactMap(\.self))
    }

    private var words: LocalWords { scope.words }

    private var charts: [Chart?] {
        let trips = scope.trips
        let bars = CountedBars(scope: scope, kind: .trip)
        let days = DayTally(.all, of: trips.lazy.map(\.day))
        let punctuality = TripPunctuality(of: trips)
        let shares = PunctualityChart(scope: scope)
        let delays = DelayChart(scope: scope)
        return [
            delays.chart(DelayFigures(at: .arrival, of: trips), at: .arrival),
            delays.chart(DelayFigures(at: .departure, of: trips), at: .departure),
            shares.chart(
                "punctual-operators", words.punctuality(by: .operator),
                of: words.name(of: FieldName.operator), punctuality.operators, name: \.text),
            shares.chart(
                "punctual-services", words.punctuality(by: .service),
                of: words.name(of: FieldName.service), punctuality.services, name: \.text),
            shares.chart(
                "punctual-routes", words.punctualityByRoute, of: words.routeHeading,
                punctuality.routes, name: { words.route($0.from.text, $0.to.text) }),
            shares.chart(
                "punctual-stations", words.punctualityByStation, of: words.stationHeading,
                punctuality.stations, name: \.text),
            shares.chart(
                "punctual-hours", words.punctualityByHour, of: words.hourHeading,
                punctuality.hours, name: words.hour),
            shares.chart(
                "punctual-weekdays", words.punctualityByWeekday, of: words.weekdayHeading,
                punctuality.weekdays, name: words.weekday),
            KilometreChart(scope: scope).chart(Kilometres(of: trips)),
            RoutesMap(scope: scope).chart(), HoursMap(scope: scope).chart(),
            DaysMap(scope: scope, kind: .trip).chart(days),
            bars.weekdays(days, id: "trips-by-weekday"),
            mostDelayed,
        ]
    }

    private var mostDelayed: Chart? {
        RankedEntries(words: words).chart(
            "most-delayed", words.mostDelayed, of: [words.tripHeading, words.delayHeading],
            scope.trips.compactMap { trip in
                trip.status.minutesLate.map {
                    RankedEntries.Ranked(
                        id: trip.id, name: words.route(trip.from.text, trip.to.text), day: trip.day,
                        value: $0)
                }
            }, said: words.minutesLate)
    }
}
