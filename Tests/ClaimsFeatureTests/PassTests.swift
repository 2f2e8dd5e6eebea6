import Claims
import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import ClaimsFeature

/// Tests of the page and the form of a season ticket, against a journal.
@Suite(.freed, .timeLimit(.minutes(1)))
@MainActor
struct PassTests {
    private let id = EntryID("pass.ics")
    private let view = PassViewSpy()
    private let pass = Pass(
        name: "Monthly", operator: "DB", product: "month",
        validFrom: DateTime.vienna(1, 0, 0).day, validUntil: DateTime.vienna(30, 0, 0).day,
        price: Fare(100, currency: "EUR"))

    private func trip(on day: Int, late minutes: Int) -> Entry {
        var trip = Trip(
            from: "Wien", to: "Linz", departure: .vienna(day, 8, 0), arrival: .vienna(day, 9, 0),
            actualArrival: DateTime.vienna(day, 9, 0).advanced(by: .seconds(minutes * 60)))
        trip.ticket = .season
        return .trip(trip)
    }

    private func coordinator(
        in journal: JournalDouble, capPercent: Decimal? = nil
    ) -> PassesCoordinator {
        let coordinator = PassesCoordinator(
            journal: journal, ledger: journal, view: view,
            navigation: NavigationStack(host: view), flows: view,
            rights: SeasonRightsDouble(capPercent: capPercent),
            words: Localizer(locale: Locale(identifier: "en_GB")),
            timeZone: .gmt,
            writePaper: { [view] in view.messages.append(.paper($0)) },
            now: { Date(timeIntervalSince1970: 1_795_000_000) })
        return freed(coordinator)
    }

    private func journal(_ others: [EntryID: Entry] = [:]) -> JournalDouble {
        JournalDouble(others.merging([id: .pass(pass)]) { one, _ in one })
    }

    /// Returns the form that was opened last.
    private func openedForm() throws -> FormViewModel {
        try #require(view.messages.all.compactMap(\.form).last)
    }

    /// The page that was shown last.
    private var shown: PassViewModel? {
        view.messages.all.reversed().lazy.compactMap { message in
            if case .pass(let pass) = message { pass } else { nil }
        }.first
    }

    @Test("Its page has what its delays come to, and each of them")
    func page() async throws {
        let coordinator = coordinator(
            in: journal([
                EntryID("a.ics"): trip(on: 2, late: 61), EntryID("b.ics"): trip(on: 3, late: 35),
                EntryID("c.ics"): trip(on: 4, late: 19),
            ]))
        await coordinator.show(id)
        #expect(Array(view.messages.all.prefix(1)) == [.page])
        #expect(view.messages.all.contains(.shown))
        let pot = try #require(shown?.pots.first)
        #expect(shown?.entry.detail == "1 November 2026 – 30 November 2026")
        #expect(pot.title == "November 2026" && pot.sum == "1 case: €2.00")
        #expect(pot.delays.map(\.id) == ["b.ics", "a.ics"] && pot.claim == nil)
        let delay = try #require(pot.delays.first)
        #expect(delay.title == "Wien → Linz" && delay.detail == "3 November 2026")
        #expect(delay.fact == "35 min late" && delay.emphasis == .warning)
        #expect(pot.delays.last?.emphasis == .error)
        #expect(!pot.offersPaper)
        #expect(shown?.amount == "" && shown?.amountNote == "Nothing to claim now")
        #expect(
            pot.progress == [
                .init(text: "25 min until the next €2.00", fraction: 35.0 / 60),
                .init(text: "€2.00 of the €4.00 from which it is paid", fraction: 0.5),
            ])
        #expect(pot.facts == [])
        view.messages.removeAll()
        view.pages.last?.trip.emit("a.ics")
        view.pages.last?.relatedSearch.emit("kind:trip")
        #expect(
            view.messages.all == [
                .flow(.related(EntryID("a.ics"), from: id)), .flow(.find("kind:trip")),
            ])
    }

    @Test("Once the greatest payment is reached, no next one is counted")
    func cap() async throws {
        let coordinator = coordinator(
            in: journal([
                EntryID("a.ics"): trip(on: 2, late: 61), EntryID("b.ics"): trip(on: 3, late: 60),
                EntryID("c.ics"): trip(on: 4, late: 35),
            ]), capPercent: 4)
        await coordinator.show(id)
        let pot = try #require(shown?.pots.first)
        #expect(pot.progress == [.init(text: "The maximum of €4.00 is reached", fraction: 1)])
    }

    @Test("What has come together is claimed by one click, about the ticket and its trips")
    func claim() async throws {
        let journal = journal([
            EntryID("a.ics"): trip(on: 2, late: 61), EntryID("b.ics"): trip(on: 3, late: 60),
        ])
        let coordinator = coordinator(in: journal)
        await coordinator.show(id)
        #expect(shown?.pots.first?.claim == "Claim €4.00…")
        #expect(shown?.amount == "€4.00" && shown?.amountNote == "claim by 2 Feb 2027")
        view.messages.removeAll()
        view.pages.last?.claim.emit("2026-11-01/2026-11-30")
        await journal.untilWritten(1)
        let claims = await journal.claims()
        let claim = try #require(claims.first?.claim)
        #expect(claim.subject == "Monthly, November 2026" && claim.recipient == "Railways")
        #expect(claim.amount == Fare(4, currency: "EUR"))
        #expect(claim.about.map(\.uid) == ["uid-of-pass", "uid-of-a", "uid-of-b"])
        #expect(claim.due == CalendarDay(year: 2027, month: 2, day: 2))
        await view.messages.until(count: 2)
        // The claimed delays do not count again.
        #expect(shown?.pots.first?.claim == nil)
        // Its paper is yet to be written.
        #expect(shown?.pots.first?.offersPaper == true)
        view.pages.last?.paper.emit("2026-11-01/2026-11-30")
        #expect(
            view.messages.all.last == .paper(PaperRequest(id, pot: "2026-11-01/2026-11-30")))
        #expect(view.messages.all.contains(.flow(.related(claims[0].id, from: id))))
    }

    @Test("Without rules it says where they are chosen, and without delays what counts")
    func nothing() async {
        let coordinator = coordinator(in: journal())
        await coordinator.show(id)
        #expect(shown?.pots == [])
        #expect(shown?.amountNote.hasPrefix("No qualifying delays yet.") == true)
        #expect(shown?.choosingRules == nil)
        var other = pass
        other.product = ""
        let without = self.coordinator(in: JournalDouble([id: .pass(other)]))
        await without.show(id)
        #expect(
            shown?.amountNote == "To add up delays, choose this ticket’s compensation rules.")
        #expect(shown?.choosingRules == .available)
    }

    @Test("Its rules are chosen in its form, which begins there, and with the name otherwise")
    func rules() async throws {
        var without = pass
        without.product = ""
        let coordinator = coordinator(in: JournalDouble([id: .pass(without)]))
        await coordinator.show(id)
        view.pages.last?.rules.emit()
        await view.messages.until { $0.form != nil }
        let form = try openedForm()
        #expect(form.focus == FormKey(.product) && form.draft.name == "Monthly")
    }

    @Test("The form shows errors, and saves only the fields that were changed")
    func form() async throws {
        let journal = journal()
        let coordinator = coordinator(in: journal)
        await coordinator.edit(id)
        let form = try openedForm()
        #expect(form.title == "Edit Season Ticket" && form.draft.price == "100")
        #expect(form.focus == FormKey.name)
        #expect(form.products == ["None", "Month (Railways)"])
        #expect(form.draft.product == 1)
        view.messages.removeAll()
        var draft = form.draft
        draft.until = "2026-10-31"
        draft.price = "12,x"
        view.forms.last?.draft.emit(draft)
        guard case .check(let check)? = view.messages.all.last else {
            Issue.record("Nothing was checked.")
            return
        }
        #expect(!check.canSave && check.complaints[.until] == "The last day is before the first.")
        #expect(check.complaints[.price]?.hasPrefix("“12,x” is not a fare") == true)
        draft.price = "12"
        draft.currency = "euros"
        view.forms.last?.draft.emit(draft)
        guard case .check(let other)? = view.messages.all.last else { throw WrongKind() }
        #expect(other.complaints[.price] == nil && other.complaints[.currency] != nil)
        draft.price = "12 CHF"
        view.forms.last?.draft.emit(draft)
        #expect(view.prices == ["12 CHF CHF"])
        draft.until = ""
        draft.price = "63.00"
        draft.currency = "EUR"
        view.forms.last?.draft.emit(draft)
        view.forms.last?.save.emit()
        await journal.untilWritten(1)
        var changed = pass
        (changed.validUntil, changed.price) = (nil, Fare(63, currency: "EUR"))
        #expect(journal[id] == .pass(changed))
    }

    @Test("A new one is paid for in the currency of most amounts of the journal")
    func usualCurrency() async throws {
        let coordinator = coordinator(in: journal())
        await coordinator.add()
        #expect(try openedForm().check.words[.currency] == "EUR")
    }

    @Test("The first one is paid for in the currency of the locale")
    func currencyOfLocale() async throws {
        let coordinator = coordinator(in: JournalDouble())
        await coordinator.add()
        #expect(try openedForm().check.words[.currency] == "GBP")
    }

    @Test("A name that is known proposes its rules, unless others were chosen")
    func knownName() async throws {
        var unnamed = pass
        unnamed.product = ""
        let coordinator = coordinator(in: JournalDouble([id: .pass(unnamed)]))
        await coordinator.edit(id)
        let form = try openedForm()
        let product = FormKey(.product)
        func typed(_ name: String) -> [Int] {
            var draft = form.draft
            draft[FormKey.name] = name
            view.forms.last?.draft.emit(draft)
            return view.proposedProducts
        }
        #expect(typed("Monthly") == [])
        #expect(typed("My MONTH in Linz") == [1])
        var chosen = form.draft
        chosen[FormKey.name] = "Month"
        chosen[choice: product] = 0
        view.forms.last?.draft.emit(chosen)
        #expect(view.proposedProducts == [1], "None was chosen, and stays")
    }

    @Test("Rules that a known name proposes where they are asked for are saved as they stand")
    func proposedAtOnce() async throws {
        var ticket = pass
        (ticket.name, ticket.product) = ("Month", "")
        let journal = JournalDouble([id: .pass(ticket)])
        let coordinator = coordinator(in: journal)
        await coordinator.show(id)
        view.pages.last?.rules.emit()
        await view.messages.until { $0 == .other }
        view.forms.last?.save.emit()
        await journal.untilWritten(1)
        var changed = ticket
        changed.product = "month"
        #expect(journal[id] == .pass(changed))
    }

    @Test("Rules that a name proposes are in the form before anything is typed there, and stay")
    func typedAtOnce() async throws {
        var ticket = pass
        (ticket.name, ticket.product) = ("Month", "")
        let journal = JournalDouble([id: .pass(ticket)])
        let coordinator = coordinator(in: journal)
        await coordinator.show(id)
        view.pages.last?.rules.emit()
        await view.messages.until { $0.form != nil }
        #expect(view.proposedProducts == [1])
        var draft = try openedForm().draft
        draft[choice: FormKey(.product)] = 1
        draft[FormKey.notes] = "Renewed."
        view.forms.last?.draft.emit(draft)
        view.forms.last?.save.emit()
        await journal.untilWritten(1)
        var changed = ticket
        (changed.product, changed.notes) = ("month", "Renewed.")
        #expect(journal[id] == .pass(changed))
    }

    @Test("No rules are proposed for a name that was there before")
    func nameOfBefore() async throws {
        var ticket = pass
        (ticket.name, ticket.product) = ("Month", "")
        let coordinator = coordinator(in: JournalDouble([id: .pass(ticket)]))
        await coordinator.edit(id)
        let form = try openedForm()
        var draft = form.draft
        draft[FormKey.notes] = "Renewed."
        view.forms.last?.draft.emit(draft)
        #expect(view.proposedProducts == [])
        draft[FormKey.name] = "My Month"
        view.forms.last?.draft.emit(draft)
        draft[choice: FormKey(.product)] = 1
        draft[FormKey.name] = "Month"
        view.forms.last?.draft.emit(draft)
        #expect(view.proposedProducts == [1, 0], "The proposal goes with the new name")
    }

    @Test("Again begins after its last day, and takes as long", arguments: [true, false])
    func again(isMonth: Bool) async throws {
        var before = pass
        if !isMonth { before.validFrom = DateTime.vienna(10, 0, 0).day }
        let coordinator = coordinator(in: JournalDouble([id: .pass(before)]))
        await coordinator.begin(.again, from: id)
        let form = try openedForm()
        // A month follows a month; 21 days follow 21 days.
        #expect(form.draft.from == "2026-12-01")
        #expect(
            form.draft.until == (isMonth ? "2026-12-31" : "2026-12-21"))
    }
}
