import Domain
import Foundation
import Logging
import TestSupport
import Testing

@testable import JournalStore

@MainActor
struct WritingEntriesTests {
    private let scratch: ScratchPlace
    private let keeper: JournalFolderActor
    private let moment = Date(timeIntervalSince1970: 1_795_000_000)

    init() throws {
        scratch = try ScratchPlace()
        let remover = FileRemover(trash: TrashDouble(), aside: FallbackTrash(of: scratch.place))
        keeper = JournalFolderActor(
            of: scratch.place, remover: remover, log: Logger(label: "test"))
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        try scratch.scratch.bytes("journal/" + name)
    }

    @Test("What the index has to learn is what the file says")
    func adds() async throws {
        await keeper.start(createIfMissing: false, showing: true) {}
        let name = try await keeper.add(.film(.full), at: moment).rawValue
        #expect(try scratch.names == [name])
        let file = IndexedFile(reading: name, in: try scratch.place.open())
        guard case .entry = file.content else {
            Issue.record("It is no entry.")
            return
        }
        #expect(await keeper.change(by: file) == JournalChange())
    }

    @Test("A change that changes nothing leaves the file as it is, and says what it says")
    func changesNothing() async throws {
        let id = try await keeper.add(.film(.full), at: moment)
        let folder = try scratch.place.open()
        let before = folder.stamp(of: id.rawValue)
        #expect(try await keeper.change(id, at: moment + 60) { $0 } == .film(.full))
        #expect(folder.stamp(of: id.rawValue)?.isUnchanged(since: try #require(before)) == true)
    }

    @Test("An entry is put back under its name, or not at all")
    func restores() async throws {
        func deleted(_ name: String, _ title: String) -> DeletedEntry {
            DeletedEntry(
                id: EntryID(name), entry: .film(Film(title: title)),
                content: Array(journal("SUMMARY:\(title)").utf8))
        }
        let one = deleted("a.ics", "One")
        #expect(try await keeper.restore(one) == one.id)
        #expect(try bytes("a.ics") == one.content)
        for name in ["a.ics", "../a.ics"] {
            await #expect(throws: JournalError.self) {
                try await keeper.restore(deleted(name, "Two"))
            }
        }
        #expect(try bytes("a.ics") == one.content)
    }
}

extension JournalFolderActor {
    /// Returns the change of the index by a file.
    fileprivate func change(by file: IndexedFile) -> JournalChange? { index.write([file]) }
}
