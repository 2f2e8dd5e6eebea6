import EntryFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing

@testable import ClaimsFeature
@testable import UserInterface

extension ClaimViewModel {
    fileprivate static func toGraz(
        _ verdict: String = "Not claimed yet", isToBeSent: Bool = true,
        alternatives: [Alternative] = [], recording: Availability = .available
    ) -> ClaimViewModel {
        ClaimViewModel(
            id: "c.ics",
            entry: EntryViewModel(
                id: "c.ics", title: "Compensation for Wien → Graz", detail: "ÖBB",
                verdict: verdict),
            amount: "€20.00", amountNote: "",
            path: [
                Step(name: "Entitled", day: "20 November 2026", state: .taken),
                Step(name: "Sent", state: isToBeSent ? .ahead : .taken),
            ],
            facts: [Fact("Reference", "77-C")], basis: [Fact("Legal basis", "the tariff")],
            alternatives: alternatives, tags: "work", notes: "By post.",
            related: [EntryViewModel(id: "t.ics", title: "Wien → Graz Hbf")],
            actions: (isToBeSent ? [.record(.sent)] : []) + [.record(.answer)], isOpen: true,
            recording: recording)
    }
}

extension ClaimStepViewModel {
    fileprivate static func answer(_ title: String = "What was the reply?") -> Self {
        ClaimStepViewModel(
            id: "c.ics", title: title,
            card: EntryViewModel(id: "c.ics", title: "Wien → Graz"),
            draft: ClaimStepDraft(
                day: "2026-11-20", paid: "20 EUR", reference: "7"),
            days: nil, asksForAnswer: true,
            choices: [
                Choice(kind: "paid", label: "Paid"), Choice(kind: "refused", label: "Refused"),
            ],
            captions: [
                .day: "_Day", .paid: "_Paid", .reference: "Re_ference", .answer: "Ans_wer",
            ], recording: .available)
    }
}

extension ClaimStepViewModel {
    fileprivate static var sending: Self {
        ClaimStepViewModel(
            id: "c.ics", title: "When did you send it?",
            card: EntryViewModel(id: "c.ics", title: "Wien → Graz"),
            draft: ClaimStepDraft(
                day: "2026-11-20", paid: "", reference: "7"),
            days: nil, asksForAnswer: false,
            choices: [Choice(kind: "sent", label: "Mark as Sent")],
            captions: [.day: "_Day", .reference: "Re_ference"], recording: .available)
    }
}

extension UserInterfaceTests {
    @Suite("The pages of a claim")
    struct ClaimPageTests {
        private let stage: WindowStage

        init() throws { stage = try WindowStage() }

        private func page(_ claim: ClaimViewModel) throws -> ClaimPage {
            let page = try #require(stage.main.makeClaimMainPage(for: "c.ics") as? ClaimPage)
            stage.main.showClaim(claim)
            stage.main.show(page, with: .none, canGoBack: false) {}
            return page
        }

        private func answerPage(
            _ step: ClaimStepViewModel = .answer()
        ) throws -> ClaimAnswerPage {
            let page = try #require(
                stage.main.makeClaimStepPage(for: "c.ics") as? ClaimAnswerPage)
            stage.main.showClaimStep(step)
            stage.main.show(page, with: .none, canGoBack: true) {}
            return page
        }

        private func button(_ name: String) throws -> Button {
            try #require(stage.detailPane.button(name))
        }

        @Test("It shows the amount and the steps, and leads to the next one and to its trips")
        func main() throws {
            let page = try page(.toGraz())
            for words in [
                "Compensation for Wien → Graz", "Not claimed yet", "€20.00", "Entitled",
                "20 November 2026", "77-C", "work", "By post.", "Claimed For",
            ] {
                #expect(stage.detail.contains(words), "\(words)")
            }
            #expect(try button("Mark as Sent…").hasStyleClass("suggested-action"))
            #expect(try !button("Record Reply…").hasStyleClass("suggested-action"))
            var asked: [String] = []
            page.events.record.hear { asked.append("\($0)") }
            page.events.relatedEntry.hear { asked.append($0) }
            try button("Mark as Sent…").click()
            try button("Record Reply…").click()
            try button("Wien → Graz Hbf").click()
            #expect(asked == ["sent", "answer", "t.ics"])
        }

        @Test("Once it was sent the reply is recorded next, which cannot be done while read-only")
        func sent() throws {
            _ = try page(.toGraz("Sent", isToBeSent: false))
            #expect(stage.detailPane.button("Mark as Sent…")?.isVisible != true)
            #expect(try button("Record Reply…").hasStyleClass("suggested-action"))
            stage.main.showClaim(
                .toGraz("Sent", isToBeSent: false, recording: .unavailable(because: "Read-only.")))
            #expect(try !button("Record Reply…").isSensitive)
        }

        @Test(
            "The legal basis is folded until it is opened, and stays open while the claim changes")
        func basis() throws {
            _ = try page(.toGraz())
            let fold = try #require(stage.detailPane.shown(Expander.self).first)
            #expect(!fold.isExpanded && !stage.detail.contains("the tariff"))
            fold.isExpanded = true
            #expect(stage.detail.contains("the tariff"))
            stage.main.showClaim(.toGraz("Sent", isToBeSent: false))
            #expect(fold.isExpanded && stage.detail.contains("the tariff"))
        }

        @Test("A choice between two rules is shown, and sends the one that is chosen")
        func alternatives() throws {
            let page = try page(
                .toGraz(alternatives: [
                    .init(id: "eu", label: "EU rail rights: €20.00", isChosen: true),
                    .init(id: "own", label: "ÖBB: €40.00", isChosen: false),
                ]))
            var chosen: [String] = []
            page.events.alternative.hear { chosen.append($0) }
            let group = try #require(
                stage.detailPane.shown(RadioGroup<String>.self).first)
            #expect(group.value == "eu")
            group.button(for: "own")?.click()
            #expect(chosen == ["own"])
        }

        @Test("Text typed about an answer is sent with the choice, and survives updates")
        func answer() throws {
            let page = try answerPage()
            var drafts: [ClaimStepDraft] = []
            var chosen: [String] = []
            page.events.draft.hear { drafts.append($0) }
            page.events.chosen.hear { choice, draft in
                chosen.append("\(choice.label) \(draft.paid) \(draft.reference)")
            }
            let entries = stage.detailPane.shown(Entry.self)
            let paid = try #require(entries.first { $0.text == "20 EUR" })
            paid.type("18 EUR")
            #expect(drafts.last?.paid == "18 EUR")
            stage.main.showClaimStep(.answer("What was the reply?"))
            #expect(stage.detail.contains("What was the reply?") && paid.text == "18 EUR")
            try button("Paid").click()
            #expect(chosen == ["Paid 18 EUR 7"])

            stage.main.showClaimStepCheck(
                ClaimStepCheck(id: "c.ics", complaints: [.paid: "Not an amount."]))
            #expect(stage.detail.contains("Not an amount."))
            stage.main.showClaimStepCheck(ClaimStepCheck(id: "c.ics", complaints: [:]))
            #expect(!stage.detail.contains("Not an amount."))
        }

        @Test(
            "Enter in a field takes the only step there is, and leads to the first of several",
            arguments: [true, false])
        func enter(isOnlyStep: Bool) throws {
            let page = try answerPage(isOnlyStep ? .sending : .answer())
            var chosen: [String] = []
            page.events.chosen.hear { choice, draft in
                chosen.append("\(choice.label) \(draft.reference)")
            }
            let entries = stage.detailPane.shown(Entry.self)
            let reference = try #require(entries.first { $0.text == "7" })
            reference.type("8")
            reference.activate()
            #expect(chosen == (isOnlyStep ? ["Mark as Sent 8"] : []))
            if !isOnlyStep { #expect(try button("Paid").isFocus) }
        }

        @Test("The keyboard is at the first outcome, and goes on in the fields with Tab")
        func focus() throws {
            let page = try answerPage()
            page.focus()
            Display.settle()
            #expect(try button("Paid").isFocus)
        }

        @Test("Neither another entry nor the way back of a claim is offered while it is on show")
        func actions() throws {
            _ = try page(.toGraz())
            stage.main.markEntry("c.ics")
            #expect(
                !stage.actions.makesSense(.again) && !stage.actions.makesSense(.wayBack))
            #expect(stage.actions.makesSense(.edit))
        }
    }
}
