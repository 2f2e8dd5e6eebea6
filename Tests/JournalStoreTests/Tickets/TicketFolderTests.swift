import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

@Suite("The folder of tickets")
struct TicketFolderTests {
    private let folder: ScratchFolder
    private let tickets: TicketFolder

    init() throws {
        folder = try ScratchFolder()
        tickets = TicketFolder(folder.path("of/tickets"))
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path("of/tickets"))) ?? [])
            .sorted()
    }

    private func file(_ name: String) throws -> TicketFile {
        try #require(TicketFile(path: folder.path(name)))
    }

    @Test("A copy is called by its trip, whatever files are there, and the original stays")
    func copied() async throws {
        try folder.write("ticket", to: "a.png")
        let first = try #require(await tickets.copy(file("a.png"), of: Trip.full))
        let second = try #require(await tickets.copy(file("a.png"), of: Trip.full))
        #expect(
            names == [
                "2026-11-20 Köln Hbf – Wien Westbf 2.png", "2026-11-20 Köln Hbf – Wien Westbf.png",
            ])
        let paths = names.reversed().map { folder.path("of/tickets/" + $0) }
        #expect([first.path, second.path] == paths)
        #expect(try folder.text("of/tickets/" + first.name) == "ticket")
        #expect(try folder.text("a.png") == "ticket")
        await tickets.remove(second)
        #expect(names == [first.name])
    }

    @Test(
        "A copy has the end of its file's name, unless that is none",
        arguments: [("a", ""), ("a.PDF", ".PDF"), ("a.on a day long ago", "")])
    func ends(name: String, end: String) async throws {
        try folder.write("ticket", to: name)
        let copy = try await tickets.copy(file(name), of: Trip.full)
        #expect(copy?.name == "2026-11-20 Köln Hbf – Wien Westbf" + end)
    }

    @Test("A ticket that is kept already is not copied, whichever path leads to it")
    func kept() async throws {
        try folder.makeFolder("of/tickets")
        try folder.write("ticket", to: "of/tickets/mine.pdf")
        #expect(try await tickets.copy(file("of/tickets/mine.pdf"), of: Trip.full) == nil)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("way"), withDestinationPath: folder.path("of/tickets"))
        #expect(try await tickets.copy(file("way/mine.pdf"), of: Trip.full) == nil)
        #expect(names == ["mine.pdf"])
    }

    @Test("A missing ticket, a folder, or a file that is too large is not copied")
    func noTicket() async throws {
        #expect(try await tickets.copy(file("gone.pdf"), of: Trip.full) == nil)
        try folder.makeFolder("b.pdf")
        #expect(try await tickets.copy(file("b.pdf"), of: Trip.full) == nil)
        try folder.write("", to: "c.pdf")
        truncate(folder.path("c.pdf"), off_t(TicketFile.largest + 1))
        #expect(try await tickets.copy(file("c.pdf"), of: Trip.full) == nil)
        #expect(names.isEmpty)
    }

    @Test("Content is stored under the name of its entry, with the end of its format")
    func stored() async throws {
        let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
        let file = try await tickets.store(picture, of: Film(title: "Gilda", year: 1946))
        #expect(names == ["Gilda (1946).jpg"] && file.name == "Gilda (1946).jpg")
        #expect(
            try [UInt8](Data(contentsOf: URL(filePath: folder.path("of/tickets/" + file.name))))
                == picture)
    }

    @Test("Only a file that can be shown becomes a picture, be it in the folder of tickets already")
    func pictures() async throws {
        let pictures = PictureFolder(folder.path("of/tickets")) { $0 == Array("picture".utf8) }
        try folder.write("picture", to: "a.png")
        try folder.write("text", to: "b.png")
        try folder.makeFolder("c.png")
        let film = Film(title: "Gilda")
        let stored = try #require(await pictures.copy(file("a.png"), of: film))
        #expect(try await pictures.copy(stored, of: film) == nil)
        for name in ["b.png", "c.png", "gone.png"] {
            let file = try file(name)
            await #expect(throws: JournalError.failed(.noPicture), "\(name)") {
                _ = try await pictures.copy(file, of: film)
            }
        }
        await #expect(throws: JournalError.failed(.noPicture)) {
            _ = try await pictures.store(Array("text".utf8), of: film)
        }
        try Data("text".utf8).write(to: URL(filePath: stored.path))
        await #expect(throws: JournalError.failed(.noPicture)) {
            _ = try await pictures.copy(stored, of: film)
        }
        #expect(names == ["Gilda.png"])
    }

    @Test("Where it cannot be copied, the reason names the folder")
    func notCopied() async throws {
        try folder.write("no folder", to: "of")
        try folder.write("ticket", to: "a.pdf")
        let file = try file("a.pdf")
        let error = await #expect(throws: JournalError.self) {
            _ = try await tickets.copy(file, of: Trip.full)
        }
        guard case .file("a.pdf", _, .ticketNotCopied(let path, _))? = error else {
            return #expect(Bool(false))
        }
        #expect(path == folder.path("of/tickets"))
    }
}
