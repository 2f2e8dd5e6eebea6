import Domain
import Foundation
import Maps
import Presentation
import Statistics
import TestSupport
import Testing
import Wording

@testable import JournalStore
@testable import StatisticsFeature

/// Tests that the link of each count of the statistics finds that many entries, and no others.
struct YearsPageLinksTests {
    let index: ScratchIndex
    let today = CalendarDay(year: 2026, month: 6, day: 30)

    init() throws {
        index = try ScratchIndex()
    }

    @Test(
        "The links of a searched page stay within the search, even while a quotation is open",
        arguments: ["brief -tag:repertory", "\"brief enc", "title:\"brief enc", "brief -"])
    func ofSearch(typed: String) async throws {
        try index.take(
            (7..<10).flatMap { AssortedEntries.all(seed: $0) }.enumerated()
                .map { ("\($0).ics", $1) })
        let page = try await page(YearsChoice(isOfSearch: true), search: typed)
        let counts = Self.counts(in: page)
        #expect(counts.count > 3)
        var compared = 0
        for (name, link, count) in counts {
            guard case .search(let search) = link else { continue }
            #expect(
                try index.listing(matching: EntryQuery(search: search)).count == count,
                "\(name): \(search)")
            compared += 1
        }
        #expect(compared > 0)
    }

    @Test("A place of several stops on the map leads to the trips there, and to no others")
    func stopsOfPlace() async throws {
        let ways = [
            ("Köln Hbf", "Wien Hbf"), ("Köln Messe/Deutz", "Wien Hbf"), ("Wien West", "Köln Hbf"),
            ("Köln, Neumarkt", "Köln Hbf"), ("Paris Est", "Home"), ("Home", "Wien Hbf"),
        ]
        let day = try #require(CalendarDay(year: 2026, month: 3, day: 2))
        let departure = try #require(DateTime(day, hour: 8, minute: 0, zone: .floating))
        let trips = ways.enumerated().map { number, way in
            (
                "trip\(number)",
                Entry.trip(
                    Trip(
                        from: way.0, to: way.1, mode: .train, departure: departure, arrival: nil))
            )
        }
        try index.take(trips + [("film", .film(Film(title: "M", place: "Köln Hbf")))])
        let page = try await page(YearsChoice())
        let map = try #require(page.sections.flatMap(\.charts).first { $0.id == "map" })
        guard case .map(let drawing) = map.drawing else { return #expect(Bool(false)) }
        var found: [String: Int] = [:]
        for (node, point) in zip(drawing.network.nodes, drawing.points) {
            guard case .search(let search)? = point.link else { continue }
            found[point.name] = try index.listing(matching: EntryQuery(search: search)).count
            #expect(found[point.name] == node.count, "\(search)")
        }
        #expect(found == ["Köln": 4, "Wien": 4, "Paris": 1])
    }

    @Test(
        "Figures summed while entries are read equal those of all entries",
        arguments: ["", "2026", "2026-04"], ["", "brief"])
    func summed(period: String, search: String) async throws {
        try index.take(
            (0..<6).flatMap { AssortedEntries.all(seed: $0) }.enumerated()
                .map { ("\($0).ics", $1) })
        for kinds in JournalFilter.kinds {
            let choice = YearsChoice(
                period: period, kinds: kinds, isOfSearch: !search.isEmpty, showsMore: true)
            let (days, snapshot) = (StatisticsPeriod(period)?.days, try index.snapshot())
            let figures = PageFigures(
                of: StatisticsPeriod(period) ?? .everything, kind: kinds.kind, until: today,
                after: snapshot.days(matching: EntryQuery(search: search)))
            let summed = await YearsContents(
                counts: .figures(
                    snapshot.sum(
                        matching: EntryQuery(search: search, days: days), from: figures
                    ) { $0.add($1) }),
                days: snapshot.days(matching: EntryQuery(search: search)), choice: choice,
                search: search, today: today, maps: Self.maps, words: .inEnglish
            ).model
            #expect(try await Self.said(page(choice, search: search)) == Self.said(summed))
        }
    }

    /// The words of a page, without its links.
    private static func said(_ page: YearsViewModel) -> [[String]] {
        sections(of: page).flatMap { section in
            [[section.title]] + section.figures.map { [$0.value, $0.name, $0.note] }
                + section.charts.flatMap { [[$0.title, $0.summary, $0.note]] + $0.rows }
        }
    }

    @Test("Cancelling ends the summing of entries")
    func cancelled() async throws {
        try index.take(
            (0..<CountedEntry.portion + 900).map { ("\($0).ics", .film(Film(title: "Film \($0)"))) }
        )
        let snapshot = try index.snapshot()
        let summing = Task {
            snapshot.sum(matching: EntryQuery(), from: 0) { count, entries in
                count += entries.count
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        #expect(await summing.value == CountedEntry.portion)
        let counting = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return snapshot.counted(matching: EntryQuery()).count
        }
        #expect(await counting.value == 0)
    }

    /// Returns the least number of figures on a page.
    static func fewest(of kinds: JournalFilter, in period: String) -> Int {
        switch (period, kinds) {
        case ("", .all): 100
        case ("", _): 40
        case ("2026", _): 8
        // A month may have nothing of one kind.
        default: kinds == .all ? 5 : 0
        }
    }

    func page(_ choice: YearsChoice, search: String = "") async throws -> YearsViewModel {
        let scope = choice.isOfSearch ? search : ""
        var choice = choice
        choice.showsMore = true
        let days = StatisticsPeriod(choice.period)?.days
        return await YearsContents(
            counts: .entries(
                try index.snapshot().counted(matching: EntryQuery(search: scope, days: days))),
            days: try index.snapshot().days(matching: EntryQuery(search: scope)), choice: choice,
            search: search, today: today, maps: Self.maps, words: .inEnglish
        ).model
    }

    /// The map of the world with a few towns.
    private static let maps = MapSource(
        gazetteer: PlacesDouble(), atlas: AtlasFile(.shippedMap))

    /// The sections of a page, of which its beginning is the first.
    private static func sections(of page: YearsViewModel) -> [StatisticsSection] {
        let overview = page.overview
        return [StatisticsSection(title: "", figures: overview.figures, charts: overview.charts)]
            + page.sections
    }

    static func counts(
        in page: YearsViewModel
    ) -> [(name: String, link: ChartLink, count: Int)] { sections(of: page).flatMap(counts) }

    /// Returns the counts in a section, with their links.
    static func counts(
        in section: StatisticsSection
    ) -> [(name: String, link: ChartLink, count: Int)] {
        let figures = section.figures.compactMap { figure in
            // Several viewings may be of one film.
            figure.name.contains("different") ? nil : (figure.name, figure.link, Int(figure.value))
        }
        let points = section.charts.filter { chart in
            // These measure something else than how many there are.
            !["kilometres", "days-at-places", "fares", "claims"].contains { chart.id.hasPrefix($0) }
        }.flatMap { chart in
            counts(in: chart.drawing).map { ("\(chart.id) \($0.description)", $0.link, $1) }
        }
        return (figures + points).compactMap { name, link, count in
            link.flatMap { link in count.map { (name, link, $0) } }
        }
    }

    private static func counts(in drawing: ChartContent) -> [(ChartPoint, Int?)] {
        switch drawing {
        case .bars(let chart): chart.bars.flatMap(\.parts).map { ($0.point, Int($0.length)) }
        case .divergingBars(let chart):
            chart.bars.flatMap(\.parts).map { ($0.point, Int($0.length)) }
        case .histogram(let chart): chart.bins.map { ($0.point, Int($0.count)) }
        case .heatMap(let chart): chart.fields.map { ($0.point, $0.value.map { Int($0) }) }
        case .dots(let chart):

            // The number that a share is of.
            chart.rows.flatMap(\.dots).map {
                ($0.point, $0.point.values.dropFirst().first.flatMap { Int($0) })
            }
        // A place may have several names, and a name several places.
        case .map: []
        case .line, .dumbbells, .multiples: []
        }
    }
}
