import Claims
import Domain
import Foundation
import JournalFeature
import Signals
import TestSupport
import Testing
import Wording

@Suite("The ledger in the list", .freed, .timeLimit(.minutes(1)))
struct LedgerInListTests {
    private let view = JournalViewSpy()

    /// A trip an hour late to Graz, for which 20 € are owed.
    private static let late = Trip(
        from: "Wien", to: "Graz", mode: .train, departure: .vienna(20, 14, 0),
        arrival: .vienna(20, 15, 0), actualArrival: .vienna(20, 16, 0),
        fare: Fare(80, currency: "EUR"))

    private func presenter(_ journal: JournalDouble) -> JournalListPresenter {
        freed(
            JournalListPresenter(
                view: view, events: view.events, journal: journal,
                ledger: JournalLedger(
                    of: journal, by: RightsDouble(), gazetteer: PlacesDouble(),
                    today: { CalendarDay(year: 2026, month: 11, day: 23) }),
                words: .british, filter: .claims))
    }

    private var lists: [JournalViewSpy.List] {
        view.messages.all.compactMap { if case .list(let list) = $0 { list } else { nil } }
    }

    private let sent = Claim(
        subject: "Linz → Wels", travelled: CalendarDay(year: 2026, month: 11, day: 1),
        amount: Fare(7, currency: "EUR"), steps: [ClaimStep(.sent, on: nil)])

    @Test("What can be claimed and what was stand under headings with their sums")
    func sections() async {
        let journal = JournalDouble([
            EntryID("a.ics"): .trip(Self.late), EntryID("b.ics"): .claim(sent),
            EntryID("c.ics"): .briefEncounter,
        ])
        let presenter = presenter(journal)
        await presenter.start()
        #expect(
            lists == [
                .init(
                    rows: [
                        "Not Yet Claimed · €20.00", "Wien → Graz", "In Progress · €7.00",
                        "Linz → Wels",
                    ],
                    count: "2 of 3 entries")
            ])
        #expect(
            presenter.representsSingleEntry("a.ics") && !presenter.representsSingleEntry("none"))
        withExtendedLifetime(journal) {}
    }

    @Test("A search finds in it what it finds in the journal, and says no sum of the rest")
    func search() async {
        let journal = JournalDouble([
            EntryID("a.ics"): .trip(Self.late), EntryID("b.ics"): .claim(sent),
        ])
        let presenter = presenter(journal)
        await presenter.start()
        view.events.searchChanged.emit("graz")
        await view.messages.until(count: 2)
        #expect(lists.last?.rows == ["Not Yet Claimed · €20.00", "Wien → Graz"])
        view.events.searchChanged.emit("nobody")
        await view.messages.until(count: 3)
        #expect(lists.last?.state == .nothingFound && lists.last?.offer == "Clear Search")
        withExtendedLifetime((journal, presenter)) {}
    }

    @Test("It is another one when an entry becomes different")
    func changed() async {
        let journal = JournalDouble([EntryID("a.ics"): .trip(Self.late)])
        let presenter = presenter(journal)
        await presenter.start()
        let claim = Claim(subject: "Graz", about: [EntryRelation(uid: "a")])
        journal.put(.claim(claim), as: EntryID("b.ics"))
        await view.messages.until(count: 2)
        #expect(lists.last?.rows == ["In Progress", "Graz"])
        withExtendedLifetime(presenter) {}
    }

    @Test("Without anything in it, it says so in words of its own")
    func empty() async {
        let journal = JournalDouble([EntryID("c.ics"): .briefEncounter])
        let presenter = presenter(journal)
        await presenter.start()
        #expect(lists.last?.state == .nothingClaimed && lists.last?.offer == "Show All Entries")
        view.events.showMore.emit(())
        await view.messages.until(count: 3)
        #expect(lists.last?.rows.last == "Brief Encounter (1945)")
        withExtendedLifetime((journal, presenter)) {}
    }
}
