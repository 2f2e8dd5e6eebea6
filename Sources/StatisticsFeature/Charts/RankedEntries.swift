internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// Makes charts of single entries, such as the longest or the latest, each of which leads to its
/// page.
nonisolated struct RankedEntries {
    let words: Localizer
    let axis: (Int) -> ChartAxis
    let said: (Int) -> String
    /// Returns a value as a number for the table, whose heading names the unit.
    let number: (Int) -> String
    let heading: String

    /// The greatest number of entries that are shown.
    private static let most = 8

    /// Returns a chart of those entries whose value is known, in the given order, or `nil` if there
    /// are fewer than two or no value is above zero.
    ///
    /// - Parameter isAbout: returns whether places were looked up for the value.
    func chart<Entry: CountedExperience>(
        _ id: String, _ title: String, _ entries: [Entry],
        isAbout: (Entry) -> Bool = { _ in false }, _ value: (Entry) -> Int?
    ) -> Chart? {
        let shown = entries.compactMap { entry in value(entry).map { (entry: entry, value: $0) } }
            .prefix(Self.most)
        guard shown.count > 1, let first = shown.first,
            let greatest = shown.map(\.value).max(), greatest > 0
        else { return nil }
        func said(_ entry: Entry, _ value: Int) -> String {
            isAbout(entry) ? words.approximately(self.said(value)) : self.said(value)
        }
        return Chart(
            id: id, title: title,
            summary: words.firstOf(first.entry.name, said(first.entry, first.value)),
            headings: [
                Entry.kind == .film ? words.name(of: FieldName.title) : words.tripHeading, heading,
            ],
            drawing: .bars(
                BarChart(
                    .lying, axis: axis(greatest),
                    bars: shown.map { bar($0.entry, $0.value, said: said($0.entry, $0.value)) })))
    }

    private func bar(_ entry: some CountedExperience, _ value: Int, said: String) -> BarChart.Bar {
        let day = entry.day.map { words.day($0) } ?? words.dayUnknown
        return BarChart.Bar(
            ChartPoint(
                name: entry.name, values: [number(value)], label: said,
                description: words.point(entry.name, words.valueOnDay(said, day)),
                link: .entry(entry.id.rawValue)),
            length: Double(max(value, 0)))
    }
}

nonisolated extension RankedEntries {
    /// Returns a ranking by metres, which are shown in kilometres.
    static func kilometres(
        _ words: Localizer, of heading: String, said: @escaping (Int) -> String
    ) -> RankedEntries {
        RankedEntries(
            words: words, axis: { .counts(upTo: ($0 + 999) / 1_000, words).scaled(by: 1_000) },
            said: said, number: { words.number(metres: $0) }, heading: heading)
    }

    static func minutes(_ words: Localizer) -> RankedEntries {
        RankedEntries(
            words: words, axis: { .minutes(upTo: $0, words) }, said: words.duration(minutes:),
            number: { words.number($0) }, heading: words.say("Minutes"))
    }
}

nonisolated struct TripRankings {
    let words: Localizer

    func charts(_ extremes: TripExtremes) -> [Chart?] {
        let minutes = RankedEntries.minutes(words)
        let kilometres = RankedEntries.kilometres(
            words, of: words.kilometresByMode,
            said: { words.kilometres(metres: $0, isAbout: false) })
        let speeds = RankedEntries.kilometres(
            words, of: words.say("Kilometres an hour"),
            said: { words.say("{number} km/h", ["number": words.number(metres: $0)]) })
        return [
            minutes.chart("most-delayed", words.mostDelayed, extremes.mostDelayed) {
                $0.status.minutesLate
            },
            minutes.chart("most-regained", words.mostRegained, extremes.mostRegained) {
                $0.minutesLost.map { -$0 }
            },
            minutes.chart("longest-trips", words.say("Longest trips"), extremes.longest, \.minutes),
            kilometres.chart(
                "farthest", words.say("Farthest trips"), extremes.farthest, isAbout: \.isAbout,
                \.metres),
            speeds.chart(
                "fastest", words.say("Fastest trips"), extremes.fastest, isAbout: \.isAbout,
                \.metresAnHour),
            speeds.chart(
                "slowest", words.say("Slowest trips"), extremes.slowest, isAbout: \.isAbout,
                \.metresAnHour),
        ]
    }

    /// Returns planned and actual durations of the longest trips for which both are known.
    func underWay(_ extremes: TripExtremes) -> Chart? {
        let rows = extremes.longest.compactMap(row).prefix(8)
        guard rows.count > 1, let first = rows.first else { return nil }
        let longest = rows.map { max($0.from, $0.to) }.max() ?? 0
        return Chart(
            id: "planned-and-actual", title: words.say("Planned and actual duration"),
            summary: words.plannedAndActual(first.point.name, Int(first.from), Int(first.to)),
            headings: [words.tripHeading, words.plannedMinutes, words.actualMinutes],
            drawing: .dumbbells(
                DumbbellChart(
                    axis: .minutes(upTo: Int(longest), words), from: words.plannedHeading,
                    to: words.actualHeading, rows: Array(rows))))
    }

    /// Returns the row of a trip, or `nil` if either duration is unknown.
    private func row(_ trip: CountedTrip) -> DumbbellChart.Row? {
        guard let planned = trip.planned, let actual = trip.actual else { return nil }
        let name = trip.route.name
        return DumbbellChart.Row(
            ChartPoint(
                name: name,
                values: [words.number(planned), words.number(actual)],
                description: words.point(name, words.plannedAndActual(planned, actual)),
                link: .entry(trip.id.rawValue)),
            from: Double(planned), to: Double(actual))
    }
}
