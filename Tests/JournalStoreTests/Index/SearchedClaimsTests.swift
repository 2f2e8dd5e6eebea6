import Claims
import Domain
import TestSupport
import Testing

@testable import JournalStore

@Suite("What claims find in the search, and how they name trips")
@MainActor
struct SearchedClaimsTests {
    private func found(_ search: String, in open: OpenJournal) async -> Set<String> {
        let listing = await open.journal.listing(matching: EntryQuery(search: search))
        return Set(listing.summaries(in: 0..<listing.count).map(\.nameInList))
    }

    private func trip(to place: String, claim: String = "") -> Entry {
        .trip(
            Trip(
                from: "A", to: place, departure: .vienna(20, 8, 0), arrival: nil, claim: claim))
    }

    /// Returns a journal with trips to B and C, whose claims were sent and paid, and one to D with
    /// words of its own.
    private func journal() async throws -> OpenJournal {
        let open = try await OpenJournal()
        let journal = open.journal
        let toB = try await journal.add(trip(to: "B"))
        let toC = try await journal.add(trip(to: "C"))
        _ = try await journal.add(trip(to: "D", claim: "Sent by post"))
        func claim(_ subject: String, _ kind: ClaimStep.Kind?, about id: EntryID?) async throws {
            let relations = await journal.relations(to: id.map { [$0] } ?? [])
            _ = try await journal.add(
                .claim(
                    Claim(
                        subject: subject, due: CalendarDay(year: 2000, month: 1, day: 1),
                        steps: kind.map { [ClaimStep($0, on: nil)] } ?? [], about: relations)))
        }
        try await claim("for B", .sent, about: toB)
        try await claim("for C", .paid, about: toC)
        // Its deadline is long over.
        try await claim("late", nil, about: nil)
        return open
    }

    @Test(
        "Claims are found by how they stand, and the trips they are about with them",
        arguments: [
            ("claim:open", ["for B", "A → B"]), ("claim:sent", ["for B", "A → B", "A → D"]),
            ("claim:paid", ["for C", "A → C"]), ("claim:lapsed", ["late"]),
            ("claim:refused", []), ("claim:pai", ["for C", "A → C"]), ("claim:post", ["A → D"]),
            ("kind:trip -claim:open", ["A → C", "A → D"]),
            ("claim:\"sent by\"", ["A → D"]),
        ] as [(String, Set<String>)])
    func search(text: String, names: Set<String>) async throws {
        #expect(await found(text, in: try await journal()) == names)
    }

    @Test("A trip is named by the UID in its file, and by that file")
    func relations() async throws {
        let open = try await OpenJournal()
        try open.folder.write(
            """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:other\r\nBEGIN:VEVENT\r\nUID:x@example.org\r
            DTSTAMP:20260101T000000Z\r\nDTSTART:20261120T100000\r\nSUMMARY:A → B\r
            CATEGORIES:Trip\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
            """, to: "other.ics")
        let ids = [EntryID("other.ics"), EntryID("gone.ics")]
        #expect(
            await open.journal.relations(to: ids) == [
                EntryRelation(uid: "x@example.org", id: EntryID("other.ics"))
            ])
    }

    @Test("Claims are known without their files")
    func claims() async throws {
        let open = try await journal()
        #expect(
            Set(await open.journal.claims().map(\.claim.subject)) == ["for B", "for C", "late"])
    }
}
