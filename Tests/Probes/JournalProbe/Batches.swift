import Domain
import Foundation
import JournalStore

/// Batches as an import writes them.
@MainActor
struct Batches {
    private let journal: FolderJournal

    init(of journal: FolderJournal) {
        self.journal = journal
    }

    func write() async throws {
        let all = await journal.listing(matching: EntryQuery())
        let changes = all.summaries(in: 0..<all.count).map { summary in
            EntryBatch.Change(summary.id) { entry in
                guard case .film(var film) = entry else { return entry }
                film.notes += "+"
                return .film(film)
            }
        }
        let batch = EntryBatch(title: "probe", additions: films(400), changes: changes)
        say("ready")
        _ = try await journal.write(batch) { _ in }
        say("done")
    }

    func takeBack() async throws {
        guard let batch = try await journal.lastBatch() else { throw ProbeError.usage }
        say("ready")
        _ = try await journal.takeBack(batch)
        say("done")
    }

    func measure() async throws {
        let clock = ContinuousClock()
        await journal.open()
        let batch = EntryBatch(title: "probe", additions: films(10_000))
        let start = clock.now
        var last = start
        let written = try await journal.write(batch) { progress in
            if progress.done == progress.total { last = clock.now }
        }
        let listing = await journal.listing(matching: EntryQuery())
        guard listing.count >= written.added else { throw ProbeError.usage }
        let end = clock.now
        print(Int((end - start) / .milliseconds(1)), Int((end - last) / .milliseconds(1)))
        guard ProcessInfo.processInfo.environment["TAKE_BACK"] != nil else { return }
        _ = try await journal.takeBack(written)
        print(Int((clock.now - end) / .milliseconds(1)))
    }

    /// Returns films as a diary has them.
    private func films(_ count: Int) -> [EntryBatch.Addition] {
        (0..<count).map { number in
            let day = CalendarDay(daysSinceEpoch: 12_000 + number)
            return .entry(
                .film(
                    Film(
                        title: "A film of that name \(number)", year: 1930 + number % 95,
                        watched: day, tags: number % 3 == 0 ? ["repertory", "35 mm"] : [],
                        notes: number % 4 == 0 ? "Seen again, and better than before." : "",
                        rating: ImportedRating("4/5", source: "Letterboxd"),
                        imports: [
                            ImportMark(
                                source: "Letterboxd", key: "https://boxd.it/\(number)",
                                said: [
                                    "title": "0a1b2c3d", "rating": "01020304", "day": "99887766",
                                ])
                        ])))
        }
    }

    private func say(_ word: String) {
        print(word)
        fflush(nil)
    }
}
