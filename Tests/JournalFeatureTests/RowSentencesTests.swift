import Domain
import Foundation
import Testing
import Wording

@testable import JournalFeature

@Suite("A row as a screen reader says it")
struct RowSentencesTests {
    private func trip(
        _ status: TripStatus, mode: TravelMode = .train, legs: Int = 1
    ) -> EntrySummary {
        var summary = EntrySummary(
            id: .trip, day: .thatFriday, time: EntrySummary.ClockTime(hour: 14, minute: 2),
            content: .trip(from: "Köln Hbf", to: "Wien Westbf", mode: mode, status: status))
        summary.legs = legs
        return summary
    }

    private func film(_ feedback: Feedback, year: Int?, day: CalendarDay?) -> EntrySummary {
        EntrySummary(
            id: .film, day: day,
            content: .film(title: "Brief Encounter", year: year, feedback: feedback))
    }

    private func said(_ summary: EntrySummary, under heading: ListHeading? = nil) -> String {
        Localizer.british.sentence(
            of: summary, under: heading ?? .month(.init(year: 2026, month: 11)))
    }

    @Test("A trip is its ends, its means of transport, its day, its time and its outcome")
    func wholeTrip() {
        #expect(
            said(trip(.late(.seconds(4_080))))
                == "Köln Hbf to Wien Westbf, train, 20 November 2026, 14:02, 68 minutes late")
        #expect(
            said(trip(.unknown, mode: .other))
                == "Köln Hbf to Wien Westbf, trip, 20 November 2026, 14:02")
        #expect(
            said(trip(.cancelled, mode: .flight, legs: 3))
                == "Köln Hbf to Wien Westbf, flight, 20 November 2026, 14:02, cancelled, 3 legs")
    }

    @Test(
        "A delay is in whole words: minutes below two hours, then hours and days",
        arguments: [
            (60, "1 minute late"), (7_140, "119 minutes late"), (7_200, "2 hours late"),
            (7_500, "2 hours and 5 minutes late"), (90_060, "1 day, 1 hour and 1 minute late"),
            (172_800, "2 days late"),
        ])
    func delays(seconds: Int, words: String) {
        #expect(said(trip(.late(.seconds(seconds)))).hasSuffix(", 14:02, " + words))
    }

    @Test("A film is its title, its year, its day and its feedback, whatever the heading says")
    func wholeFilm() {
        #expect(
            said(film(.reallyGood, year: 1945, day: .thatFriday), under: .feedback(.reallyGood))
                == "Brief Encounter, 1945, film, 20 November 2026, really good")
        #expect(
            said(film(.none, year: nil, day: nil), under: .unknown(.date))
                == "Brief Encounter, film, Unknown date")
    }

    @Test("A film to be seen has no day to be told")
    func wanted() {
        var summary = film(.none, year: 1945, day: nil)
        summary.isWanted = true
        #expect(
            said(summary, under: .wanted) == "Brief Encounter, 1945, film, on your watchlist")
    }

    @Test("A row of the ledger says the amount and the deadline without signs between them")
    func ledger() {
        let claim = EntrySummary(
            id: .trip, day: .thatFriday,
            content: .claim(
                ClaimSummary(
                    subject: "Ghent to Paris", step: .written, due: .thatFriday,
                    amount: Fare(20, currency: "EUR"))))
        #expect(
            said(claim, under: .ledger(.open, sums: []))
                == "Ghent to Paris, claim, €20.00, send by 20 Nov 2026")
    }
}
