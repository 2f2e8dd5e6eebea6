import Domain
import Foundation
import Maps
import Presentation
import Signals
import StatisticsFeature
import TestSupport
import Testing
import Wording

@Suite("The map of the years", .freed, .timeLimit(.minutes(1)))
struct TripMapTests {
    /// Returns the charts of the trips' section.
    private func charts(
        of trips: [CountedTrip], maps: MapSource = .shipped, keeping most: Int = 100
    ) async throws -> [Chart] {
        let view = YearsSpy()
        let presenter = freed(
            YearsPresenter(
                view: view, events: view.events, journal: CountedJournal(trips.map { .trip($0) }),
                flows: view, search: { "" },
                today: { CalendarDay(year: 2026, month: 11, day: 22) }, maps: maps,
                words: .inEnglish, choice: YearsChoice(showsMore: true), keeping: most))
        view.onShow.emit(true)
        await view.messages.until {
            if case .years(let years) = $0 { years.isComplete } else { false }
        }
        view.onShow.emit(false)
        withExtendedLifetime(presenter) {}
        guard case .years(let years) = view.messages.all.last else { return [] }
        return years.sections.first { $0.title == "Trips" }?.charts ?? []
    }

    private func trip(_ from: String, _ to: String, on day: Int) -> CountedTrip {
        var trip = CountedTrip(
            EntryID("\(from) \(to) \(day)"), from: CountedName(from), to: CountedName(to),
            mode: .train)
        trip.day = CalendarDay(year: 2026, month: 3, day: day)
        return trip
    }

    private var trips: [CountedTrip] {
        [
            trip("Köln Hbf", "Wien Hbf", on: 2), trip("Wien Hbf", "Köln Hbf", on: 8),
            trip("Köln Hbf", "Paris Nord", on: 9), trip("Home", "Köln Hbf", on: 10),
        ]
    }

    @Test("It is the first picture of the trips: its places, their countries, and its table")
    func places() async throws {
        let chart = try #require(try await charts(of: trips).first)
        guard case .map(let map) = chart.drawing else { throw JournalError.cancelled }
        #expect(chart.title == "Map")
        #expect(chart.summary == "Map of 3 places and 3 trips. In 3 countries.")
        #expect(map.visited == ["AT", "DE", "FR"])
        #expect(map.network.ways.map(\.count) == [2, 1])
        #expect(chart.headings == ["Place", "Country", "Trips", "First", "Last"])
        #expect(
            chart.rows == [
                ["Köln", "Germany", "4", "2 March 2026", "10 March 2026"],
                ["Wien", "Austria", "2", "2 March 2026", "8 March 2026"],
                ["Paris", "France", "1", "9 March 2026", "9 March 2026"],
            ])
        #expect(map.points[0].description == "Köln, Germany: 4 trips")
    }

    @Test("A place leads to the trips that begin or end there")
    func links() async throws {
        let chart = try #require(try await charts(of: trips).first)
        #expect(
            chart.drawing.points.map(\.link) == [
                .search("kind:trip place:=\"Köln Hbf\" taken:"),
                .search("kind:trip place:=\"Wien Hbf\" taken:"),
                .search("kind:trip place:=\"Paris Nord\" taken:"),
            ])
    }

    @Test("A trip with a place that is not known is counted below, and the place leads to it")
    func unknown() async throws {
        let chart = try #require(try await charts(of: trips).first)
        #expect(
            chart.note == "1 trip has a place that is not known. "
                + "A stop without coordinates is shown about where its town is.")
        #expect(chart.unplaced.map(\.description) == ["Home: 1 trip"])
        #expect(chart.unplaced.map(\.label) == ["1 trip"])
        #expect(chart.unplaced.map(\.link) == [.search("kind:trip place:=\"Home\" taken:")])
    }

    @Test("Of more trips than are kept, the map is the same")
    func many() async throws {
        let kept = try await charts(of: trips).first
        let summed = try await charts(of: trips, keeping: 0).first
        #expect(kept?.rows == summed?.rows && kept?.note == summed?.note)
        #expect(kept?.drawing.points == summed?.drawing.points)
    }

    @Test("Without the file of the map, or without a known place, there is no map")
    func none() async throws {
        let without = try await charts(of: trips, maps: .none)
        #expect(!without.contains { $0.id == "map" })
        let missing = MapSource(
            gazetteer: PlacesDouble(), atlas: AtlasFile(URL(filePath: "/no/such/world.map")))
        #expect(!(try await charts(of: trips, maps: missing)).contains { $0.id == "map" })
        let home = try await charts(of: [trip("Home", "Lake", on: 2)])
        #expect(!home.contains { $0.id == "map" })
    }
}
