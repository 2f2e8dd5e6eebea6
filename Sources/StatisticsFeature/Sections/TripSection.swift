internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated struct TripSection {
    let scope: StatisticsFilter

    /// Returns the section without what the page begins with.
    ///
    /// - Parameter map: the first picture, or `nil` if there is none.
    func section(
        _ figures: TripPageFigures, map: Chart?, after overview: OverviewViewModel
    ) -> StatisticsSection {
        let numbers = TripNumbers(scope: scope)
        return StatisticsSection(
            title: words.listed(.trip),
            figures: numbers.first(figures.trips) + numbers.further(figures),
            charts: [map] + charts(figures), after: overview)
    }

    private var words: Localizer { scope.words }

    private func charts(_ figures: TripPageFigures) -> [Chart?] {
        let delays = DelayChart(scope: scope)
        let rankings = TripRankings(words: words)
        let general = [
            PunctualityLine(scope: scope).chart(figures.overTime),
            delays.chart(figures.arrivals, at: .arrival),
            delays.chart(figures.departures, at: .departure),
        ]
        let kept = [
            RunsChart(scope: scope).chart(figures.services), rankings.underWay(figures.extremes),
            RoutesMap(scope: scope).chart(figures.ways),
            HoursMap(scope: scope).chart(figures.departureTimes),
            DaysMap(scope: scope, kind: .trip).chart(figures.days),
            CountedBars(scope: scope, kind: .trip).weekdays(figures.days, id: "trips-by-weekday"),
            KilometreChart(scope: scope).modes(figures.kilometres),
            KilometreChart(scope: scope).countries(figures.kilometres),
            PlaceDaysChart(scope: scope).chart(figures.places),
        ]
        return general + punctuality(figures.punctuality) + kept
            + FaresChart(scope: scope).charts(figures.fares) + rankings.charts(figures.extremes)
    }

    private func punctuality(_ punctuality: TripPunctuality) -> [Chart?] {
        let shares = PunctualityChart(scope: scope)
        return [
            shares.chart(
                "punctual-operators", words.punctuality(by: .operator),
                of: words.name(of: FieldName.operator), punctuality.operators, name: \.text),
            shares.chart(
                "punctual-services", words.punctuality(by: .service),
                of: words.name(of: FieldName.service), punctuality.services, name: \.text),
            shares.chart(
                "punctual-routes", words.say("Punctuality by route"), of: words.routeHeading,
                punctuality.routes, name: \.name),
            shares.chart(
                "punctual-stations", words.say("Punctuality by station"), of: words.stationHeading,
                punctuality.stations, name: \.text),
            shares.chart(
                "punctual-hours", words.say("Punctuality by hour of departure"),
                of: words.say("Hour"),
                punctuality.hours, name: words.hour),
            shares.chart(
                "punctual-weekdays", words.say("Punctuality by day of the week"),
                of: words.weekdayHeading,
                punctuality.weekdays, name: words.weekday),
        ]
    }
}
