import Domain
import Foundation
import Statistics
import Synchronization
import TestSupport
import Testing

@MainActor
@Suite("Lists are compared with the films of the journal")
struct FilmListsTests {
    private let journal = JournalDouble()
    private let reader = LinesOfFilms()
    private var lists: FilmLists { FilmLists(in: journal, format: reader, beside: journal) }

    /// Adds a list of titles such as `Gilda 1946`.
    private func keep(_ titles: String..., named name: String = "Best") {
        journal.lists[name + ".csv"] = Array(titles.joined(separator: "\n").utf8)
    }

    private func put(_ title: String, _ year: Int?, isWanted: Bool = false) -> EntryID {
        let id = EntryID("\(title) \(year.map(String.init) ?? "") \(isWanted).ics")
        journal.put(.film(Film(title: title, year: year, isWanted: isWanted)), as: id)
        return id
    }

    private func states() async throws -> [String] {
        try await lists.checked().last?.films.map { film in
            switch film.state {
            case .seen(let viewings): "seen " + viewings.map(\.id.rawValue).joined(separator: ", ")
            case .wanted(let summary): "wanted \(summary.id.rawValue)"
            case .absent: "absent"
            case .doubtful(let year): "perhaps \(year)"
            }
        } ?? []
    }

    @Test(
        "A film of the same title and year was seen, or is wanted; one that is not there is absent")
    func matched() async throws {
        let (gilda, ran) = (put("Gilda", 1946), put("Ran", 1985, isWanted: true))
        keep("Gilda 1946", "Ran 1985", "Playtime 1967")
        #expect(try await states() == ["seen \(gilda)", "wanted \(ran)", "absent"])
        #expect(try await lists.checked().map(\.seen) == [0, 1])
    }

    @Test("Only lists whose files have changed are read again")
    func readAgain() async throws {
        let reader = CountingReader()
        let lists = FilmLists(in: journal, format: reader, beside: journal)
        for number in 1...40 { keep("Gilda 1946", named: "List \(number)") }
        #expect(try await lists.checked().count == 40 && reader.reads.withLock { $0 } == 40)
        keep("Ran 1985", named: "List 7")
        let changed = try await lists.checked().first { $0.list.name == "List 7" }
        #expect(changed?.list.films.map(\.title) == ["Ran"])
        #expect(reader.reads.withLock { $0 } == 41)
    }

    @Test("What was seen counts as seen, also where it is wanted once more")
    func seenAndWanted() async throws {
        let seen = put("Gilda", 1946)
        _ = put("Gilda", 1946, isWanted: true)
        keep("Gilda 1946")
        #expect(try await states() == ["seen \(seen)"])
    }

    @Test("A year that is missing on one side does not separate two films of a unique title")
    func yearUnknown() async throws {
        let (gilda, ran) = (put("Gilda", nil), put("Ran", 1985))
        keep("Gilda 1946", "Ran")
        #expect(try await states() == ["seen \(gilda)", "seen \(ran)"])
    }

    @Test("A remake is another film; one of the year before or after may be the same")
    func doubts() async throws {
        _ = put("Suspiria", 1977)
        _ = put("Solaris", 1972)
        keep("Suspiria 2018", "Solaris 1971", "Solaris 1973", "Solaris 1974")
        #expect(try await states() == ["absent", "perhaps 1972", "perhaps 1972", "absent"])
    }

    @Test("The person chooses between films of one title for a list without years")
    func several() async throws {
        let (_, second) = (put("Suspiria", 1977), put("Suspiria", 2018))
        keep("Suspiria")
        #expect(try await states() == ["perhaps 1977"])
        try await lists.store(ListAnswer(title: "Suspiria", listed: nil, year: 1977, isSame: false))
        #expect(try await states() == ["perhaps 2018"])
        try await lists.store(ListAnswer(title: "suspiria", listed: nil, year: 2018, isSame: true))
        #expect(try await states() == ["seen \(second)"])
    }

    @Test("An answer counts in every list, until the person changes it")
    func answers() async throws {
        let solaris = put("Solaris", 1972)
        keep("Solaris 1971")
        let same = ListAnswer(title: "Solaris", listed: 1971, year: 1972, isSame: true)
        try await lists.store(same)
        #expect(try await states() == ["seen \(solaris)"])
        let other = ListAnswer(title: "Solaris", listed: 1971, year: 1972, isSame: false)
        try await lists.store(other)
        #expect(journal.answers == [other])
        #expect(try await states() == ["absent"])
    }

    @Test("Lists come by their names, and tables that are none are passed over")
    func order() async throws {
        for name in ["b", "Ä 2", "ä", "C"] { keep("Gilda 1946", named: name) }
        journal.lists["no list.csv"] = []
        #expect(try await lists.checked().map(\.list.name) == ["ä", "Ä 2", "b", "C"])
    }

    @Test(
        "A list's file is named after it, without what no name of a file may have",
        arguments: [
            ("Trains", "Trains.csv"), ("AC/DC: live", "AC-DC: live.csv"),
            ("..hidden", "hidden.csv"),
            (" \n", "-.csv"), ("", "List.csv"), ("...", "List.csv"),
            (String(repeating: "é", count: 300), String(repeating: "é", count: 100) + ".csv"),
        ])
    func names(title: String, name: String) {
        #expect(ListFile.name(titled: title) == name)
        #expect(ListFile(name: name, content: []).title + ".csv" == name)
    }

    @Test(
        "Whatever a file is called, it has a title",
        arguments: ["", "ab", "x.ics", ".csv", "a/b.csv"])
    func titles(name: String) {
        #expect(ListFile(name: name, content: []).title == name)
        #expect(!ListFile.isName(name))
    }

    @Test("A list is saved elsewhere under its name, and stays as it is")
    func exported() async throws {
        keep("Gilda 1946")
        let list = try #require(try await lists.all().first)
        let folder = try ScratchFolder()
        let path = folder.path("noir.csv")
        try await lists.export(list, as: "Noir", to: URL(filePath: path))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "#Noir\nGilda 1946")
        #expect(journal.writes.isEmpty)
    }

    @Test("Answers from a backup count only for films without an answer here")
    func restored() async throws {
        let here = ListAnswer(title: "Ran", listed: nil, year: 1985, isSame: true)
        journal.answers = [here]
        let other = ListAnswer(title: "Gilda", listed: 1945, year: 1946, isSame: true)
        try await lists.addAnswers([
            ListAnswer(title: "RAN", listed: nil, year: 1985, isSame: false), other,
        ])
        #expect(journal.answers == [here, other])
    }
}

/// Counts the files that are read.
private final class CountingReader: ReadsLists, WritesLists {
    let reads = Mutex(0)

    func list(of file: ListFile) -> FilmList? {
        reads.withLock { $0 += 1 }
        return LinesOfFilms().list(of: file)
    }

    func file(of list: FilmList, named name: String) -> ListFile {
        LinesOfFilms().file(of: list, named: name)
    }

    func save(_ file: ListFile, to target: URL) throws(ExportError) {
        try LinesOfFilms().save(file, to: target)
    }
}
