import Domain
import Foundation
import TestSupport
import Testing
import Wording

@testable import Counterfoil

@MainActor
struct ListEntriesTests {
    private let stage = Stage()
    private let journal = JournalDouble([
        EntryID("a.ics"): .film(encounter), EntryID("b.ics"): .trip(measuredTrip),
        EntryID("c.ics"): .film(Film(title: "A film \u{1B}[31mred\r\nand two lines")),
    ])

    private func list(
        _ query: EntryQuery = EntryQuery(), asJSON: Bool = false, words: Localizer? = nil
    ) async -> CommandStatus {
        await ListEntries(journal: journal, query: query, isJSON: asJSON, words: words ?? english)
            .perform(on: stage.console)
    }

    @Test("A line each, newest first, in columns, and nothing that a terminal would obey")
    func lines() async {
        #expect(await list() == .done)
        #expect(
            stage.results.lines == [
                "20 November 2026   14:02  Train   Köln Hbf → Wien Westbf  1 h 8 min late",
                "19 November 2026          Film    Brief Encounter (1945)  really good",
                "Unknown date              Film    A film \u{FFFD}[31mred  and two lines",
            ])
        #expect(stage.messages.text.isEmpty)
    }

    @Test("Days are written as in the person's country, and durations in the words of the rest")
    func language() async {
        let german = Localizer(locale: Locale(identifier: "de_DE"))
        _ = await list(EntryQuery(kind: .trip), words: german)
        #expect(
            stage.results.lines == [
                "20. November 2026   14:02  Train   Köln Hbf → Wien Westbf  1 h 8 min late"
            ])
    }

    @Test("The time of departure is by the clock of the person's country")
    func clock() async {
        let american = Localizer(locale: Locale(identifier: "en_US"))
        _ = await list(EntryQuery(kind: .trip), words: american)
        #expect(stage.results.lines.count == 1)
        #expect(stage.results.lines[0].contains(american.time(hour: 14, minute: 2)))
        #expect(!stage.results.lines[0].contains("14:02"))
    }

    @Test(
        "More than one asks for at a time are listed to the last, each once",
        arguments: [1_001, 2_001])
    func many(count: Int) async throws {
        let films = (0..<count).map { number in
            let digits = String(10_000 + number)
            return (EntryID("\(digits).ics"), Entry.film(Film(title: "Film \(digits)")))
        }
        let journal = JournalDouble(Dictionary(uniqueKeysWithValues: films))
        let names = films.map(\.0.rawValue)
        let lines = Stage()
        _ = await ListEntries(
            journal: journal, query: EntryQuery(), isJSON: false, words: english
        ).perform(on: lines.console)
        #expect(lines.results.lines.map { $0.suffix(10) } == names.map { "Film " + $0.prefix(5) })
        let json = Stage()
        _ = await ListEntries(journal: journal, query: EntryQuery(), isJSON: true, words: english)
            .perform(on: json.console)
        let array = try #require(
            JSONSerialization.jsonObject(with: Data(json.results.bytes)) as? [[String: Any]])
        #expect(array.map { $0["file"] as? String } == names)
    }

    @Test("An early trip has its minutes below zero in JSON, and a departure")
    func early() async throws {
        var trip = lateTrip
        trip.actualArrival = trip.arrival?.advanced(by: .seconds(-180))
        let journal = JournalDouble([EntryID("a.ics"): .trip(trip)])
        _ = await ListEntries(journal: journal, query: EntryQuery(), isJSON: true, words: english)
            .perform(on: stage.console)
        let array = try #require(
            JSONSerialization.jsonObject(with: Data(stage.results.bytes)) as? [[String: Any]])
        #expect(array[0]["outcome"] as? String == "early")
        #expect(array[0]["minutesLate"] as? Int == -3)
        #expect(array[0]["departure"] as? String == "14:02")
    }

    @Test("JSON holds the days and minutes as numbers of the calendar, an entry a line")
    func json() async throws {
        _ = await list(asJSON: true)
        #expect(stage.results.lines.count == 5)
        let array = try #require(
            JSONSerialization.jsonObject(with: Data(stage.results.bytes)) as? [[String: Any]])
        #expect(array.map { $0["file"] as? String } == ["b.ics", "a.ics", "c.ics"])
        #expect(array[0]["day"] as? String == "2026-11-20")
        #expect(array[0]["minutesLate"] as? Int == 68)
        #expect(array[1]["year"] as? Int == 1945)
        #expect(array[1]["feedback"] as? String == "really good")
        #expect(array[2]["day"] is NSNull)
        #expect(array[2]["title"] as? String == "A film \u{1B}[31mred\r\nand two lines")
        #expect(!stage.results.bytes.contains(0x1B))
    }

    @Test("JSON is the same to the byte as it ever was")
    func bytes() async {
        _ = await list(asJSON: true)
        #expect(
            stage.results.text == #"""
                [
                {"file": "b.ics", "day": "2026-11-20", "kind": "trip", "from": "Köln Hbf", "to": "Wien Westbf", "fromCoordinates": {"latitude": 50.943029, "longitude": 6.958729}, "toCoordinates": {"latitude": -0.5, "longitude": -16}, "mode": "train", "departure": "14:02", "distance": 948.5, "outcome": "late", "minutesLate": 68},
                {"file": "a.ics", "day": "2026-11-19", "kind": "film", "title": "Brief Encounter", "year": 1945, "feedback": "really good"},
                {"file": "c.ics", "day": null, "kind": "film", "title": "A film \u001b[31mred\u000d\nand two lines", "year": null, "feedback": null}
                ]

                """#)
    }

    @Test("Every field that is known without its file is a member, as the documents say")
    func members() async throws {
        _ = await list(asJSON: true)
        let array = try #require(
            JSONSerialization.jsonObject(with: Data(stage.results.bytes)) as? [[String: Any]])
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../docs/command-line.md").standardized
        let table = try String(contentsOf: file, encoding: .utf8)
            .components(separatedBy: "\n## JSON\n")[1].components(separatedBy: "`check --json`")[0]
        let (trip, film) = (array[0], array[1])
        for (names, object) in [
            (FilmFields.all.filter(\.isListed).map(\.member), film),
            (TripFields.all.filter(\.isListed).map(\.member), trip),
        ] {
            #expect(names.count > 2)
            for name in names {
                #expect(object[name] != nil && !(object[name] is NSNull))
                #expect(table.contains("`\(name)`"))
            }
        }
    }

    @Test("Unknown values of a trip are null")
    func unknown() async throws {
        let journal = JournalDouble([EntryID("a.ics"): .trip(lateTrip)])
        _ = await ListEntries(journal: journal, query: EntryQuery(), isJSON: true, words: english)
            .perform(on: stage.console)
        let array = try #require(
            JSONSerialization.jsonObject(with: Data(stage.results.bytes)) as? [[String: Any]])
        for name in ["fromCoordinates", "toCoordinates", "distance"] {
            #expect(array[0][name] is NSNull)
        }
    }

    @Test("JSON tells an early trip from a late one, and neither of a cancelled one")
    func outcomes() async throws {
        func trip(_ minutes: Int?, cancelled: Bool = false) throws -> Entry {
            var trip = lateTrip
            trip.actualArrival = minutes.flatMap {
                trip.arrival?.advanced(by: .seconds($0 * 60))
            }
            trip.disruption = cancelled ? .cancelled : nil
            return .trip(trip)
        }
        let journal = JournalDouble([
            EntryID("a.ics"): try trip(-3), EntryID("b.ics"): try trip(0),
            EntryID("c.ics"): try trip(68, cancelled: true), EntryID("d.ics"): try trip(nil),
        ])
        let stage = Stage()
        _ = await ListEntries(
            journal: journal, query: EntryQuery(), isJSON: true, words: english
        ).perform(on: stage.console)
        let array = try #require(
            JSONSerialization.jsonObject(with: Data(stage.results.bytes)) as? [[String: Any]])
        let outcomes = array.sorted { "\($0["file"] ?? "")" < "\($1["file"] ?? "")" }
        #expect(
            outcomes.map { $0["outcome"] as? String } == ["early", "on time", "cancelled", nil])
        #expect(outcomes.map { $0["minutesLate"] as? Int } == [-3, 0, nil, nil])
    }

    @Test("No entries are an empty array, and no line")
    func nothing() async {
        _ = await list(EntryQuery(search: "nowhere"), asJSON: true)
        #expect(stage.results.text == "[]\n")
        let quiet = Stage()
        _ = await ListEntries(
            journal: journal, query: EntryQuery(search: "nowhere"), isJSON: false, words: english
        ).perform(on: quiet.console)
        #expect(quiet.results.text.isEmpty)
    }

    @Test("A closed pipe ends the output without an error")
    func closedPipe() async {
        stage.results.closesAfter = 10
        #expect(await list() == .done)
        #expect(stage.messages.text.isEmpty)
    }

    @Test("Files that cannot be read are mentioned beside the list, not in it")
    func unreadable() async {
        journal.condition.unreadable = [UnreadableFile(name: "x.ics", reason: .said("It is odd."))]
        _ = await list(EntryQuery(kind: .trip))
        #expect(stage.results.lines.count == 1)
        #expect(stage.messages.lines.count == 1)
        #expect(stage.messages.text.contains("1 file"))
    }

    @Test("Copies of sync programs are mentioned as what they are")
    func copies() async {
        journal.condition.copies = [CopyFile(EntryID("a (1).ics"), of: EntryID("a.ics"))]
        _ = await list(EntryQuery(kind: .trip))
        #expect(stage.messages.lines.count == 1)
        #expect(stage.messages.text.contains("1 conflict copy of a sync program"))
    }
}

/// A trip with all facts that `list --json` prints.
private var measuredTrip: Trip {
    var trip = lateTrip
    trip.fromCoordinates = Coordinates(latitude: 50.943029, longitude: 6.958729)
    trip.toCoordinates = Coordinates(latitude: -0.5, longitude: -16)
    trip.distance = Distance("948.5")
    return trip
}
