import ClaimsFeature
import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@Suite("Steps of a claim are recorded", .freed, .timeLimit(.minutes(1)))
struct RecordClaimStepTests {
    private let today = CalendarDay(year: 2026, month: 11, day: 23)

    @Test("It was sent today, with the reference that was typed, and the page is left")
    func sent() async throws {
        let stage = await ClaimsStage.showing()
        stage.view.mainPages.last?.record.emit(.sent)
        let step = try #require(stage.step)
        #expect(step.title == "When did you send it?")
        #expect(step.draft.day == "2026-11-23")
        #expect(step.choices.map(\.label) == ["Mark as Sent"] && !step.asksForAnswer)
        stage.record(.sent, "Mark as Sent") { $0.reference = " 77 " }
        await stage.journal.untilWritten(1)
        #expect(stage.claim?.steps == [ClaimStep(.sent, on: today)])
        #expect(stage.claim?.reference == "77")
        #expect(stage.view.messages.all.last { $0 == .mainPage || $0 == .stepPage } == .mainPage)
    }

    @Test(
        "An answer is one of four, and an amount counts where something was paid",
        arguments: [
            ("Paid", ClaimStep.Kind.paid, 18), ("Refused", .refused, nil),
            ("Other Reply", .answered, nil), ("Withdraw Claim", .dropped, nil),
        ] as [(String, ClaimStep.Kind, Int?)])
    func answer(label: String, kind: ClaimStep.Kind, paid: Int?) async throws {
        let stage = await ClaimsStage.showing()
        stage.view.mainPages.last?.record.emit(.answer)
        #expect(stage.step?.title == "What was the reply?")
        #expect(stage.step?.draft.paid == "20 EUR")
        stage.record(.answer, label) {
            ($0.paid, $0.answer) = ("18 EUR", "As follows")
            $0.day = "2026-11-22"
        }
        await stage.journal.untilWritten(1)
        #expect(
            stage.claim?.steps == [
                ClaimStep(kind, on: CalendarDay(year: 2026, month: 11, day: 22))
            ])
        #expect(stage.claim?.paid == paid.map { Fare(.init($0), currency: "EUR") })
        #expect(stage.claim?.answer == "As follows")
    }

    @Test("An amount that is typed without a currency is in that of the claim")
    func currency() async throws {
        let stage = await ClaimsStage.showing()
        stage.record(.answer, "Paid") { $0.paid = "18" }
        await stage.journal.untilWritten(1)
        #expect(stage.claim?.paid == Fare(18, currency: "EUR"))
    }

    @Test("Of what was paid in part the rest is asked for, and shown as open")
    func partlyPaid() async {
        var claim = Claim.toGraz
        claim.steps = [ClaimStep(.sent, on: nil), ClaimStep(.paid, on: nil)]
        claim.paid = Fare(Decimal(75) / 10, currency: "EUR")
        let stage = await ClaimsStage.showing(claim)
        #expect(stage.shown?.actions == [.record(.answer)])
        #expect(stage.shown?.amount == "€12.50")
        #expect(stage.shown?.amountNote == "still open of €20.00")
        stage.view.mainPages.last?.record.emit(.answer)
        #expect(stage.step?.draft.paid == "12.50 EUR")
        #expect(
            stage.step?.choices.map(\.label) == [
                "Paid", "Rest Refused", "Other Reply",
                "Withdraw the Rest",
            ])
        stage.record(.answer, "Paid") { $0.paid = "12.50" }
        await stage.journal.untilWritten(1)
        #expect(stage.claim?.paid == Fare(20, currency: "EUR"))
        #expect(stage.claim?.state(on: nil) == .paid)
    }

    @Test("What cannot be read is said beside its field, and nothing is written")
    func wrong() async throws {
        let stage = await ClaimsStage.showing()
        stage.record(.answer, "Paid") { $0.paid = "much" }
        let amount = "“much” is not an amount: write it such as 22.48 EUR."
        func complaints() -> [ClaimStepCheck.Field: String]? {
            stage.view.messages.all.compactMap {
                if case .check(let check) = $0 { check.complaints } else { nil }
            }.last
        }
        #expect(complaints() == [.paid: amount])
        #expect(stage.journal.writes.isEmpty)
        let step = try #require(stage.step)
        var draft = step.draft
        draft.day = "x"
        stage.view.stepPages.last?.draft.emit(draft)
        #expect(complaints()?[.day] != nil && complaints()?[.paid] == nil)
        stage.view.stepPages.last?.draft.emit(step.draft)
        #expect(complaints() == [:])
    }

    @Test(
        "A day in the future, or before the step before or the journey, is refused",
        arguments: [
            ([], "2026-11-24", "This day is in the future."),
            ([], "2026-11-19", "Enter a day that is not before 20 November 2026."),
            ([.written], "2026-11-20", nil),
            ([.sent], "2026-11-21", "Enter a day that is not before 22 November 2026."),
            ([.sent, .written], "2026-11-22", nil),
        ] as [([ClaimStep.Kind], String, String?)])
    func days(before: [ClaimStep.Kind], day: String, complaint: String?) async {
        var claim = Claim.toGraz
        claim.steps = before.map {
            ClaimStep($0, on: CalendarDay(year: 2026, month: 11, day: $0 == .sent ? 22 : 23))
        }
        let stage = await ClaimsStage.showing(claim)
        let isSent = before.contains(.sent)
        stage.record(isSent ? .answer : .sent, isSent ? "Refused" : "Mark as Sent") {
            $0.day = day
        }
        if complaint == nil { await stage.journal.untilWritten(1) }
        let complaints = stage.view.messages.all.compactMap {
            if case .check(let check) = $0 { check.complaints } else { nil }
        }
        #expect(complaints.last?[.day] == complaint)
        #expect(stage.claim?.steps.count == before.count + (complaint == nil ? 1 : 0))
    }

    @Test("A journey that was cancelled in advance is claimed before its day")
    func inAdvance() async {
        var claim = Claim.toGraz
        claim.travelled = CalendarDay(year: 2026, month: 12, day: 24)
        let stage = await ClaimsStage.showing(claim)
        stage.record(.sent, "Mark as Sent")
        await stage.journal.untilWritten(1)
        #expect(stage.claim?.steps == [ClaimStep(.sent, on: today)])
    }

    @Test("Where it cannot be written, the reason is told")
    func failed() async {
        let stage = await ClaimsStage.showing()
        stage.journal.failure = .file("claim.ics", .said("The disk is full."))
        stage.record(.sent, "Mark as Sent")
        await stage.view.messages.until {
            if case .failure(let failure) = $0 {
                failure.title == "It was not recorded."
            } else {
                false
            }
        }
        #expect(stage.claim?.steps == [])
    }
}
