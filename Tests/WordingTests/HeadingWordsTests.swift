import Domain
import Foundation
import Testing
import Wording

@Suite("What stands over a section of the list")
struct HeadingWordsTests {
    @Test(
        "Each heading says what its entries have in common",
        arguments: [
            (.month(.init(year: 2026, month: 11)), "NOVEMBER 2026"), (.letter("b"), "B"),
            (.digits, "0–9"), (.signs, "OTHER"), (.feedback(.reallyGood), "REALLY GOOD"),
            (.released(in: 1945), "1940s"), (.released(in: 2000), "2000s"),
            (.running(minutes: 29), "Under 30 min"), (.running(minutes: 30), "30 min–1 h"),
            (.running(minutes: 89), "1 h–1 h 30 min"),
            (.running(minutes: 180), "3 h or more"),
            (.late(minutes: -1), "Early"), (.late(minutes: 0), "On time"),
            (.late(minutes: 1), "1–5 min late"),
            (.late(minutes: 59), "30 min–1 h late"), (.late(minutes: 60), "1–2 h late"),
            (.late(minutes: 120), "2 h or more late"),
            (.far(metres: 9_999), "Under 10 km"), (.far(metres: 10_000), "10–50 km"),
            (.far(metres: 1_000_000), "1,000–2,500 km"),
            (.far(metres: 9_000_000), "5,000 km or more"),
            (.unknown(.date), "UNKNOWN DATE"), (.unknown(.feedback), "NO FEEDBACK"),
            (.unknown(.released), "UNKNOWN RELEASE YEAR"),
            (.unknown(.runtime), "UNKNOWN RUNNING TIME"), (.unknown(.delay), "UNKNOWN DELAY"),
            (.unknown(.distance), "UNKNOWN DISTANCE"),
            (.ledger(.possible, sums: []), "Not Yet Claimed"),
            (
                .ledger(
                    .possible,
                    sums: [Fare(20, currency: "EUR"), Fare(3, currency: "GBP")]),
                "Not Yet Claimed · €20.00 and £3.00"
            ),
            (.ledger(.open, sums: []), "In Progress"),
            (.ledger(.paid(2026), sums: []), "Paid in 2026"),
            (.ledger(.refused(nil), sums: []), "Refused"),
            (.ledger(.lapsed(2025), sums: []), "Expired or Withdrawn in 2025"),
            (.ledger(.passes, sums: []), "Season Tickets"),
        ] as [(ListHeading, String)])
    func headings(heading: ListHeading, said: String) {
        #expect(
            Localizer.inEnglish.heading(heading).filter { !"\u{2068}\u{2069}".contains($0) }
                == said)
    }

    @Test(
        "A title stands under its first letter, and one of figures or signs under these",
        arguments: [
            ("brief encounter 1945", .letter("b")), ("жизнь", .letter("ж")),
            ("12 monkeys", .digits),
            ("千と千尋", .letter("千")), ("?!", .signs), ("😀", .signs), ("", .signs),
        ] as [(String, ListHeading)])
    func titles(title: String, heading: ListHeading) {
        #expect(ListHeading.title(title) == heading)
    }
}
