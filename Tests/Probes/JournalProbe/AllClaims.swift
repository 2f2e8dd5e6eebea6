import Claims
import Domain
import Formats
import Foundation
import JournalStore
import Synchronization

/// Measures how long the claims of a journal's trips take to be decided.
@MainActor
struct AllClaims {
    private let journal: FolderJournal
    private let rights: RightsFolders

    /// - Parameter rules: the folder of the rules.
    init(of journal: FolderJournal, by rules: String) {
        self.journal = journal
        rights = RightsFolders(
            shipped: URL(filePath: rules), own: URL(filePath: rules).appending(path: "none"))
    }

    /// Prints the milliseconds for deciding the claims, and those for reading the trips' rows,
    /// several times.
    func measure() async throws {
        let journeys = try await journeys()
        let rules = rights.rights
        let clock = ContinuousClock()
        for _ in 0..<7 {
            let start = clock.now
            let rows = await journal.counted(matching: EntryQuery(kind: .trip))
            let read = clock.now
            let answers = journeys.reduce(0) { $0 + rules.answers(for: $1).count }
            let decided = clock.now
            print(
                (decided - read) / .milliseconds(1), (read - start) / .milliseconds(1),
                rows.count, answers)
        }
    }

    /// Prints the milliseconds until the ledger is listed with its first rows and sections, several
    /// times. The index is read again each time.
    func measureLedger(on today: CalendarDay?) async {
        let clock = ContinuousClock()
        _ = rights.rights
        for _ in 0..<7 {
            let start = clock.now
            let ledger = await JournalLedger(
                of: journal, by: rights, gazetteer: NoPlaces(), today: { today }
            ).ledger()
            let listing = LedgerListing(ledger)
            let rows = listing.summaries(in: 0..<48)
            let shown = clock.now
            print((shown - start) / .milliseconds(1), listing.count, rows.count)
        }
    }

    private func journeys() async throws -> [TicketJourney] {
        let journeys = Mutex<[TicketJourney]>([])
        try await journal.readEntries(.matching(EntryQuery(kind: .trip))) { batch, _ in
            for case .trip(let trip)? in batch.map(\.entry) {
                let journey = rights.rights.journey(of: trip, gazetteer: NoPlaces())
                journeys.withLock { $0.append(journey) }
            }
        }
        return journeys.withLock { $0 }
    }
}

/// No places, because the trips of the benchmark have coordinates.
private struct NoPlaces: FindsPlaces {
    func airport(code: String) -> Airport? { nil }
    func place(of name: String, hints: PlaceHints) -> FoundPlace? { nil }
    func towns(beginning letters: String, most: Int) -> [Town] { [] }
    func areOfStation(_ words: String) -> Bool { false }
    func country(of zone: String) -> String? { nil }
    var version: String { "" }
    var defects: [PlaceDefect] { [] }
}
