import Domain
import TestSupport
import Testing

@MainActor
@Suite("Facts that a journal has of places")
struct KnownPlacesTests {
    private func trip(_ from: String, _ to: String, day: Int, _ zone: Zone) throws -> Entry {
        let day = try #require(CalendarDay(year: 2026, month: 11, day: day))
        let departure = try #require(DateTime(day, hour: 14, minute: 2, zone: zone))
        // The double finds words, among them those that name the fields of the search.
        return .trip(
            Trip(from: from, to: to, departure: departure, arrival: departure, notes: "from, to"))
    }

    @Test("The latest trip with a zone that was set tells that of a stop, at either end")
    func zones() async throws {
        let journal = JournalDouble([
            EntryID("a.ics"): try trip("Moor", "Heath", day: 3, .lisbon),
            EntryID("b.ics"): try trip("Moor", "Fen", day: 5, .london),
            EntryID("c.ics"): try trip("Moor", "Fen", day: 7, .berlin),
        ])
        let known = await journal.knownPlaces(
            named: ["Moor", "Heath", "Fen", "Marsh", ""], filledInZones: ["Europe/Berlin"])
        #expect(
            known == [
                "Moor": KnownPlace(zone: "Europe/London"),
                "Heath": KnownPlace(zone: "Europe/Lisbon"),
                "Fen": KnownPlace(zone: "Europe/London"),
            ])
    }
}
