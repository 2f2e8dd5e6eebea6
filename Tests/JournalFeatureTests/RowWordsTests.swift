import Domain
import Foundation
import Presentation
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
        #expect(film(.good, day: nil, under: .feedback(.good)).detail == "Unknown date")
        #expect(film(day: nil, under: .unknown(.date)).detail == "")
    }

    @Test("A film's row has its title, its year, its day and what was thought of it")
    func wholeFilm() {
        #expect(
            film(.reallyGood, year: 1945)
                == JournalRow(
                    id: "film.ics", kind: .film, kindName: "Film",
                    title: "Brief Encounter (1945)", detail: "20 Nov", fact: "really good"))
    }

    @Test("Unknown facts of a film are left out; the heading says that its day is unknown")
    func bareFilm() {
        #expect(film().title == "Brief Encounter")
        #expect(film().detail == "20 Nov")
        #expect(film(day: nil).detail == "")
        #expect(film().fact == "")
        #expect(film(.soAndSo, day: nil).detail == "" && film(.soAndSo, day: nil).fact == "so-so")
    }

    @Test("The time of departure is by the clock of the reader's country")
    func clocks() {
        let american = Localizer(locale: Locale(identifier: "en_US"))
        let time = american.time(hour: 14, minute: 2)
        #expect(time.hasPrefix("2:02"))
        #expect(trip(.cancelled, words: american).detail == "Nov 20 · \(time)")
    }

    @Test(
        "Each feedback has its words",
        arguments: zip(
            [Feedback.veryBad, .bad, .soAndSo, .good, .reallyGood],
            ["very bad", "bad", "so-so", "good", "really good"]))
    func feedback(feedback: Feedback, words: String) {
        #expect(film(feedback).fact == words)
    }

    @Test("A trip's row has both ends and what became of it")
    func wholeTrip() {
        #expect(
            trip(.late(.seconds(720)))
                == JournalRow(
                    id: "trip.ics", kind: .train, kindName: "Train",
                    title: "Köln Hbf → Wien Westbf", detail: "20 Nov · 14:02",
                    fact: "12 min late", emphasis: .warning))
    }

    @Test(
        "What became of a trip is said in words, and stands out the more the worse it was",
        arguments: [
            (TripStatus.unknown, "", Emphasis.quiet),
            (.onTime, "on time", .quiet),
            (.late(.seconds(59)), "on time", .quiet),
            (.late(.seconds(60)), "1 min late", .quiet),
            (.late(.seconds(359)), "5 min late", .quiet),
            (.late(.seconds(360)), "6 min late", .warning),
            (.late(.seconds(3_659)), "1 h late", .warning),
            (.late(.seconds(3_660)), "1 h 1 min late", .error),
            (.early(.seconds(59)), "on time", .quiet),
            (.early(.seconds(7_200)), "2 h early", .quiet),
            (.cancelled, "cancelled", .error),
            (.missedConnection, "connection missed", .error),
        ])
    func status(status: TripStatus, words: String, emphasis: Emphasis) {
        #expect(trip(status).fact == words)
        #expect(trip(status).emphasis == emphasis)
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
            (LedgerSection.open, ClaimStep.Kind.written, "send by 20 Nov 2026"),
            (.lapsed(2026), .written, "was due by 20 Nov 2026"),
            (.lapsed(2026), .dropped, "20 Nov 2026 · lapsed"),
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
        #expect(row.detail == detail && row.fact == "€20.00")
    }

    @Test("A season ticket's row says until when it is valid")
    func pass() {
        let row = JournalRow(
            EntrySummary(
                id: .trip, day: .thatFriday,
                content: .pass(PassSummary(name: "Monthly", validUntil: .thatFriday))),
            under: .month(.init(year: 2026, month: 11)), words: .british)
        #expect(row.detail == "20 Nov · until 20 Nov 2026" && row.fact == "")
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
        #expect(row(3).detail == "20 Nov · 14:02 · 3 legs")
        #expect(row(3).fact == "1 h 8 min late")
        #expect(row(3).emphasis == .error && row(3).isJourney)
        #expect(row(1).detail == "20 Nov · 14:02" && !row(1).isJourney)
    }
}
