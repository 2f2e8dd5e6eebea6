import Claims
import ClaimsFeature
import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@Suite("A claim in its form", .freed, .timeLimit(.minutes(1)))
struct ClaimFormTests {
    private func open(_ stage: ClaimsStage, _ id: EntryID? = .claim) async -> FormViewModel? {
        if let id { await stage.coordinator.edit(id) } else { await stage.coordinator.add() }
        return stage.view.messages.all.compactMap {
            if case .form(let form) = $0 { form } else { nil }
        }.last
    }

    @Test("All of its fields are typed as people write them, and saved")
    func edit() async throws {
        var claim = Claim.toGraz
        claim.steps = [ClaimStep(.sent, on: CalendarDay(year: 2026, month: 11, day: 22))]
        let stage = ClaimsStage([.claim: .claim(claim)])
        let form = try #require(await open(stage))
        #expect(form.title == "Edit Claim")
        #expect(form.draft.amount == "20" && form.draft.currency == "EUR")
        #expect(form.draft.steps == "sent 2026-11-22")
        var draft = form.draft
        draft.subject = "Wien → Graz Hbf "
        draft.travelled = "2026-11-19"
        draft.due = ""
        (draft.recipient, draft.amount, draft.paid) = ("DB", "€22.50", "CHF 3")
        (draft.reference, draft.answer) = ("9", "No")
        draft.steps = "Sent 2026-11-21\n\nrefused"
        (draft.tags, draft.notes) = ("home, Claim", "Again")
        stage.view.forms.last?.draft.emit(draft)
        // An unchanged check is not shown again.
        #expect(stage.view.forms.last?.check == nil)
        stage.view.forms.last?.save.emit(())
        await stage.journal.untilWritten(1)
        let day = CalendarDay(year: 2026, month: 11, day: 19)
        #expect(
            stage.claim
                == Claim(
                    subject: "Wien → Graz Hbf", travelled: day, recipient: "DB",
                    amount: Fare(Decimal(2_250) / 100, currency: "EUR"),
                    paid: Fare(3, currency: "CHF"), rule: claim.rule, reference: "9", answer: "No",
                    steps: [
                        ClaimStep(.sent, on: CalendarDay(year: 2026, month: 11, day: 21)),
                        ClaimStep(.refused, on: nil),
                    ], about: claim.about, tags: ["home"], notes: "Again"))
    }

    @Test("A payment without a currency has the currency of the claim")
    func currency() async throws {
        let stage = ClaimsStage([.claim: .claim(.toGraz)])
        var draft = try #require(await open(stage)).draft
        draft.paid = "18"
        stage.view.forms.last?.draft.emit(draft)
        stage.view.forms.last?.save.emit(())
        await stage.journal.untilWritten(1)
        #expect(stage.claim?.paid == Fare(18, currency: "EUR"))
    }

    @Test("An amount without a currency is one of the usual, and what was paid for it is, too")
    func usualCurrency() async throws {
        let stage = ClaimsStage([.claim: .claim(.toGraz)], currency: "CHF")
        var draft = try #require(await open(stage)).draft
        (draft.amount, draft.currency, draft.paid) = ("22.5", "", "18")
        stage.view.forms.last?.draft.emit(draft)
        stage.view.forms.last?.save.emit(())
        await stage.journal.untilWritten(1)
        #expect(stage.claim?.amount == Fare(Decimal(225) / 10, currency: "CHF"))
        #expect(stage.claim?.paid == Fare(18, currency: "CHF"))
    }

    @Test(
        "A dropped claim is typed as it is shown, or as it is stored",
        arguments: ["Withdrawn", "dropped"])
    func withdrawn(word: String) async throws {
        let stage = ClaimsStage([.claim: .claim(.toGraz)])
        var draft = try #require(await open(stage)).draft
        draft.steps = "\(word) 2026-11-30"
        stage.view.forms.last?.draft.emit(draft)
        stage.view.forms.last?.save.emit(())
        await stage.journal.untilWritten(1)
        #expect(stage.claim?.steps.map(\.kind) == [.dropped])
    }

    @Test("What another program changed meanwhile stays")
    func merged() async throws {
        let stage = ClaimsStage([.claim: .claim(.toGraz)])
        let form = try #require(await open(stage))
        var now = Claim.toGraz
        now.notes = "Changed elsewhere"
        stage.journal.put(.claim(now), as: .claim)
        var draft = form.draft
        draft.recipient = "DB"
        stage.view.forms.last?.draft.emit(draft)
        stage.view.forms.last?.save.emit(())
        await stage.journal.untilWritten(1)
        #expect(stage.claim?.notes == "Changed elsewhere" && stage.claim?.recipient == "DB")
    }

    @Test(
        "What cannot be read or makes no sense is said beside its field, and is not saved",
        arguments: [
            (\.subject, " ", .subject, "Enter what the claim is about."),
            (
                \.amount, "much", .amount,
                "“much” is not an amount: write it such as 22.48 EUR."
            ),
            (
                \.paid, "20 EURO", .paid,
                "“20 EURO” is not an amount: write it such as 22.48 EUR."
            ),
            (
                \.steps, "sent\nlost 2026-11-01", .steps,
                "“lost 2026-11-01” is not a step: write it such as “sent 2026-11-30”."
            ),
            (
                \.steps, "sent tomorrow", .steps,
                "“sent tomorrow” is not a step: write it such as “sent 2026-11-30”."
            ),
        ]
            as [(
                any WritableKeyPath<ClaimDraft, String> & Sendable, String, FormKey,
                String
            )])
    func wrong(
        path: any WritableKeyPath<ClaimDraft, String> & Sendable, text: String,
        field: FormKey, words: String
    ) async throws {
        let stage = ClaimsStage([.claim: .claim(.toGraz)])
        var draft = try #require(await open(stage)).draft
        draft[keyPath: path] = text
        stage.view.forms.last?.draft.emit(draft)
        #expect(stage.view.forms.last?.check?.canSave == false)
        stage.view.forms.last?.save.emit(())
        #expect(stage.view.forms.last?.check?.complaints == [field: words])
        #expect(stage.journal.writes.isEmpty)
    }

    @Test("Payment, reply and steps are below the fields that a new claim needs")
    func details() async throws {
        let form = try #require(await open(ClaimsStage(), nil))
        let details = try #require(form.rows.firstIndex { $0.kind == .more })
        #expect(form.rows[details...].dropFirst().map(\.key) == [.paid, .answer, .steps])
    }

    @Test("The currency of an amount stands in its own field")
    func currencyField() async throws {
        // The preferred currency goes before that of the journal.
        let stage = ClaimsStage([.claim: .claim(.toGraz)], currency: "CHF")
        let form = try #require(await open(stage, nil))
        #expect(form.check.words[.currency] == "CHF")
        var draft = form.draft
        (draft.subject, draft.amount, draft.currency) = ("A flight", "250", "EUR")
        stage.view.forms.last?.draft.emit(draft)
        stage.view.forms.last?.save.emit(())
        await stage.journal.untilWritten(1)
        #expect(
            await stage.journal.claims().map(\.claim).contains(
                Claim(subject: "A flight", amount: Fare(250, currency: "EUR"))))
    }

    @Test("A deadline before the journey is refused")
    func deadline() async throws {
        let stage = ClaimsStage([.claim: .claim(.toGraz)])
        var draft = try #require(await open(stage)).draft
        draft.due = "2026-11-19"
        stage.view.forms.last?.draft.emit(draft)
        #expect(
            stage.view.forms.last?.check?.complaints == [
                .due: "The deadline is before the travel date."
            ])
    }

    @Test("A new one begins empty, says nothing of that, and is added")
    func new() async throws {
        let stage = ClaimsStage()
        let form = try #require(await open(stage, nil))
        #expect(form.title == "New Claim" && form.draft == ClaimDraft())
        #expect(form.check.complaints.isEmpty && !form.check.canSave)
        var draft = form.draft
        (draft.subject, draft.amount) = ("A flight", "250 EUR")
        stage.view.forms.last?.draft.emit(draft)
        stage.view.forms.last?.save.emit(())
        await stage.journal.untilWritten(1)
        #expect(
            await stage.journal.claims().map(\.claim) == [
                Claim(subject: "A flight", amount: Fare(250, currency: "EUR"))
            ])
    }
}
