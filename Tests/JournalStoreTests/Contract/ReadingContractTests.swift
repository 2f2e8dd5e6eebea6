import Domain
import TestSupport
import Testing

@testable import JournalStore

/// Tests of the answers that all journals share: the real one, its double, and the model that the
/// index is compared with.
@MainActor
struct ReadingContractTests {
    private func filled(_ kind: JournalKind) async throws -> JournalUnderTest {
        let stage = try await JournalUnderTest(kind)
        for entry in EntriesToFind.all { _ = try await stage.journal.add(entry) }
        return stage
    }

    @Test(
        "It lists matching entries in one order: kinds, days, beginnings of words",
        arguments: JournalKind.allCases)
    func listing(kind: JournalKind) async throws {
        let stage = try await filled(kind)
        for (query, names) in EntriesToFind.queries {
            #expect(await stage.names(query) == names, "\(query)")
        }
    }

    @Test("The model of the index lists the same")
    func model() {
        var model = JournalModel()
        for (number, entry) in EntriesToFind.all.enumerated() {
            model.entries[EntryID("\(number).ics")] = entry
            model.written[EntryID("\(number).ics")] = number
        }
        for (query, names) in EntriesToFind.queries {
            #expect(model.summaries(matching: query).map(\.content.title) == names, "\(query)")
        }
    }

    @Test("A listing has months, windows and places", arguments: JournalKind.allCases)
    func windows(kind: JournalKind) async throws {
        let stage = try await filled(kind)
        let listing = await stage.journal.listing(matching: EntryQuery())
        #expect(
            listing.sections == [
                ListSection(.month(.init(year: 2026, month: 11)), count: 7),
                ListSection(.month(.init(year: 2026, month: 10)), count: 1),
                ListSection(.unknown(.date), count: 2),
            ])
        let all = listing.summaries(in: 0..<listing.count)
        #expect(listing.count == 10 && all.count == 10)
        #expect(listing.summaries(in: 2..<4) == Array(all[2..<4]))
        #expect(listing.summaries(in: 6..<20) == Array(all[6...]))
        #expect(all.map { listing.position(of: $0.id) } == Array(0..<10))
        #expect(listing.position(of: EntryID("none.ics")) == nil)
        let films = await stage.journal.listing(matching: EntryQuery(kind: .film))
        #expect(films.position(of: all[0].id) == nil)
    }

    @Test("A listing stays as it was when it was asked for", arguments: JournalKind.allCases)
    func snapshot(kind: JournalKind) async throws {
        let stage = try await filled(kind)
        let listing = await stage.journal.listing(matching: EntryQuery())
        let first = try #require(listing.summaries(in: 0..<1).first)
        _ = try await stage.journal.delete(first.id)
        #expect(listing.count == 10 && listing.summaries(in: 0..<1) == [first])
        #expect(await stage.names() == Array(EntriesToFind.names.dropFirst()))
    }

    @Test("The entries of a day, and what a field was filled with", arguments: JournalKind.allCases)
    func dayAndValues(kind: JournalKind) async throws {
        let stage = try await filled(kind)
        let day = await stage.journal.entries(on: DateTime.vienna(19, 0, 0).day)
        #expect(
            day.map(\.content.title)
                == ["Late Spring", "Winter in Wien", "Wien → Linz", "Linz → Wien"])
        #expect(await stage.journal.values(of: .venue) == ["Kino am Ring"])
        #expect(await stage.journal.values(of: .stop) == ["Linz", "Wien", "Harbour", "Station"])
        #expect(await stage.journal.values(of: .operator) == ["ÖBB"])
        #expect(await stage.journal.values(of: .tag) == ["snow", "work"])
        #expect(await stage.journal.values(of: .service) == ["ICE 93"])
        #expect(await stage.journal.values(of: .director) == ["Ida Lupino"])
        #expect(await stage.journal.values(of: .genre) == ["drama"])
        #expect(await stage.journal.values(of: .country) == [])
    }

    @Test(
        "A service is offered once, as its latest trip spells it", arguments: JournalKind.allCases)
    func services(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        for (day, service) in [(3, "RE5"), (9, "RE 5"), (5, "re 5"), (4, "S 1"), (6, "RE 50")] {
            let trip = Trip(
                from: "A", to: "B", service: service, departure: .vienna(day, 8, 0), arrival: nil)
            _ = try await stage.journal.add(.trip(trip))
        }
        #expect(await stage.journal.values(of: .service) == ["RE 5", "RE 50", "S 1"])
    }

    @Test(
        "The viewings of a film have its title, however it is written, and its year, or none where the title has one year",
        arguments: JournalKind.allCases)
    func viewings(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        func add(_ title: String, _ year: Int?, on day: Int?) async throws {
            let watched = day.flatMap { CalendarDay(year: 2026, month: 11, day: $0) }
            _ = try await stage.journal.add(.film(Film(title: title, year: year, watched: watched)))
        }
        func viewings(_ title: String, _ year: Int?) async -> [String] {
            await stage.journal.viewings(of: title, year: year).map(\.nameInList)
        }
        try await add("Das Boot", 1981, on: 3)
        try await add("das  BOOT!", nil, on: 5)
        try await add("Dàs Boot", 1981, on: nil)
        try await add("Das Boot 1981", nil, on: 6)
        try await add("Das Boot: Part 2", 1981, on: 7)
        let boot = ["das  BOOT!", "Das Boot (1981)", "Dàs Boot (1981)"]
        #expect(await viewings("DAS BOOT", 1981) == boot)
        #expect(await viewings("Das Boot", nil) == boot)
        #expect(await viewings("Das Boot", 1982) == [])
        #expect(await viewings("Das Boot 1981", nil) == ["Das Boot 1981"])
        #expect(await viewings("Boot", nil) == [])
        try await add("Das Boot", 2018, on: 8)
        #expect(await viewings("Das Boot", 1981) == Array(boot.dropFirst()))
        #expect(await viewings("Das Boot", 2018) == ["Das Boot (2018)"])
        #expect(await viewings("Das Boot", nil) == ["das  BOOT!"])
        try await add("?!", nil, on: 1)
        #expect(await viewings("?!", nil) == ["?!"])
    }

    @Test("Entries are read as they were written, all or some", arguments: JournalKind.allCases)
    func entries(kind: JournalKind) async throws {
        let stage = try await JournalUnderTest(kind)
        var ids: [EntryID] = []
        for entry in EntriesToFind.all { ids.append(try await stage.journal.add(entry)) }
        for (id, entry) in zip(ids, EntriesToFind.all) {
            #expect(await stage.journal.entry(id) == entry)
            #expect(await stage.journal.defect(of: id) == nil)
        }
        for (selection, names) in [
            (.everything, EntriesToFind.names),
            (.matching(EntryQuery(search: "snow")), ["Winter in Wien", "Linz → Wien"]),
            (.entries([ids[4], EntryID("none.ics"), ids[0]]), ["aida", "Winter in Wien"]),
        ] as [(EntrySelection, [String])] {
            let read = NamesRead()
            try await stage.journal.readEntries(selection) { batch, _ in
                read.add(batch.compactMap { $0.entry?.nameInList })
            }
            #expect(read.all.count == names.count, "\(selection)")
            for (name, title) in zip(read.all, names) { #expect(name.hasPrefix(title)) }
        }
    }

    @Test("A missing entry is gone", arguments: JournalKind.allCases)
    func gone(kind: JournalKind) async throws {
        let stage = try await filled(kind)
        let id = EntryID("none.ics")
        #expect(await stage.journal.entry(id) == nil)
        #expect(await stage.journal.defect(of: id) == .entryGone(id))
    }
}
