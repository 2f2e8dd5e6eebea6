import Domain
import Foundation
import TestSupport
import Testing
import Wording

@testable import Counterfoil

@MainActor
struct TellYearsTests {
    private let stage = Stage()
    private let journal = JournalDouble([
        EntryID("a.ics"): .film(
            Film(
                title: "Brief Encounter", year: 1945, runningTime: 86,
                watched: day(2026, 11, 19),
                feedbackGiven: [GivenFeedback(.reallyGood, at: nil)])),
        EntryID("b.ics"): .film(
            Film(
                title: "brief encounter", year: 1945,
                watched: day(2026, 1, 2), isRewatch: true)),
        EntryID("c.ics"): .trip(farTrip),
        EntryID("d.ics"): .film(
            Film(title: "Ran", runningTime: 162, watched: day(2025, 5, 8))
        ),
        EntryID("e.ics"): .film(Film(title: "M")),
    ])

    private func tell(_ query: EntryQuery = EntryQuery(), asJSON: Bool = false) async
        -> CommandStatus
    {
        await TellYears(
            journal: journal, query: query, today: day(2026, 11, 22), isJSON: asJSON, words: english
        ).perform(on: stage.console)
    }

    @Test(
        "Each year has a bar for how many there were, as long as it is of the most, and its facts")
    func lines() async {
        #expect(await tell() == .done)
        let full = String(repeating: "█", count: 20)
        let half = String(repeating: "█", count: 10) + String(repeating: " ", count: 10)
        #expect(
            stage.results.lines == [
                "2026",
                "  Films  \(full)  2 viewings of 1 film · 1 h 26 min (from 1 of 2) · 1 rewatch"
                    + " · really good: 1",
                "  Trips  \(half)  1 trip · 746 km · 9 h 31 min travel time"
                    + " · 0 of 1 on time at the destination · 1 h 8 min total delay",
                "2025",
                "  Films  \(half)  1 film · 2 h 42 min",
                "Unknown date",
                "  Films  \(half)  1 film",
                "All years",
                "  Films  4 viewings of 3 films · 4 h 8 min (from 2 of 4) · 1 rewatch"
                    + " · really good: 1",
                "  Trips  1 trip · 746 km · 9 h 31 min travel time"
                    + " · 0 of 1 on time at the destination · 1 h 8 min total delay",
                "  Decades: 1940s (2)",
            ])
    }

    @Test("Only matching entries count, and a search without results says so")
    func chosen() async {
        #expect(await tell(EntryQuery(search: "ran")) == .done)
        #expect(stage.results.lines.first == "2025")
        #expect(stage.results.lines.count == 2)
        #expect(await tell(EntryQuery(search: "nothing")) == .done)
        #expect(stage.results.lines.last == english.nothingToCount)
    }

    @Test("JSON has each figure, and null for an unknown one")
    func json() async throws {
        #expect(await tell(asJSON: true) == .done)
        let said = try #require(
            JSONSerialization.jsonObject(with: Data(stage.results.text.utf8)) as? [String: Any])
        let years = try #require(said["years"] as? [[String: Any]])
        #expect(years.map { $0["year"] as? Int } == [2026, 2025, nil])
        let films = try #require(years[0]["films"] as? [String: Any])
        #expect(films["viewings"] as? Int == 2)
        #expect(films["different"] as? Int == 1)
        #expect(films["minutes"] as? Int == 86)
        #expect(films["minutesOf"] as? Int == 1)
        #expect((films["feedback"] as? [String: Int])?["really-good"] == 1)
        let trips = try #require(years[0]["trips"] as? [String: Any])
        #expect(trips["medianDelay"] as? Int == 68)
        #expect(trips["metres"] as? Int == 746_200)
        let searches = try #require(trips["searches"] as? [String: String])
        #expect(searches["punctual"] == "year:2026 reached:<=5")
        #expect(
            films["searches"] as? [String: String] == [
                "viewings": "year:2026 kind:film", "rewatches": "year:2026 rewatch:",
                "minutesOf": "year:2026 runtime:", "really-good": "year:2026 feedback:really-good",
                "good": "year:2026 feedback:good", "so-and-so": "year:2026 feedback:so-and-so",
                "bad": "year:2026 feedback:bad", "very-bad": "year:2026 feedback:very-bad",
            ])
        #expect(try #require(years[1]["trips"] as? [String: Any])["medianDelay"] is NSNull)
    }

    @Test("JSON says of all years what the page of the years shows")
    func jsonOfAll() async throws {
        #expect(await tell(asJSON: true) == .done)
        let said = try #require(
            JSONSerialization.jsonObject(with: Data(stage.results.text.utf8)) as? [String: Any])
        let all = try #require(said["all"] as? [String: [String: Any]])
        let (films, trips) = (try #require(all["films"]), try #require(all["trips"]))
        #expect((films["searches"] as? [String: String])?["viewings"] == "kind:film")
        #expect(films["perMonth"] as? Double == 1 && films["minutesPerMonth"] as? Int == 124)
        #expect((films["first"] as? [String: Any])?["file"] as? String == "d.ics")
        let titles = try #require(films["titles"] as? [[String: Any]])
        #expect(titles.map { $0["count"] as? Int } == [2, 1, 1])
        #expect(titles[0]["search"] as? String == "title:=\"Brief Encounter\"")
        #expect(trips["travelled"] as? Int == 1)
        #expect((trips["last"] as? [String: Any])?["file"] as? String == "c.ics")
        #expect((trips["milestones"] as? [Any])?.isEmpty == true)
        let underWay = try #require(trips["underWay"] as? [String: Any])
        #expect(
            underWay["searches"] as? [String: String] == [
                "lostOf": "taken: lost:>=1", "regainedOf": "taken: lost:<=-1",
            ])
        let punctuality = try #require(trips["punctuality"] as? [String: [[String: Any]]])
        #expect(punctuality["routes"]?.first?["recorded"] as? Int == 1)
        #expect(punctuality["routes"]?.first?["punctual"] as? Int == 0)
    }
}

private var farTrip: Trip {
    var trip = lateTrip
    trip.distance = Distance("746.2")
    return trip
}
