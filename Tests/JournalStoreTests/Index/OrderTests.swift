import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of the order in which entries are listed, found and exported.
@MainActor
struct OrderTests {
    private let index: ScratchIndex

    init() throws {
        index = try ScratchIndex()
    }

    private func film(_ title: String, _ day: Int? = 19, year: Int? = nil) -> Entry {
        .film(
            Film(
                title: title, year: year,
                watched: day.flatMap { CalendarDay(year: 2026, month: 11, day: $0) }))
    }

    private func trip(_ hour: Int, _ minute: Int = 0, from: String = "T") -> Entry {
        .trip(
            Trip(
                from: from, to: "Z", departure: .at(2026, 11, 19, hour, minute, .floating),
                arrival: nil))
    }

    @Test("Newest first: on one day films, then trips by their departure; without a day last")
    func days() throws {
        try index.take([
            ("u", film("U", nil)), ("a", film("A")), ("late", trip(20)), ("early", trip(8)),
            ("first", trip(0)), ("minute", trip(8, 1)), ("next", film("N", 20)),
            ("last", trip(23, 59)),
        ])
        #expect(
            try index.names() == ["next", "a", "last", "late", "minute", "early", "first", "u"])
        #expect(
            try index.names(EntryQuery(kind: .trip))
                == ["last", "late", "minute", "early", "first"])
        #expect(
            try index.names(EntryQuery(search: "november"))
                == ["next", "a", "last", "late", "minute", "early", "first"])
    }

    @Test("Of one day and time, what was written later comes first, whatever its name")
    func written() throws {
        try index.take([("c", film("B")), ("t2", trip(8))], written: 300)
        try index.take([("a", film("C")), ("t3", trip(8))], written: 200)
        try index.take([("b", film("A")), ("t1", trip(8))], written: 100)
        try index.take([("d", film("D")), ("t0", trip(8))])
        #expect(try index.names() == ["c", "a", "b", "d", "t2", "t3", "t1", "t0"])
    }

    @Test("Films of one day that were written in one second, by an import, come by their titles")
    func imported() throws {
        try index.take([("c", film("Ada")), ("a", film("été")), ("b", film("Zoo"))], written: 7)
        #expect(try index.names() == ["c", "a", "b"])
    }

    @Test("Without a day films come by title: without case and accents, in every language")
    func titles() throws {
        try index.take([("9", film("Zulu", nil)), ("8", film("zebra", nil))], written: 900)
        try index.take(
            [
                ("7", film("Öl", nil)), ("6", film("oz", nil)), ("5", film("Ångström", nil)),
                ("4", film("anna", nil)), ("3", film("The Café 2", nil)),
                ("2", film("the cafe", nil)), ("1", film("Łódź", nil)),
                ("s1", film("Solaris", nil, year: 2002)), ("s2", film("SOLARIS", nil, year: 1972)),
                ("signs", film("?!", nil)),
            ], written: 100)
        #expect(
            try index.names() == [
                "signs", "5", "4", "1", "7", "6", "s2", "s1", "2", "3", "8", "9",
            ])
    }

    @Test("Titles that are the same to the last letter come by the names of their files")
    func same() throws {
        let title = String(repeating: "long ", count: 2_000)
        try index.take([("c", film(title, nil)), ("a", film(title, nil)), ("b", film(title, nil))])
        #expect(try index.names() == ["a", "b", "c"])
    }

    @Test("When it was written is what the file says, so it is the same for every index")
    func rebuilt() async throws {
        let folder = try ScratchFolder()
        let day = "DTSTART;VALUE=DATE:20261119"
        try folder.write(
            journal("SUMMARY:A", day, "CREATED:20260101T000000Z", "DTSTAMP:20260901T000000Z"),
            to: "z.ics")
        try folder.write(
            journal("SUMMARY:B", day, "CREATED:20260301T000000Z", "DTSTAMP:20260301T000000Z"),
            to: "c.ics")
        try folder.write(journal("SUMMARY:C", day, "DTSTAMP:20260201T000000Z"), to: "b.ics")
        try folder.write(journal("SUMMARY:D", day), to: "a.ics")
        let expected = ["B", "C", "A", "D"]
        let open = try await OpenJournal(in: folder)
        #expect(await open.titles == expected)
        // An edit keeps CREATED, or sets it to DTSTAMP, so that every reader sees the same order.
        for name in ["z.ics", "b.ics", "b.ics"] {
            let tag = "t\(Int.random(in: 0..<1_000_000_000))"
            try await open.journal.change(EntryID(name)) { $0.tagged(tag) }
            #expect(await open.titles == expected, "\(name)")
        }
        let added = try await open.journal.add(film("E"))
        #expect(await open.titles == ["E"] + expected)
        let deleted = try await open.journal.delete(added)
        try await open.journal.restore(deleted)
        #expect(await open.titles == ["E"] + expected)
        let again = try await OpenJournal(in: folder)
        #expect(await again.titles == ["E"] + expected)
    }

    @Test("Exports are in the order of the list, with other files after it, by name")
    func everything() async throws {
        let folder = try ScratchFolder()
        for (name, day) in [("a", 1), ("c", 3), ("b", 2)] {
            try folder.write(
                journal("SUMMARY:M", "DTSTART;VALUE=DATE:2026110\(day)"), to: name + ".ics")
        }
        try folder.write("Dear diary", to: "d.ics")
        try folder.write("Dear diary", to: "0.ics")
        let open = try await OpenJournal(in: folder)
        let names = NamesRead()
        try await open.journal.readEntries(.everything) { batch, _ in
            names.add(batch.map(\.id.rawValue))
        }
        #expect(names.all == ["c.ics", "b.ics", "a.ics", "0.ics", "d.ics"])
    }
}
