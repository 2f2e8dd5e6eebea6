import Claims
import Domain
import Foundation
import TestSupport
import Testing
import Wording

@testable import Counterfoil

@MainActor
struct ClaimsReportTests {
    private let stage = Stage()

    private static func trip(
        _ day: Int, late minutes: Int?, fare: Fare? = Fare(80, currency: "EUR")
    )
        -> Entry
    {
        let departure = time(CommandsTests.day(2026, 11, day), 14, 2, .named("Europe/Vienna"))
        let arrival = time(CommandsTests.day(2026, 11, day), 16, 0, .named("Europe/Vienna"))
        return .trip(
            Trip(
                from: "Wien Hbf", to: "Graz Hbf", departure: departure, arrival: arrival,
                actualArrival: minutes.flatMap { arrival.advanced(by: .seconds($0 * 60)) },
                fare: fare))
    }

    private let journal = JournalDouble([
        EntryID("a.ics"): trip(18, late: 60), EntryID("b.ics"): trip(19, late: 59),
        EntryID("c.ics"): trip(20, late: 61, fare: nil), EntryID("d.ics"): trip(17, late: 75),
        EntryID("e.ics"): trip(16, late: nil), EntryID("f.ics"): .film(encounter),
    ])

    private func tell(
        by rights: RightsDouble = RightsDouble(), on today: CalendarDay? = day(2026, 11, 22),
        all: Bool = false, asJSON: Bool = false
    ) async -> CommandStatus {
        await ClaimsReport(
            journal: journal, query: EntryQuery(), rights: rights, gazetteer: PlacesDouble(),
            today: today, tellsAll: all, isJSON: asJSON, words: english
        ).perform(on: stage.console)
    }

    @Test("What ends first comes first, with its source; what cannot be told is counted")
    func open() async {
        #expect(await tell() == .done)
        #expect(
            stage.results.lines == [
                "17 November 2026: Wien Hbf → Graz Hbf",
                "  €20.00 (25% of €80.00) · claim by 17 Feb 2027",
                "    Austria’s railways: the tariff, § 7 · checked against the law",
                "18 November 2026: Wien Hbf → Graz Hbf",
                "  €20.00 (25% of €80.00) · claim by 18 Feb 2027",
                "    Austria’s railways: the tariff, § 7 · checked against the law",
            ])
        #expect(
            stage.messages.lines == [
                "The compensation for 1 trip cannot be told; see --all."
            ])
    }

    @Test("The last day still counts, and the day after it is too late")
    func over() async {
        #expect(await tell(on: day(2027, 2, 17)) == .done)
        #expect(stage.results.lines.count == 6)
        #expect(await tell(on: day(2027, 2, 18)) == .done)
        #expect(stage.results.lines.count == 9)
        #expect(await tell(on: day(2027, 2, 19)) == .done)
        #expect(stage.results.lines.count == 9)
        #expect(stage.messages.lines.contains("Nothing can be claimed."))
    }

    @Test("All claims include those that are over, and the reasons why others are not owed")
    func all() async {
        #expect(await tell(on: day(2027, 2, 18), all: true) == .done)
        let verdicts = stage.results.lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        #expect(
            verdicts == [
                "  €20.00 (25% of €80.00) · claim by 18 Feb 2027",
                "  Unknown: add the fare", "  None: 1 minute short of 60",
                "  €20.00 (25% of €80.00) · claim by 17 Feb 2027 · expired",
                "  Unknown: add the actual arrival",
            ])
        #expect(stage.messages.lines == [])
    }

    @Test("What to hand in, and what speaks against it, is told once for all trips of a scheme")
    func conditions() async {
        let rights = RightsDouble(
            evidence: ClaimEvidence.allCases, excludes: ClaimExclusion.allCases)
        #expect(await tell(by: rights) == .done)
        #expect(
            Array(stage.results.lines.dropFirst(6)) == [
                "Austria’s railways: documents to enclose", "  • Ticket", "  • Booking number",
                "  • Confirmation of the delay", "  • Boarding pass",
                "Austria’s railways: exceptions", "  • Extraordinary circumstances",
                "  • You knew of the delay when buying",
                "  • You were offered a refund or another way to get there",
                "  • The country exempts such local trains", "  • The fare is refunded",
                "  • The route is too short",
                "  • The cause was outside the airline’s control or a matter of safety",
                "  • The weather made sailing unsafe",
                "  • The line is 150 kilometres long or longer",
                "  • Announced speed restrictions",
            ])
    }

    @Test("That one was told two weeks before speaks against a claim for what was cancelled alone")
    func cancelled() async {
        let rights = RightsDouble(excludes: [.refunded, .toldTwoWeeksBefore])
        #expect(await tell(by: rights) == .done)
        #expect(
            stage.results.lines.suffix(2)
                == ["Austria’s railways: exceptions", "  • The fare is refunded"])
        // A leg was cancelled, and another one came instead.
        for (name, leg) in [("x.ics", Self.leg(cancelled: true)), ("y.ics", Self.leg())] {
            journal.put(.trip(leg), as: EntryID(name))
        }
        #expect(await tell(by: rights) == .done)
        #expect(
            stage.results.lines.suffix(3) == [
                "Austria’s railways: exceptions", "  • The fare is refunded",
                "  • You were told of the cancellation two weeks before",
            ])
        #expect(await tell(by: rights, asJSON: true) == .done)
        let json = stage.results.lines.last ?? ""
        #expect(json.contains("\"excludes\": [\"refunded\", \"toldTwoWeeksBefore\"]"))
        #expect(json.contains("\"excludes\": [\"refunded\"]"))
    }

    /// Returns the leg of a journey that was cancelled, or its substitute, which was 75 minutes
    /// late.
    private static func leg(cancelled isCancelled: Bool = false) -> Trip {
        let departure = time(day(2026, 11, 15), 9, 0, .named("Europe/Vienna"))
        let arrival = time(day(2026, 11, 15), 11, 0, .named("Europe/Vienna"))
        let late = arrival.advanced(by: .seconds(75 * 60))
        var trip = Trip(
            from: "Linz", to: "Graz Hbf", departure: departure, arrival: arrival,
            fare: isCancelled ? Fare(80, currency: "EUR") : nil)
        (trip.journey, trip.isSubstitute) = ("x", !isCancelled)
        if isCancelled { trip.disruption = .cancelled } else { trip.actualArrival = late }
        return trip
    }

    @Test("A trip on a later day is said to be still to come, whatever cannot be told of it")
    func upcoming() async {
        #expect(await tell(on: day(2026, 11, 1), all: true) == .done)
        let upcoming = "  The trip is still to come. Nothing is owed yet."
        #expect(stage.results.lines.filter { $0 == upcoming }.count == 2)
        #expect(!stage.results.text.contains("Unknown:"))
        #expect(await tell(on: day(2026, 11, 1)) == .done)
        #expect(!stage.messages.text.contains("cannot be told"))
    }

    @Test("JSON has amounts as texts, and the words of each answer")
    func json() async {
        let rights = RightsDouble(evidence: [.ticket, .bookingNumber], excludes: [.refunded])
        #expect(await tell(by: rights, on: day(2027, 2, 18), asJSON: true) == .done)
        #expect(
            stage.results.lines == [
                """
                [{"file": "a.ics", "day": "2026-11-18", "from": "Wien Hbf", "to": "Graz Hbf", \
                "upcoming": false, "answers": [{"scheme": "at-test", "name": "Austria’s railways", \
                "edition": "2026-11-01", "rule": "hour", "source": "the tariff", \
                "article": "§ 7", "grade": "P", "answer": "owed", "amount": "20", \
                "currency": "EUR", "voucher": false, "deadline": "2027-02-18", "open": true, \
                "evidence": ["ticket", "bookingNumber"], "excludes": ["refunded"], \
                "words": "€20.00 (25% of €80.00) · claim by 18 Feb 2027"}], \
                "claims": []}]
                """
            ])
    }

    @Test("A rule that was only reported gives nothing, and a broken file is told")
    func pending() async {
        let defect = DataDefect(file: "at.json", field: "products[0].id", .missing)
        #expect(await tell(by: RightsDouble(defects: [defect], grade: .unconfirmed)) == .done)
        #expect(stage.results.lines == [])
        #expect(
            stage.messages.lines == [
                "at.json is not used: products[0].id: This field is missing.",
                "Nothing can be claimed.",
            ])
    }
}
