import Domain
import TestSupport
import Testing

struct JournalWordsTests {
    @Test(
        "Every error is a sentence that names what it is about and can be shown as it is",
        arguments: [
            (JournalError.missingFolder(path: "/a/b"), "/a/b"), (.readOnly(path: "/a/b"), "/a/b"),
            (.readOnlyDisk(path: "/a/b"), "/a/b is on a disk that is mounted read-only"),
            (.diskFull(path: "/a/b"), "/a/b"), (.entryGone(EntryID("x.ics")), "x.ics"),
            (.placeTaken(EntryID("x.ics")), "x.ics"), (.invalid("A film needs a title."), "title"),
            (.trash(file: "x.ics", reason: "No trash."), "x.ics"),
            (.notPutBack(count: 2, folder: "/a/taken-back", reason: "It broke."), "/a/taken-back"),
            (.halfTakenBack(title: "diary.csv", missing: 12), "12 of the entries"),
            (.file(name: "x.ics", reason: "It broke."), "It broke."),
            (.unreadable(file: "x.ics", reason: "It is a poem."), "It is a poem."),
        ])
    func words(error: JournalError, part: String) {
        let words = error.description
        #expect(words.contains(part))
        #expect(words.hasSuffix("."))
        #expect(!words.contains("JournalError"))
    }

    @Test(
        "What is about an entry names it as the list does, and not its file",
        arguments: [
            JournalError.entryGone(EntryID("x.ics")), .trash(file: "x.ics", reason: "It is full."),
            .file(name: "x.ics", reason: "It broke."),
        ])
    func titled(error: JournalError) {
        let words = error.titled("Gilda (1946)").description
        #expect(words.contains("“Gilda (1946)”") && !words.contains("x.ics"))
        #expect(error.titled("Gilda (1946)").titled("M") == error.titled("Gilda (1946)"))
    }

    @Test("A file that is in the way or cannot be read is named beside the entry")
    func titledFile() {
        let errors = [
            JournalError.placeTaken(EntryID("x.ics")),
            .unreadable(file: "x.ics", reason: "It is a poem."),
        ]
        for words in errors.map({ $0.titled("M").description }) {
            #expect(words.contains("“M”") && words.contains("x.ics"))
        }
        #expect(JournalError.cancelled.titled("M") == .cancelled)
        let long = JournalError.entryGone(EntryID("x.ics")).titled(
            String(repeating: "m", count: 8_000))
        #expect(long.description.count < 300)
    }

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
