import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

@MainActor
struct HostileFilesTests {
    @Test("A file of 64 MB is refused before it is read")
    func large() async throws {
        let folder = try ScratchFolder()
        try folder.write("", to: "large.ics")
        #expect(truncate(folder.path + "/large.ics", 64 << 20) == 0)
        let open = try await OpenJournal(in: folder)
        #expect(
            open.journal.condition.unreadable == [
                UnreadableFile(
                    name: "large.ics",
                    reason: .content(.tooLarge(bytes: 64 << 20, most: 8 << 20)))
            ])
        await #expect(throws: JournalError.self) {
            try await open.journal.change(EntryID("large.ics")) { _ in .film(.full) }
        }
    }

    @Test("An attachment of some megabytes is carried along")
    func attachment() async throws {
        let open = try await OpenJournal()
        let lines = Array(repeating: " " + String(repeating: "A", count: 74), count: 40_000)
        let attachment =
            "ATTACH;ENCODING=BASE64;VALUE=BINARY:AAAA\r\n" + lines.joined(separator: "\r\n")
        try open.folder.write(journal("SUMMARY:M", attachment), to: "a.ics")
        _ = await open.change(after: "a.ics")
        try await open.journal.change(EntryID("a.ics")) { _ in .film(.full) }
        #expect(try open.folder.text("a.ics").contains(attachment + "\r\n"))
    }

    @Test("A link is listed, and neither it nor what it leads to is touched")
    func links() async throws {
        let outside = try ScratchFolder()
        try outside.write(journal("SUMMARY:Outside"), to: "outside.ics")
        let folder = try ScratchFolder()
        for (name, target) in [
            ("out.ics", outside.path + "/outside.ics"), ("in.ics", "real.ics"), ("gone.ics", "no"),
            ("loop.ics", "loop.ics"),
        ] { #expect(symlink(target, folder.path + "/" + name) == 0) }
        try folder.write(journal("SUMMARY:Real"), to: "real.ics")
        let open = try await OpenJournal(in: folder)
        #expect(
            open.journal.condition.unreadable
                == ["gone.ics", "in.ics", "loop.ics", "out.ics"].map {
                    UnreadableFile(name: $0, reason: .link)
                })
        #expect(await open.titles == ["Real"])
        for name in ["out.ics", "in.ics"] {
            await #expect(throws: JournalError.file(name, .link)) {
                try await open.journal.change(EntryID(name)) { _ in .film(.full) }
            }
            await #expect(throws: JournalError.file(name, .link)) {
                try await open.journal.delete(EntryID(name))
            }
        }
        #expect(try outside.text("outside.ics") == journal("SUMMARY:Outside"))
    }

    @Test("Folders and pipes are not items, whatever their names, and do not block")
    func notFiles() async throws {
        let folder = try ScratchFolder()
        #expect(mkdir(folder.path + "/folder.ics", 0o700) == 0)
        #expect(mkfifo(folder.path + "/pipe.ics", 0o600) == 0)
        for name in [".hidden.ics", "half.ics.tmp", "notes.txt", "ics"] {
            try folder.write(journal("SUMMARY:M"), to: name)
        }
        let open = try await OpenJournal(in: folder)
        #expect(await open.all.count == 0)
        #expect(open.journal.condition == JournalCondition(folder: .ready))
    }

    @Test(
        "A name that leads elsewhere leads nowhere",
        arguments: [
            "../outside.ics", "/etc/passwd", "a/b.ics", "", ".", "..", ".x.ics", "a\0b.ics",
        ])
    func names(name: String) async throws {
        let open = try await OpenJournal()
        let id = EntryID(name)
        await #expect(throws: JournalError.entryGone(id)) {
            try await open.journal.change(id) { _ in .film(.full) }
        }
        await #expect(throws: JournalError.entryGone(id)) { try await open.journal.delete(id) }
        let deleted = DeletedEntry(id: id, entry: .film(.full), content: [])
        await #expect(throws: JournalError.self) { try await open.journal.restore(deleted) }
        #expect(open.trash.trashed == [])
        #expect(try open.folder.names == [])
    }

    @Test("A UID that looks like a path is only a UID; the file keeps its name")
    func uid() async throws {
        let folder = try ScratchFolder()
        try folder.write(
            journal("SUMMARY:M").replacing("UID:1", with: "UID:../../x"), to: "a.ics")
        let open = try await OpenJournal(in: folder)
        try await open.journal.change(EntryID("a.ics")) { _ in .film(.full) }
        #expect(try folder.names == ["a.ics"])
        #expect(try folder.text("a.ics").contains("UID:../../x\r\n"))
    }

    @Test("Names that are no UTF-8, or hold a line break, are listed or read like any other")
    func strangeNames() async throws {
        let folder = try ScratchFolder()
        let text = journal("SUMMARY:M")
        try folder.write(text, to: "two\nlines \u{202E}.ics")
        let bytes = Array((folder.path + "/").utf8) + [0x6B, 0xF6] + Array(".ics\0".utf8)
        let file = Foundation.open(bytes.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600)
        #expect(write(file, text, text.utf8.count) == text.utf8.count)
        close(file)
        let open = try await OpenJournal(in: folder)
        #expect(
            await open.all.summaries(in: 0..<2).map(\.id.rawValue) == ["two\nlines \u{202E}.ics"])
        #expect(
            open.journal.condition.unreadable == [
                UnreadableFile(name: "k\\xF6.ics", reason: .nameNotUTF8)
            ])
        try await open.journal.change(EntryID("two\nlines \u{202E}.ics")) { _ in .film(.full) }
        #expect(await open.titles == [Film.full.title])
    }
}
