internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// Makes the beginning of the page: four figures, two pictures, and the entries that stand out.
nonisolated struct OverviewContents {
    let scope: StatisticsFilter
    let films: FilmHighlights?
    let trips: TripHighlights?

    var overview: OverviewViewModel {
        OverviewViewModel(
            figures: figures, charts: [howMuch, howItWas].compactMap(\.self),
            highlights: [
                films.flatMap(HighlightRows(words: scope.words).highlights),
                trips.flatMap(HighlightRows(words: scope.words).highlights),
            ].compactMap(\.self))
    }

    /// The greatest number of figures.
    private static let most = 4

    /// The figures, half of them of films and half of trips if there are both.
    private var figures: [FigureViewModel] {
        let films = films.map { scope.firstNumbers(of: $0.films) } ?? []
        let trips = trips.map { scope.firstNumbers(of: $0.trips) } ?? []
        let half = Self.most / 2
        let ofFilms = films.prefix(max(half, Self.most - trips.count))
        return Array(ofFilms + trips.prefix(Self.most - ofFilms.count))
    }

    private var howMuch: Chart? { compared(scope.overTime()) }

    /// The feedback on films, on the scale that was used more often, or else the delays of trips.
    private var howItWas: Chart? {
        opinions
            ?? trips.flatMap { scope.delayChart($0.arrivals, at: .arrival) }
            .flatMap(compared)
    }

    private var opinions: Chart? {
        guard let spread = films?.feedback else { return nil }
        func given(_ scale: FeedbackScale) -> Int {
            spread.groups(on: scale).reduce(0) { $0 + ($1.key == .none ? 0 : $1.count) }
        }
        let scales = FeedbackScale.allCases.sorted { given($0) > given($1) }
        return scales.lazy.compactMap {
            compared(scope.feedbackChart(of: spread, on: $0))
        }.first
    }

    /// Returns a chart that compares something, or `nil`.
    private func compared(_ chart: Chart?) -> Chart? {
        chart.flatMap { $0.isAllOnes ? nil : $0 }
    }
}

nonisolated extension StatisticsSection {
    /// Makes a section of those charts that are there and compare something, without what the page
    /// begins with.
    init(
        title: String, figures: [FigureViewModel], charts: [Chart?],
        after overview: OverviewViewModel = OverviewViewModel()
    ) {
        self.init(
            title: title, figures: figures.filter { !overview.figures.contains($0) },
            charts: charts.compactMap(\.self).filter { chart in
                !chart.isAllOnes && !overview.charts.contains { $0.id == chart.id }
            })
    }
}

nonisolated extension Chart {
    /// Whether the picture compares nothing, because every value that it draws is one.
    var isAllOnes: Bool { drawing.isAllOnes }
}

nonisolated extension ChartContent {
    fileprivate var isAllOnes: Bool {
        switch self {
        case .multiples(let charts): charts.allSatisfy { $0.drawing.isAllOnes }
        case .bars(let chart): Self.areOnes(chart.bars.flatMap(\.parts).map(\.length))
        case .divergingBars(let chart): Self.areOnes(chart.bars.flatMap(\.parts).map(\.length))
        case .histogram(let chart): Self.areOnes(chart.bins.map(\.count))
        case .heatMap(let chart): Self.areOnes(chart.fields.compactMap(\.value))
        // These show where something lies, and not how often it occurs.
        case .line, .dots, .dumbbells, .map: false
        }
    }

    private static func areOnes(_ values: [Double]) -> Bool { values.allSatisfy { $0 <= 1 } }
}

/// Makes the rows of the entries that stand out.
nonisolated struct HighlightRows {
    let words: Localizer

    /// The greatest number of favourites, and of the worst.
    private static let most = 3

    /// Returns the favourites and the worst, the first and the last, and the longest film, or `nil`
    /// if there are none.
    func highlights(_ films: FilmHighlights) -> HighlightsViewModel? {
        let liked = films.favourites.liked.prefix(Self.most).map {
            row(words.say("Favourite", context: "a film"), $0, isFavourite: true) {
                words.feedback($0.feedback)
            }
        }
        let disliked = films.favourites.disliked.prefix(Self.most).map {
            row(words.say("Least liked", context: "a film"), $0) { words.feedback($0.feedback) }
        }
        let longest = row(words.longest(.film), films.lengths.longest.first) {
            $0.runningTime.map(words.duration(minutes:))
        }
        return highlights(.film, liked + disliked + ends(films.milestones) + [longest])
    }

    /// Returns the most delayed, the longest and the farthest, the first and the last trip, or `nil`
    /// if there are none.
    func highlights(_ trips: TripHighlights) -> HighlightsViewModel? {
        let delayed = row(
            words.say("Most delayed", context: "trip of a period"), trips.extremes.mostDelayed.first
        ) { words.status($0.status) }
        let longest = row(words.longest(.trip), trips.extremes.longest.first) {
            $0.minutes.map(words.duration(minutes:))
        }
        let farthest = row(
            words.say("Farthest", context: "trip of a period"), trips.extremes.farthest.first
        ) { trip in
            trip.metres.map { words.kilometres(metres: $0, isAbout: trip.isAbout) }
        }
        return highlights(.trip, [delayed, longest, farthest] + ends(trips.milestones))
    }

    private func highlights(
        _ kind: EntryKind, _ rows: [HighlightViewModel?]
    ) -> HighlightsViewModel? {
        let rows = rows.compactMap(\.self)
        return rows.isEmpty ? nil : HighlightsViewModel(title: words.listed(kind), rows: rows)
    }

    /// Returns the first and the last entry, or only the first if it is also the last.
    private func ends<Entry>(_ milestones: Milestones<Entry>) -> [HighlightViewModel?] {
        let (first, last) = (milestones.first, milestones.last)
        return [
            row(words.first(Entry.kind), first) { _ in "" },
            row(words.last(Entry.kind), last?.id == first?.id ? nil : last) { _ in "" },
        ]
    }

    /// Returns the row of an entry, or `nil` if there is none or its fact is unknown.
    private func row<Entry: CountedExperience>(
        _ caption: String, _ entry: Entry?, isFavourite: Bool = false, fact: (Entry) -> String?
    ) -> HighlightViewModel? {
        guard let entry, let fact = fact(entry) else { return nil }
        return HighlightViewModel(
            caption: caption, name: entry.name, fact: words.fact(fact, on: entry.day),
            link: .entry(entry.id.rawValue), isFavourite: isFavourite)
    }
}
