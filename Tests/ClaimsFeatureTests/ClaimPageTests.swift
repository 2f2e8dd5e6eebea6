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

@Suite("A claim on its page", .freed, .timeLimit(.minutes(1)))
struct ClaimPageTests {
    private static let trip = Entry.trip(
        Trip(from: "Wien", to: "Graz", departure: .vienna(20, 14, 0), arrival: .vienna(20, 16, 0)))

    /// A trip for which two rules may give something.
    private static var late: Trip {
        var trip = Trip(
            from: "Wien", to: "Graz", departure: .vienna(20, 14, 0), arrival: .vienna(20, 16, 0))
        trip.mode = .train
        trip.fare = Fare(80, currency: "EUR")
        trip.ticket = .single
        trip.actualArrival = .vienna(20, 17, 10)
        return trip
    }

    @Test("The page shows the amount, the recipient, the steps with the deadline, and the rule")
    func facts() async throws {
        let stage = await ClaimsStage.showing(beside: [.trip: Self.trip])
        let shown = try #require(stage.shown)
        #expect(shown.title == "Compensation for Wien → Graz")
        #expect(shown.entry.detail == "ÖBB · Friday, 20 November 2026")
        #expect(shown.entry.verdict == "Not claimed yet")
        #expect(shown.amount == "€20.00" && shown.amountNote == "claim by 20 Feb 2027")
        #expect(
            Self.path(shown) == [
                "✓ Entitled 20 November 2026", "Prepared", "Sent claim by 20 Feb 2027", "Answered",
            ])
        #expect(shown.facts == [])
        #expect(
            shown.basis.map { [$0.caption, $0.text] } == [
                [
                    "Legal basis",
                    """
                    Austria’s railways: the tariff, § 7 · checked against the law · as of 1 Nov 2026
                    """,
                ]
            ])
        #expect(shown.tags == "work" && shown.notes == "By post.")
        // An entry that was removed from the journal is left out.
        #expect(shown.related.map(\.id) == ["trip.ics"])
        #expect(stage.view.messages.all.last == .mainPage)
    }

    @Test(
        "It says where to send it and what to hand in until it is sent, and what speaks against it until it is over",
        arguments: [
            (
                nil,
                [
                    "Claims desk, 1020 Wien\nBy post only.", "• Ticket\n• Boarding pass",
                    "The fare is refunded",
                ]
            ),
            (ClaimStep.Kind.sent, ["", "", "The fare is refunded"]), (.paid, ["", "", ""]),
        ])
    func conditions(step: ClaimStep.Kind?, texts: [String]) async {
        var claim = Claim.toGraz
        claim.steps = step.map { [ClaimStep($0, on: nil)] } ?? []
        let rights = RightsDouble(
            evidence: [.ticket, .boardingPass], excludes: [.refunded],
            desk: ["Claims desk", "1020 Wien"])
        let stage = await ClaimsStage.showing(claim, by: rights)
        let told = ["Send to", "Enclose", "Exceptions"].map { caption in
            (stage.shown.map { $0.facts + $0.basis } ?? [])
                .first { $0.caption == caption }?.text ?? ""
        }
        #expect(told == texts)
    }

    @Test(
        "That one was told two weeks before speaks against it only where something was cancelled",
        arguments: [false, true])
    func cancelled(isCancelled: Bool) async {
        var trip = Trip(
            from: "Wien", to: "Graz", departure: .vienna(20, 14, 0), arrival: .vienna(20, 16, 0))
        if isCancelled { trip.disruption = .cancelled }
        let stage = await ClaimsStage.showing(
            beside: [.trip: .trip(trip)], by: RightsDouble(excludes: [.toldTwoWeeksBefore]))
        #expect(
            stage.shown?.basis.first { $0.caption == "Exceptions" }?.text
                == (isCancelled ? "You were told of the cancellation two weeks before" : nil))
    }

    /// The steps in a line each, those that were taken with a mark.
    private static func path(_ claim: ClaimViewModel) -> [String] {
        claim.path.map { step in
            [step.state == .taken ? "✓" : "", step.name, step.day].filter { !$0.isEmpty }
                .joined(separator: " ")
        }
    }

    @Test(
        "The steps that were taken come first, then those that usually follow",
        arguments: [
            ([.written], nil, ["✓ Prepared", "Sent claim by 20 Feb 2027", "Answered"]),
            ([.sent], nil, ["✓ Sent", "Answered"]),
            ([.sent, .answered], nil, ["✓ Sent", "✓ Answered", "Paid"]),
            ([.sent, .paid], 5, ["✓ Sent", "✓ Partly paid", "Paid"]),
            ([.sent, .paid, .paid], 20, ["✓ Sent", "✓ Partly paid", "✓ Paid"]),
            ([.sent, .refused], nil, ["✓ Sent", "✓ Refused"]),
            ([.dropped], nil, ["✓ Withdrawn"]),
        ] as [([ClaimStep.Kind], Int?, [String])])
    func path(kinds: [ClaimStep.Kind], paid: Int?, steps: [String]) async throws {
        var claim = Claim.toGraz
        claim.steps = kinds.map { ClaimStep($0, on: nil) }
        claim.paid = paid.map { Fare(.init($0), currency: "EUR") }
        let stage = await ClaimsStage.showing(claim)
        #expect(Self.path(try #require(stage.shown)) == ["✓ Entitled 20 November 2026"] + steps)
    }

    @Test(
        "The first action is the next step: the form, then sending it, then the reply",
        arguments: [
            ([], true, [.prepare, .record(.sent), .record(.answer)]),
            ([], false, [.record(.sent), .record(.answer)]),
            ([.written], true, [.record(.sent), .prepare, .record(.answer)]),
            ([.sent], true, [.record(.answer)]),
        ] as [([ClaimStep.Kind], Bool, [ClaimViewModel.Action])])
    func actions(
        kinds: [ClaimStep.Kind], hasTrip: Bool, actions: [ClaimViewModel.Action]
    ) async throws {
        var claim = Claim.toGraz
        claim.steps = kinds.map { ClaimStep($0, on: nil) }
        let stage = await ClaimsStage.showing(claim, beside: hasTrip ? [.trip: Self.trip] : [:])
        #expect(stage.shown?.actions == actions && stage.shown?.isOpen == true)
    }

    @Test("Where two rules give something, the claim can be made by the other until it is sent")
    func alternatives() async throws {
        var trip = Self.late
        let stage = await ClaimsStage.showing(
            beside: [.trip: .trip(trip)], by: RightsDouble(other: "The other"))
        await stage.view.messages.until { $0.claim?.alternatives.isEmpty == false }
        #expect(
            stage.shown?.alternatives == [
                .init(id: "at-test", label: "Austria’s railways: €20.00", isChosen: true),
                .init(id: "other", label: "The other: €40.00", isChosen: false),
            ])
        // The amount is worked out when the choice is made.
        trip.fare = Fare(100, currency: "EUR")
        stage.journal.put(.trip(trip), as: .trip)
        stage.view.mainPages.last?.alternative.emit("other")
        await stage.journal.untilWritten(1)
        #expect(stage.claim?.amount == Fare(50, currency: "EUR"))
        #expect(stage.claim?.rule?.scheme == "other" && stage.claim?.recipient == "ÖBB")
        stage.record(.sent, "Mark as Sent")
        await stage.view.messages.until {
            if case .claim(let claim) = $0 {
                claim.alternatives.isEmpty && claim.entry.verdict.hasPrefix("Sent")
            } else {
                false
            }
        }
    }

    @Test("A rule that is not chosen has its deadline beside it if the claim has another or none")
    func deadlineOfOtherRule() async {
        var claim = Claim.toGraz
        claim.due = nil
        let stage = await ClaimsStage.showing(
            claim, beside: [.trip: .trip(Self.late)], by: RightsDouble(other: "The other"))
        await stage.view.messages.until { $0.claim?.alternatives.isEmpty == false }
        #expect(
            stage.shown?.alternatives.map(\.label) == [
                "Austria’s railways: €20.00", "The other: €40.00 · claim by 20 Feb 2027",
            ])
    }

    @Test("Where another program takes back that a claim was sent, the other rule can be chosen")
    func sentNoMore() async throws {
        var claim = Claim.toGraz
        claim.steps = [ClaimStep(.sent, on: nil)]
        let stage = await ClaimsStage.showing(
            claim, beside: [.trip: .trip(Self.late)], by: RightsDouble(other: "The other"))
        #expect(stage.shown?.alternatives == [])
        claim.steps = []
        stage.journal.put(.claim(claim), as: .claim)
        await stage.view.messages.until { $0.claim?.alternatives.count == 2 }
    }

    @Test("The rules are worked out once for the page, and once for each change of claim or trip")
    func once() async throws {
        let (journal, view) = (JournalDouble([.claim: .claim(.toGraz)]), ClaimsViewSpy())
        let journey = try #require(Journey([.init(.trip, Self.late)]))
        let both = RightsDouble(other: "The other").rights.answers(
            for: journey, ticket: nil, passes: .none, gazetteer: PlacesDouble())
        var (found, asked) = ([RightsAnswer](), 0)
        let gate = Gate<Int>()
        let coordinator = freed(
            ClaimCoordinator(
                of: ClaimModel(.claim, in: journal) { try await journal.change(.claim, by: $0) },
                view: view, navigation: NavigationStack(host: view), flows: nil, words: .inEnglish,
                rights: { _ in nil },
                answers: { _ in
                    asked += 1
                    await gate.pass(asked)
                    return found
                }, changes: journal.changes, today: { nil }, entrance: PagePresentation()))
        #expect(await coordinator.prepare())
        coordinator.start()
        #expect(asked == 1)

        gate.isClosed = true
        found = both
        var claim = Claim.toGraz
        claim.notes = "By hand."
        journal.readGate.isClosed = true
        journal.put(.claim(claim), as: .claim)
        await journal.readGate.untilHeld()
        journal.readGate.open()
        await gate.untilHeld()
        gate.letOneGo()
        await view.messages.until { $0.claim?.alternatives.count == 2 }
        #expect(asked == 2 && view.messages.all.last?.claim?.notes == "By hand.")

        found = []
        view.messages.removeAll()
        journal.put(Self.trip, as: .trip)
        gate.open()
        await view.messages.until { $0.claim?.alternatives == [] }
        #expect(asked == 3)
        withExtendedLifetime(coordinator) {}
    }

    @Test("Its trips lead to their pages")
    func related() async {
        let stage = await ClaimsStage.showing(beside: [.trip: Self.trip])
        stage.view.mainPages.last?.relatedEntry.emit("trip.ics")
        #expect(
            stage.flows.routed == [
                .related(.trip, from: .claim)
            ])
    }

    @Test("A trip that is there again is shown, and one that goes is not")
    func followed() async {
        let stage = await ClaimsStage.showing()
        #expect(stage.shown?.related == [])
        stage.journal.put(Self.trip, as: .trip)
        await stage.view.messages.until { $0.claim?.related.count == 1 }
        stage.view.messages.removeAll()
        stage.journal.put(nil, as: .trip)
        await stage.view.messages.until { $0.claim?.related.isEmpty == true }
    }

    @Test(
        "How it stands is said, and that a deadline is over",
        arguments: [
            ([], "Not claimed yet"), ([ClaimStep.Kind.written], "Written, not sent yet"),
            ([.written, .sent], "Sent"), ([.sent, .answered], "Answered"), ([.paid], "Paid"),
            ([.sent, .refused], "Refused"), ([.dropped], "Withdrawn"),
        ])
    func standing(kinds: [ClaimStep.Kind], words: String) async {
        var claim = Claim.toGraz
        claim.steps = kinds.map { ClaimStep($0, on: nil) }
        let stage = await ClaimsStage.showing(claim)
        #expect(stage.shown?.entry.verdict == words)
        claim.steps = []
        claim.due = CalendarDay(year: 2026, month: 11, day: 22)
        stage.journal.put(.claim(claim), as: .claim)
        await stage.view.messages.until {
            if case .claim(let claim) = $0 {
                Self.path(claim).last == "Expired 22 November 2026"
                    && claim.path.last?.state == .missed && !claim.isOpen
                    && claim.entry.verdict == "Expired"
            } else {
                false
            }
        }
    }
}
