import Domain
import Foundation
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
        let found = await open.journal.films(titled: ["amelie", "Amélie", "Gilda", "Ran"])
        #expect(found.keys.sorted() == ["Amélie", "Ran", "amelie"].sorted())
        #expect(found["Amélie"] == found["amelie"])
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
            #expect(wishes.map(\.summary.id) == [gilda, ran])
            #expect(wishes.map(\.summary.isWanted) == [true, false])
        }
    }

    @Test("A film to see has its running time, and the time when it was added, whatever was edited")
    func facts() async throws {
        let open = try await OpenJournal()
        let gilda = try await open.journal.add(
            .film(Film(title: "Gilda", runningTime: 110, isWanted: true)))
        let later = try await OpenJournal(
            in: open.folder, now: { Date(timeIntervalSince1970: 1_795_000_060) })
        _ = try await later.journal.add(.film(Film(title: "Alien", isWanted: true)))
        try await later.journal.change(gilda) { entry in
            guard case .film(var film) = entry else { return entry }
            film.notes = "Again"
            return .film(film)
        }
        let wishes = await later.journal.wishes()
        #expect(wishes.map(\.summary.filmTitle) == ["Alien", "Gilda"])
        #expect(wishes.map(\.added) == [1_795_000_060, 1_795_000_000])
        #expect(wishes.map(\.runningTime) == [nil, 110])
    }
}
