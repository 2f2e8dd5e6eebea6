import Domain
import Foundation
import Testing
import Wording

@testable import JournalFeature

@Suite("What a row says")
struct RowWordsTests {
    private func film(
        _ feedback: Feedback = .none, year: Int? = nil, day: CalendarDay? = .thatFriday,
        under heading: ListHeading = .month(.init(year: 2026, month: 11))
    ) -> JournalRow {
        let content = EntrySummary.Content.film(
            title: "Brief Encounter", year: year, feedback: feedback)
        return JournalRow(
            EntrySummary(id: .film, day: day, content: content), under: heading, words: .british)
    }

    private func trip(
        _ status: TripStatus, mode: TravelMode = .train, words: Localizer = .british
    ) -> JournalRow {
        let content = EntrySummary.Content.trip(
            from: "Köln Hbf", to: "Wien Westbf", mode: mode, status: status)
        return JournalRow(
            EntrySummary(
                id: .trip, day: .thatFriday,
                time: EntrySummary.ClockTime(hour: 14, minute: 2), content: content),
            under: .month(.init(year: 2026, month: 11)), words: words)
    }

    @Test("Under a heading that names no month the day has its year, or is said to be unknown")
    func otherOrders() {
        #expect(film(under: .letter("b")).detail == "20 Nov 2026")
        #expect(film(.good, day: nil, under: .feedback(.good)).detail == "Unknown date · good")
        #expect(film(day: nil, under: .unknown(.date)).detail == "")
    }

    @Test("A film's row has its title, its year, its day and what was thought of it")
    func wholeFilm() {
        #expect(
            film(.reallyGood, year: 1945)
                == JournalRow(
                    id: "film.ics", kind: .film, kindName: "Film",
                    title: "Brief Encounter (1945)", detail: "20 Nov · really good",
                    isDisrupted: false))
    }

    @Test("Unknown facts of a film are left out; the heading says that its day is unknown")
    func bareFilm() {
        #expect(film().title == "Brief Encounter")
        #expect(film().detail == "20 Nov")
        #expect(film(day: nil).detail == "")
        #expect(film(.soAndSo, day: nil).detail == "so-so")
    }

    @Test("The time of departure is by the clock of the reader's country")
    func clocks() {
        let american = Localizer(locale: Locale(identifier: "en_US"))
        let time = american.time(hour: 14, minute: 2)
        #expect(time.hasPrefix("2:02"))
        #expect(trip(.cancelled, words: american).detail == "Nov 20 · \(time) · cancelled")
    }

    @Test(
        "Each feedback has its words",
        arguments: zip(
            [Feedback.veryBad, .bad, .soAndSo, .good, .reallyGood],
            ["very bad", "bad", "so-so", "good", "really good"]))
    func feedback(feedback: Feedback, words: String) {
        #expect(film(feedback).detail == "20 Nov · \(words)")
    }

    @Test("A trip's row has both ends and what became of it")
    func wholeTrip() {
        #expect(
            trip(.late(.seconds(720)))
                == JournalRow(
                    id: "trip.ics", kind: .train, kindName: "Train",
                    title: "Köln Hbf → Wien Westbf", detail: "20 Nov · 14:02 · 12 min late",
                    isDisrupted: true))
    }

    @Test(
        "What became of a trip is said in words, and set off where it went wrong",
        arguments: [
            (TripStatus.unknown, "20 Nov · 14:02", false),
            (.onTime, "20 Nov · 14:02 · on time", false),
            (.late(.seconds(59)), "20 Nov · 14:02 · on time", false),
            (.late(.seconds(60)), "20 Nov · 14:02 · 1 min late", true),
            (.late(.seconds(4_080)), "20 Nov · 14:02 · 1 h 8 min late", true),
            (.early(.seconds(59)), "20 Nov · 14:02 · on time", false),
            (.early(.seconds(120)), "20 Nov · 14:02 · 2 min early", false),
            (.cancelled, "20 Nov · 14:02 · cancelled", true),
            (.missedConnection, "20 Nov · 14:02 · connection missed", true),
        ])
    func status(status: TripStatus, words: String, isDisrupted: Bool) {
        #expect(trip(status).detail == words)
        #expect(trip(status).isDisrupted == isDisrupted)
    }

    @Test(
        "What one travels by has an icon and a name for it",
        arguments: [
            (TravelMode.train, RowKind.train, "Train"), (.bus, .bus, "Bus"),
            (.flight, .flight, "Flight"), (.ferry, .ferry, "Ferry"), (.other, .other, "Trip"),
        ])
    func modes(mode: TravelMode, kind: RowKind, name: String) {
        let row = trip(.unknown, mode: mode)
        #expect(row.kind == kind)
        #expect(row.kindName == name)
    }

    @Test(
        "A claim that is yet to be sent has its deadline, and one that has lapsed had it",
        arguments: [
            (LedgerSection.open, ClaimStep.Kind.written, "€20.00 · send by 20 Nov 2026"),
            (.lapsed(2026), .written, "€20.00 · was due by 20 Nov 2026"),
            (.lapsed(2026), .dropped, "20 Nov 2026 · €20.00 · lapsed"),
        ])
    func claims(section: LedgerSection, step: ClaimStep.Kind, detail: String) {
        let row = JournalRow(
            EntrySummary(
                id: .trip, day: .thatFriday,
                content: .claim(
                    ClaimSummary(
                        subject: "Köln → Paris", step: step, due: .thatFriday,
                        amount: Fare(20, currency: "EUR")))),
            under: .ledger(section, sums: []), words: .british)
        #expect(row.detail == detail)
    }

    @Test("A season ticket's row says until when it is valid")
    func pass() {
        let row = JournalRow(
            EntrySummary(
                id: .trip, day: .thatFriday,
                content: .pass(PassSummary(name: "Monthly", validUntil: .thatFriday))),
            under: .month(.init(year: 2026, month: 11)), words: .british)
        #expect(row.detail == "20 Nov · until 20 Nov 2026")
    }

    @Test("A journey's row says of how many legs it is, a trip's does not")
    func journey() {
        func row(_ legs: Int) -> JournalRow {
            var summary = EntrySummary(
                id: .trip, day: .thatFriday,
                time: EntrySummary.ClockTime(hour: 14, minute: 2),
                content: .trip(
                    from: "Köln", to: "Paris", mode: .train, status: .late(.seconds(4_080))))
            summary.legs = legs
            return JournalRow(
                summary, under: .month(.init(year: 2026, month: 11)), words: .british)
        }
        #expect(row(3).title == "Köln → Paris")
        #expect(row(3).detail == "20 Nov · 14:02 · 1 h 8 min late · 3 legs")
        #expect(row(3).isDisrupted && row(3).isJourney)
        #expect(row(1).detail == "20 Nov · 14:02 · 1 h 8 min late" && !row(1).isJourney)
    }
}
