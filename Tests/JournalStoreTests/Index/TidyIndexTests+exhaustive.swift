import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

extension TidyIndexTests {
    @Test("A thousand entries added by one command after another leave a short log")
    func commands() async throws {
        let folder = try ScratchFolder.ofFilms(300)
        let parent = try ScratchFolder()
        var largest = 0
        for _ in 0..<40 {
            #expect(try Probe(["add", folder.path], cache: parent).output() == "")
            let cache = try Folder(parent.index).allNames().first { $0.hasSuffix("-wal") }
            var status = stat()
            if let cache, stat(parent.index + "/" + cache, &status) == 0 {
                largest = max(largest, Int(status.st_size))
            }
        }
        #expect(try folder.names.count == 1_300)
        #expect(0 < largest && largest < Self.bound)
    }

    @Test("So do a thousand changes by other programs that a window shows")
    func window() async throws {
        let folder = try ScratchFolder.ofFilms(300)
        let open = try await OpenJournal(in: folder)
        // A window holds the rows that it shows until it shows others.
        var shown = await open.all
        var largest = 0
        for number in 0..<1_000 {
            let name = "\(number % 300).ics"
            try folder.write(journal("SUMMARY:Changed \(number)"), to: name)
            _ = await open.change(after: name)
            shown = await open.all
            largest = max(largest, try size(in: open.cache, of: "-wal"))
        }
        #expect(shown.count == 300)
        #expect(0 < largest && largest < Self.bound)
    }

    @Test("A title that was deleted or changed is in no file of the index", arguments: 1...2)
    func traces(seed: Int) async throws {
        let folder = try ScratchFolder()
        var random = SeededGenerator(seed: UInt64(seed))
        let words = ["winter", "harbour", "letter", "station", "wind", "night"]
        func title() -> String {
            (0..<Int.random(in: 1...6, using: &random)).map { _ in
                words[Int.random(in: 0..<words.count, using: &random)]
            }.joined(separator: " ")
        }
        for number in 0..<1_500 {
            let secret = number.isMultiple(of: 50) ? "Zyzzogeton\(number) " : ""
            try folder.write(
                journal("SUMMARY:\(secret)\(title())", "DESCRIPTION:\(title())"),
                to: "\(number).ics")
        }
        let open = try await OpenJournal(in: folder)
        try expect("zyzzogeton", in: open.cache, isThere: true)
        // Rows that grow and shrink move others about.
        for _ in 0..<300 {
            let number = Int.random(in: 0..<1_500, using: &random)
            guard !number.isMultiple(of: 50) else { continue }
            let title = title()
            try await open.journal.change(EntryID("\(number).ics")) { entry in
                guard case .film(var film) = entry else { return entry }
                film.title = title + " " + title
                return .film(film)
            }
        }
        for number in stride(from: 0, to: 1_500, by: 50) {
            let id = EntryID("\(number).ics")
            if number.isMultiple(of: 100) {
                _ = try await open.journal.delete(id)
            } else {
                try await open.journal.change(id) { _ in .film(Film(title: "Nothing")) }
            }
        }
        await open.journal.tidyUp()
        try expect("zyzzogeton", in: open.cache, isThere: false)
        #expect(try size(in: open.cache, of: "-wal") == 0)
        #expect(await open.journal.listing(matching: EntryQuery(search: "harbour")).count > 0)
        #expect(await open.journal.listing(matching: EntryQuery(search: "nothing")).count == 15)
        #expect(await open.journal.listing(matching: EntryQuery(search: "zyzzogeton")).count == 0)
    }
}
