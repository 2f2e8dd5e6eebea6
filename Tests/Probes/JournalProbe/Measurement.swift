import Domain
import Foundation
import JournalStore

/// Measures how long a journal takes for the requests of a window.
@MainActor
struct Measurement {
    private let journal: FolderJournal
    private let clock = ContinuousClock()

    init(of journal: FolderJournal) {
        self.journal = journal
    }

    func run() async {
        await time("start to the first 50 rows") {
            await journal.start()
            let listing = await journal.listing(matching: EntryQuery())
            _ = listing.summaries(in: 0..<50)
            print("entries", listing.count, "resident KB", Self.residentKilobytes)
        }
        await time("look at the whole folder") { await journal.open() }
        let listing = await journal.listing(matching: EntryQuery())
        print("entries", listing.count, "resident KB", Self.residentKilobytes)
        for start in [listing.count / 2, max(0, listing.count - 50)] {
            await time("50 rows from \(start)") {
                _ = listing.summaries(in: start..<start + 50)
            }
        }
        if let last = listing.summaries(in: max(0, listing.count - 50)..<listing.count).last {
            await time("position of the last") { _ = listing.position(of: last.id) }
        }
        for field in CompletionField.allCases {
            await time("values of \(field)") { _ = await journal.values(of: field) }
        }
        for typed in ["k", "ko", "kol", "e", "win", "winter har", "-winter", "\"winter harbour\""] {
            var count = 0
            await time("search \(typed)") {
                let found = await journal.listing(matching: EntryQuery(search: typed))
                _ = found.summaries(in: 0..<50)
                count = found.count
            }
            print("  found", count)
        }
        print("resident KB", Self.residentKilobytes)
        try? await Task.sleep(for: .seconds(1))
    }

    private func time(_ what: String, _ work: () async -> Void) async {
        let start = clock.now
        await work()
        print(what, (clock.now - start) / Duration.milliseconds(1), "ms")
    }

    private static var residentKilobytes: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line.flatMap { Int($0.split(separator: " ").dropLast().last ?? "") } ?? 0
    }
}
