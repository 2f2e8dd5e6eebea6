import Domain
import TestSupport
import Testing

struct JournalValuesTests {
    @Test("An entry's row says what the list shows, and is filed under the entry's day")
    func summaries() {
        let film = Film(
            title: "M", year: 1931, watched: CalendarDay(year: 2026, month: 1, day: 2),
            feedbackGiven: [GivenFeedback(.good, at: nil)])
        let row = EntrySummary(id: EntryID("1.ics"), entry: .film(film))
        #expect(row.content == .film(title: "M", year: 1931, feedback: .good))
        #expect(row.day == film.watched)
        let trip = Trip.from(.at(2026, 1, 2, 23, 59, .vienna), to: .at(2026, 1, 3, 1, 0, .vienna))
        let tripRow = EntrySummary(id: EntryID("2.ics"), entry: .trip(trip))
        #expect(tripRow.content == .trip(from: "A", to: "B", mode: .train, status: .unknown))
        #expect(tripRow.day == CalendarDay(year: 2026, month: 1, day: 2))
        #expect(Entry.film(Film(title: "M")).day == nil)
        #expect([Entry.film(film).kind, Entry.trip(trip).kind] == [.film, .trip])
    }

    @Test("A change without anything in it is empty, whatever one looks at")
    func empty() {
        let id: Set = [EntryID("1.ics")]
        #expect(JournalChange().isEmpty)
        #expect(!JournalChange(added: id).isEmpty && !JournalChange(changed: id).isEmpty)
        #expect(!JournalChange(removed: id).isEmpty)
        #expect(!JournalChange(conditionChanged: true).isEmpty)
    }
}
