import Claims
import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

/// A set of no rules, which counts how often it is asked.
private final class CountedRights: KnowsRights {
    private let count = Mutex(0)
    var timesAsked: Int { count.withLock(\.self) }
    let defects: [DataDefect] = []

    var rights: TravelRights {
        count.withLock { $0 += 1 }
        return .none
    }
}

@Suite("Rules are read for a journal with trips", .timeLimit(.minutes(1)))
struct RulesOnDemandTests {
    private let rights = CountedRights()

    private func ledger(of journal: JournalDouble) -> JournalLedger {
        JournalLedger(
            of: journal, by: rights, gazetteer: PlacesDouble(),
            today: { CalendarDay(year: 2026, month: 11, day: 23) })
    }

    @Test("A journal of films asks for no rules, and has nothing to claim")
    func films() async {
        let journal = JournalDouble([EntryID("a.ics"): .briefEncounter])
        let ledger = ledger(of: journal)
        #expect(await ledger.ledger().sections.isEmpty)
        #expect(rights.timesAsked == 0)
        withExtendedLifetime(journal) {}
    }

    @Test("With the first trip they are read, before its page asks for them")
    func firstTrip() async {
        let journal = JournalDouble([EntryID("a.ics"): .briefEncounter])
        let ledger = ledger(of: journal)
        _ = await ledger.ledger()
        journal.put(.trip(.full), as: EntryID("b.ics"))
        await until("The rules are read", rights.timesAsked > 0)
        let asked = rights.timesAsked
        journal.put(.trip(.full), as: EntryID("c.ics"))
        await Task.yield()
        #expect(rights.timesAsked == asked)
        withExtendedLifetime((journal, ledger)) {}
    }
}
