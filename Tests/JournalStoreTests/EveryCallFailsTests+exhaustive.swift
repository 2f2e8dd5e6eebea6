import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

/// Tests that after a failure of any disk call the journal is in its old or its new state, at the
/// latest after the next start, and that the message says which.
@MainActor
@Suite(.serialized)
struct EveryCallFailsTests {
    @Test(
        "After a failure of any call, or of all calls after it, the journal is whole, and it is said how",
        arguments: Step.allCases, [false, true])
    func writing(step: Step, goesOn: Bool) async throws {
        let wanted = try await Outcome(of: step, on: FailingDisk(from: .max, goesOn: false))
        try #require(wanted.error == nil)
        try #require(wanted.before != wanted.now)
        var points = 0
        while true {
            let disk = FailingDisk(from: points + 1, goesOn: goesOn)
            let outcome = try await Outcome(of: step, on: disk)
            guard disk.hasFailed else { break }
            points += 1
            let place: Comment = "\(step), call \(points), goes on: \(goesOn)"
            switch outcome.error {
            case nil:
                #expect(outcome.now == wanted.now, place)
                #expect(outcome.later == wanted.now, place)
            case .halfTakenBack: #expect(outcome.later == wanted.now, place)
            case .halfWritten, .notPutBack: #expect(outcome.later == outcome.before, place)
            default:
                // A disk on which all calls fail cannot put back a file that is in its place
                // already.
                let isDone = goesOn && step.isOfOneFile && outcome.now == wanted.now
                #expect(isDone || outcome.now == outcome.before, place)
                #expect(outcome.later == outcome.now, place)
            }
            #expect(outcome.others == [], place)
        }
        print("\(step), \(goesOn ? "and all calls after it" : "one call"): \(points) points")
        #expect(points >= 10)
    }

    @Test("After a failure of any call, reading returns all entries or an error")
    func reading() async throws {
        let folder = try ScratchFolder.ofFilms(3)
        var points = 0
        while true {
            let disk = FailingDisk(from: points + 1, goesOn: false)
            let open = try await OpenJournal(in: folder, disk: disk.disk)
            disk.arm()
            let read = Mutex<Set<String>>([])
            var failed = false
            do {
                try await open.journal.readEntries(.everything) { batch, _ in
                    read.withLock { $0.formUnion(batch.map(\.id.rawValue)) }
                }
            } catch {
                failed = true
            }
            guard disk.hasFailed else { break }
            points += 1
            let isWhole = read.withLock { $0 == ["0.ics", "1.ics", "2.ics"] }
            #expect(failed || isWhole, "Call \(points)")
        }
        print("Export, one call: \(points) points")
        #expect(points > 5)
    }
}

extension EveryCallFailsTests {
    /// A step that is done to a journal.
    enum Step: CaseIterable {
        case importing, undoing, undoingWithoutTrash, deleting, deletingWithoutTrash
        case changing, restoring

        var isUndoing: Bool { self == .undoing || self == .undoingWithoutTrash }
        var hasTrash: Bool {
            ![.undoingWithoutTrash, .deletingWithoutTrash, .restoring].contains(self)
        }
        var isOfOneFile: Bool { self == .changing || self == .restoring }
    }

    /// A journal before a step that may fail, after it, and after the next start.
    @MainActor
    struct Outcome {
        let before: [String: [UInt8]]
        let now: [String: [UInt8]]
        let later: [String: [UInt8]]
        /// The names of files other than entries in the folder after the next start.
        let others: [String]
        private(set) var error: JournalError?

        init(of step: Step, on disk: FailingDisk) async throws {
            let folder = try ScratchFolder.ofFilms(2)
            let records = try ScratchFolder()
            if step.isUndoing {
                let first = try await OpenJournal(in: folder, records: records, isOpened: false)
                _ = try await first.journal.write(Self.batch) { _ in }
            }
            let deleted = step == .restoring ? try await Self.delete("0.ics", from: folder) : nil
            before = try Self.entries(of: folder)
            let open = try await OpenJournal(
                in: folder, records: records, disk: disk.disk, isOpened: false)
            if !step.hasTrash {
                open.trash.refusal = TrashFailure("There is none.", isMissing: true)
            }
            let written = try await open.journal.lastBatch()
            disk.arm()
            do throws(JournalError) {
                switch step {
                case .importing: _ = try await open.journal.write(Self.batch) { _ in }
                case .undoing, .undoingWithoutTrash:
                    guard let written else { throw JournalError.takenBack }
                    _ = try await open.journal.takeBack(written)
                case .deleting, .deletingWithoutTrash:
                    _ = try await open.journal.delete(EntryID("0.ics"))
                case .changing:
                    _ = try await open.journal.change(EntryID("0.ics")) { $0.tagged("t") }
                case .restoring:
                    guard let deleted else { throw JournalError.takenBack }
                    _ = try await open.journal.restore(deleted)
                }
            } catch {
                self.error = error
            }
            now = try Self.entries(of: folder)
            _ = try await OpenJournal(in: folder, records: records)
            later = try Self.entries(of: folder)
            others = try folder.names.filter { !FileName.isItem($0) }
        }

        private static func delete(
            _ name: String, from folder: ScratchFolder
        ) async throws -> DeletedEntry {
            let first = try await OpenJournal(in: folder, isOpened: false)
            first.trash.refusal = TrashFailure("There is none.", isMissing: true)
            return try await first.journal.delete(EntryID(name))
        }

        private static var batch: EntryBatch {
            EntryBatch(
                title: "diary.csv",
                additions: (1...3).map { number in
                    .file(
                        name: "new \(number).ics",
                        content: Array(journal("SUMMARY:New \(number)").utf8))
                },
                changes: ["0.ics", "1.ics"].map { name in
                    .init(EntryID(name)) { $0.tagged("t") }
                })
        }

        private static func entries(of folder: ScratchFolder) throws -> [String: [UInt8]] {
            let names = try folder.names.filter(FileName.isItem)
            return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.bytes($0)) })
        }
    }
}
