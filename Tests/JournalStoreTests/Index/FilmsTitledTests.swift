import Domain
import TestSupport
import Testing

@testable import JournalStore

@MainActor
@Suite("Films are found by their titles")
struct FilmsTitledTests {
    @Test("Without regard to case, accents and signs, whatever their years, seen or wanted")
    func found() async throws {
        let open = try await OpenJournal()
        for film in [
            Film(title: "Amélie", year: 2001), Film(title: "AMELIE!"),
            Film(title: "Amelie", year: 2001, isWanted: true), Film(title: "Amelie 2001"),
            Film(title: "Ran", year: 1985),
        ] {
            _ = try await open.journal.add(.film(film))
        }
        _ = try await open.journal.add(.trip(.full))
        let found = await open.journal.films(titled: ["amelie", "Gilda", "Ran"])
        #expect(found.keys.sorted() == ["Ran", "amelie"])
        #expect(found["amelie"]?.count == 3)
        #expect(found["amelie"]?.count { $0.isWanted } == 1)
    }

    @Test("Films that were wanted are known as such, also once they were seen")
    func wishes() async throws {
        let open = try await OpenJournal()
        let ran = try await open.journal.add(.film(Film(title: "Ran", isWanted: true)))
        let gilda = try await open.journal.add(.film(Film(title: "Gilda", isWanted: true)))
        _ = try await open.journal.add(.film(Film(title: "Playtime")))
        try await open.journal.change(ran) { entry in
            guard case .film(let film) = entry else { return entry }
            return .film(film.watched(on: CalendarDay(year: 2024, month: 3, day: 1)))
        }
        for journal in [open.journal, try await OpenJournal(in: open.folder).journal] {
            let wishes = await journal.wishes()
            #expect(wishes.map(\.id) == [gilda, ran])
            #expect(wishes.map(\.isWanted) == [true, false])
        }
    }
}
