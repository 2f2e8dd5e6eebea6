import ClaimsFeature
import Domain
import EntryFeature
import Presentation
import Signals
import TestSupport
import Testing

@Suite("A claim on its page", .freed, .timeLimit(.minutes(1)))
struct ClaimPageTests {
    private static let trip = Entry.trip(
        Trip(from: "Wien", to: "Graz", departure: .vienna(20, 14, 0), arrival: .vienna(20, 16, 0)))

    @Test("The page shows the amount, the recipient, the rule and the deadline")
    func facts() async throws {
        let stage = await ClaimsStage.showing(beside: [.trip: Self.trip])
        let shown = try #require(stage.shown)
        #expect(shown.title == "Wien → Graz")
        #expect(shown.entry.detail == "Claim · Friday, 20 November 2026")
        #expect(shown.entry.verdict == "Not claimed yet")
        #expect(
            shown.facts.map { [$0.caption, $0.text] } == [
                ["Amount", "€20.00"], ["To", "ÖBB"], ["Deadline", "20 February 2027"],
                [
                    "Legal basis",
                    """
                    Austria’s railways: the tariff, § 7 · checked against the law · as of 1 Nov 2026
                    """,
                ],
            ])
        #expect(shown.tags == "work" && shown.notes == "By post." && shown.history == [])
        #expect(shown.isToBeSent && !shown.isToBeAnswered)
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
            stage.shown?.facts.first { $0.caption == caption }?.text ?? ""
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
            stage.shown?.facts.first { $0.caption == "Exceptions" }?.text
                == (isCancelled ? "You were told of the cancellation two weeks before" : nil))
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
        await stage.view.messages.until {
            if case .claim(let claim) = $0 { claim.related.count == 1 } else { false }
        }
        stage.view.messages.removeAll()
        stage.journal.put(nil, as: .trip)
        await stage.view.messages.until {
            if case .claim(let claim) = $0 { claim.related.isEmpty } else { false }
        }
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
                claim.facts.contains { $0.text == "22 November 2026 (passed)" }
                    && claim.entry.verdict == "Expired"
            } else {
                false
            }
        }
    }
}
