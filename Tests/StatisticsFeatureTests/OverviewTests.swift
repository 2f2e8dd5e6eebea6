import Domain
import Presentation
import TestSupport
import Testing
import Wording

@testable import StatisticsFeature

@Suite("The beginning of the statistics")
struct OverviewTests {
    private func page(
        _ entries: [CountedEntry], _ choice: YearsChoice = YearsChoice()
    ) async -> YearsViewModel {
        await YearsContents(
            counts: .entries(entries), days: [CountedDay](of: entries), choice: choice, search: "",
            today: CalendarDay(year: 2026, month: 11, day: 22), maps: .none, words: .inEnglish
        ).model
    }

    private func film(
        _ name: String, _ year: Int, _ month: Int, _ feedback: Feedback = .none,
        minutes: Int? = nil
    ) -> CountedEntry {
        var film = CountedFilm(EntryID(name), title: CountedName(name, key: name))
        film.day = CalendarDay(year: year, month: month, day: 1)
        film.feedback = feedback
        film.runningTime = minutes
        return .film(film)
    }

    private func trip(
        _ name: String, _ month: Int, _ status: TripStatus, isTaken: Bool = true
    ) -> CountedEntry {
        var trip = CountedTrip(
            EntryID(name), from: CountedName("A", key: "a"), to: CountedName(name, key: name),
            mode: .train)
        trip.day = CalendarDay(year: 2025, month: month, day: 1)
        trip.status = status
        trip.isTaken = isTaken
        return .trip(trip)
    }

    @Test("Four figures say how much there was and how it was, two of films and two of trips")
    func figures() async {
        var late = CountedTrip(
            EntryID("b"), from: CountedName("A", key: "a"), to: CountedName("B", key: "b"),
            mode: .train)
        late.reached = 12
        let overview = await page([
            film("Ran", 2025, 1, .good, minutes: 162), film("M", 2025, 2, .bad), .trip(late),
        ]).overview
        #expect(overview.figures.map(\.value) == ["2", "1", "1", "0"])
        #expect(
            overview.figures.map(\.name)
                == ["viewings", "films liked", "trip", "journeys on time at the destination"])
        #expect(overview.figures[1].note == "of 2 films with feedback")
        #expect(overview.figures[1].link == .search("kind:film feedback:>=good"))
    }

    @Test("The number of the trips is one number, of which it is said how many were taken")
    func trips() async throws {
        let entries = [
            trip("b", 1, .onTime), trip("c", 2, .onTime), trip("d", 2, .cancelled, isTaken: false),
        ]
        let overview = await page(entries).overview
        let figure = try #require(overview.figures.first)
        #expect(figure.value == "3" && figure.note == "2 taken")
        let year = await page(entries, YearsChoice(period: "2025")).overview
        #expect(year.charts.first?.summary == "3 trips. Most in February 2025: 2 trips.")
    }

    @Test("Favourites and the worst are named once each, then the first, the last, the longest")
    func films() async throws {
        let overview = await page([
            film("Gilda", 2024, 1, .good), film("Ran", 2024, 2, .reallyGood, minutes: 162),
            film("Ran", 2024, 6, .reallyGood), film("M", 2024, 3, .veryBad),
            film("Laura", 2024, 4, .soAndSo, minutes: 88),
        ]).overview
        let rows = try #require(overview.highlights.first).rows
        #expect(
            rows.map { "\($0.caption): \($0.name)" } == [
                "Favourite: Ran", "Favourite: Gilda", "Least liked: M", "First: Gilda",
                "Last: Ran", "Longest: Ran",
            ])
        #expect(rows.last?.fact == "2 h 42 min, 1 Feb 2024")
        #expect(rows[2].link == .entry("M") && rows[2].fact == "very bad, 1 Mar 2024")
    }

    @Test("The most delayed trip is named with its delay, and what was never late is not")
    func delayed() async throws {
        let rows = try #require(
            await page([trip("b", 1, .onTime), trip("c", 2, .late(.seconds(4_080)))]).overview
                .highlights.first
        ).rows
        #expect(
            rows.map { "\($0.caption): \($0.name)" }
                == ["Most delayed: A → c", "First: A → b", "Last: A → c"])
        #expect(rows[0].fact == "1 h 8 min late, 1 Feb 2025")
        let punctual = await page([trip("b", 1, .onTime)]).overview
        #expect(punctual.highlights.first?.rows.map(\.caption) == ["First"])
    }

    @Test("A picture in which everything is one is not drawn")
    func ones() async {
        let apart = await page([film("Ran", 2024, 1, .good), film("M", 2025, 1, .good)])
        #expect(apart.overview.charts.isEmpty)
        let together = await page([
            film("Ran", 2024, 1, .good), film("M", 2025, 1, .good), film("M", 2025, 2, .good),
        ])
        #expect(together.overview.charts.map(\.id) == ["over-time", "feedback-average"])
    }

    @Test("The tenth film is the same in every period, and in none that it is not in")
    func tenth() async {
        let films = (1...12).map { film("f\($0 + 10)", $0 < 8 ? 2024 : 2025, $0) }
        func tenth(_ period: String) async -> FigureViewModel? {
            await page(films, YearsChoice(period: period, showsMore: true)).sections
                .flatMap(\.figures).first { $0.id.hasPrefix("milestone") }
        }
        let all = await tenth("")
        #expect(all?.value == "Film 10" && all?.link == .entry("f20"))
        #expect(await tenth("2025") == all)
        #expect(await tenth("2024") == nil)
    }

    @Test("What stands under More is made only when it is shown, and repeats nothing")
    func more() async {
        let entries = [
            film("Ran", 2024, 1, .good), film("M", 2025, 1, .good), film("M", 2025, 2, .good),
        ]
        #expect(await page(entries).sections.isEmpty)
        let all = await page(entries, YearsChoice(showsMore: true))
        #expect(all.sections.map(\.title) == ["Films"])
        let shown = Set(all.overview.figures.map(\.id))
        #expect(all.sections[0].figures.allSatisfy { !shown.contains($0.id) })
        #expect(all.sections[0].charts.allSatisfy { $0.id != "feedback-average" })
    }
}
