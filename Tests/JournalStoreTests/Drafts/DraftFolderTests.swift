import Domain
import Files
import Foundation
import Synchronization
import TestSupport
import Testing
import Wording

@testable import JournalStore

/// Tests of kept drafts on a real disk. A window is gone once it was freed.
struct DraftFolderTests {
    private let scratch: ScratchFolder
    private let film = Film(title: "Laura", year: 1944, notes: "with A.", isWanted: true)

    init() throws {
        scratch = try ScratchFolder()
    }

    private func folder(_ journal: String = "journal", on disk: Disk = .real) -> DraftFolder {
        DraftFolder(
            of: scratch.url.appending(path: journal), in: scratch.url.appending(path: "drafts"),
            on: disk)
    }

    private func draft(
        _ id: String, name: String = "Laura", original: Entry? = nil, form: String = "{}"
    ) -> StoredDraft {
        StoredDraft(id: id, kind: .film, name: name, original: original, form: form)
    }

    private func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: scratch.path("drafts"))
            .filter { $0.hasSuffix(".draft") || $0.hasSuffix(".lock") }
    }

    @Test("Where nothing was kept there is nothing, and no folder is made to see that")
    func nothing() async throws {
        #expect(await folder().leftBehind().drafts == [])
        #expect(try scratch.names == [])
    }

    @Test("What was typed last is found by the next window, and by one of this journal only")
    func keeps() async throws {
        let last = draft("a", name: "Laura (1944) “é”", original: .film(film), form: "{\"x\":1}")
        do {
            let folder = folder()
            try folder.store(draft("a", form: "{}"), number: 1)
            try folder.store(last, number: 2)
        }
        #expect(await folder("another").leftBehind().drafts == [])
        #expect(await folder().leftBehind().drafts == [last])
    }

    @Test("Only its owner may read it")
    func mode() throws {
        let folder = folder()
        try folder.store(draft("a"), number: 1)
        let files = try files().map { scratch.path("drafts/" + $0) }
        #expect(files.count == 2)
        for file in files {
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
            #expect(mode as? Int == 0o600)
        }
    }

    @Test("What was saved or given up is gone, whatever comes late of it")
    func forgets() async throws {
        do {
            let folder = folder()
            try folder.store(draft("a"), number: 1)
            folder.forget("a", number: 3)
            try folder.store(draft("a", name: "late"), number: 2)
        }
        #expect(try files() == [])
        #expect(await folder().leftBehind().drafts == [])
    }

    @Test("A draft that is typed again after it was forgotten is kept again")
    func again() async throws {
        do {
            let folder = folder()
            folder.forget("a", number: 1)
            try folder.store(draft("a"), number: 2)
        }
        #expect(await folder().leftBehind().drafts == [draft("a")])
    }

    @Test("An older state does not take the place of a newer one")
    func overtaken() async throws {
        do {
            let folder = folder()
            try folder.store(draft("a", name: "newer"), number: 2)
            try folder.store(draft("a", name: "older"), number: 1)
        }
        #expect(await folder().leftBehind().drafts.map(\.name) == ["newer"])
    }

    @Test("A window leaves alone what another one is typing, or offers")
    func twoWindows() async throws {
        do {
            let typing = folder()
            try typing.store(draft("a"), number: 1)
            let other = folder()
            #expect(await other.leftBehind().drafts == [])
            try other.store(draft("b"), number: 1)
            #expect(await typing.leftBehind().drafts == [])
            withExtendedLifetime((typing, other)) {}
        }
        let offering = folder()
        #expect(Set(await offering.leftBehind().drafts.map(\.id)) == ["a", "b"])
        #expect(await folder().leftBehind().drafts == [])
        offering.forget("a", number: 1)
        withExtendedLifetime(offering) {}
        #expect(try files().count { $0.hasSuffix(".draft") } == 1)
    }

    @Test(
        "A file that is not one of Counterfoil's drafts is not offered, and stays",
        arguments: [
            "", "{", "[]", "{\"version\":2,\"kind\":\"film\",\"name\":\"\",\"form\":\"{}\"}",
            "{\"version\":1,\"kind\":\"play\",\"name\":\"\",\"form\":\"{}\"}",
            "{\"version\":1,\"kind\":\"film\",\"name\":\"\",\"original\":\"no\",\"form\":\"{}\"}",
        ])
    func damaged(_ text: String) async throws {
        do {
            let folder = folder()
            try folder.store(draft("a"), number: 1)
            try folder.store(draft("b"), number: 1)
        }
        let file = try #require(try files().first { $0.hasSuffix("a.draft") })
        let url = scratch.url.appending(path: "drafts/" + file)
        try Data(text.utf8).write(to: url)
        #expect(await folder().leftBehind().drafts.map(\.id) == ["b"])
        #expect(try Data(contentsOf: url) == Data(text.utf8))
    }

    @Test("Where nothing can be kept, it is said why, and so it is where nothing can be read")
    func noFolder() async throws {
        try Data().write(to: scratch.url.appending(path: "drafts"))
        let folder = folder()
        let error = #expect(throws: JournalError.self) {
            try folder.store(draft("a"), number: 1)
        }
        #expect(error.map(reason)?.hasSuffix("Not a directory.") == true)
        folder.forget("a", number: 2)
        let left = await folder.leftBehind()
        #expect(left.drafts == [])
        #expect(left.failure.map(reason)?.hasPrefix("The drafts in ") == true)
    }

    @Test("On a full disk what was kept before stays, and once there is space again more is kept")
    func fullDisk() async throws {
        let isFull = Mutex(false)
        var disk = Disk.real
        disk.write = { file, bytes, count in
            guard isFull.withLock(\.self) else { return Disk.real.write(file, bytes, count) }
            errno = ENOSPC
            return -1
        }
        do {
            let folder = folder(on: disk)
            try folder.store(draft("a", name: "before"), number: 1)
            isFull.withLock { $0 = true }
            #expect(throws: JournalError.self) {
                try folder.store(draft("a", name: "lost"), number: 2)
            }
            #expect(try files().count == 2)
            isFull.withLock { $0 = false }
            try folder.store(draft("b", name: "after"), number: 3)
        }
        #expect(Set(await folder().leftBehind().drafts.map(\.name)) == ["before", "after"])
    }

    @Test("A draft that cannot be read now is told of, beside those that can, and stays")
    func unreadable() async throws {
        do {
            let folder = folder()
            try folder.store(draft("a"), number: 1)
            try folder.store(draft("b"), number: 1)
        }
        let failing = folder(on: .failing(.read, of: ["a.draft"], with: EIO))
        let left = await failing.leftBehind()
        #expect(left.drafts.map(\.id) == ["b"] && left.failure != nil)
        #expect(await folder().leftBehind().drafts.map(\.id) == ["a"])
        withExtendedLifetime(failing) {}
    }

    private func reason(_ error: JournalError) -> String {
        Localizer.inEnglish.sentence(error)
    }
}
