internal import Domain
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
