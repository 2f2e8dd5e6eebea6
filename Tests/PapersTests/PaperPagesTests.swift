import Claims
import Domain
import Gtk
import TestSupport
import Testing
import UserInterface
import Wording

struct PaperPagesTests {
    /// Returns a paper with a remark of that many lines.
    private func sheet(remarks: Int, in language: PaperLanguage = .english) throws -> PaperSheet {
        let departure = DateTime.at(2026, 11, 20, 9, 0, .berlin)
        let trip = Trip.from(departure, to: departure.advanced(by: .minutes(60)))
        let journey = try #require(Journey([Journey.Leg(EntryID("a.ics"), trip)]))
        let lines = (0..<remarks).map { "line \($0)" }.joined(separator: "\n")
        let paper = Paper(
            .form, of: PaperSubject(journey), for: TravellersProfile(),
            PaperChoices(remarks: lines), on: departure.day)
        return PaperWords(language).sheet(of: paper)
    }

    @Test("The same paper of the same day is the same file, and a PDF")
    func deterministic() throws {
        let bytes = try PaperPages(sheet(remarks: 3)).file.bytes()
        #expect(bytes.prefix(5) == Array("%PDF-".utf8)[...])
        #expect(try PaperPages(sheet(remarks: 3)).file.bytes() == bytes)
        #expect(try PaperPages(sheet(remarks: 4)).file.bytes() != bytes)
    }

    @Test("What has no room on a page stands on the next")
    func pages() throws {
        let few = try PaperPages(sheet(remarks: 1)).count
        #expect(few == 2)
        // 200 lines have no room on the second page.
        #expect(try PaperPages(sheet(remarks: 200)).count > few + 1)
    }

    @Test("A list that the form has no room for stands on pages of its own")
    func enclosure() throws {
        func pages(of days: Int) throws -> Int {
            let journeys = try (0..<days).map { day in
                let departure = DateTime.at(2026, 11, 1 + day % 28, 9, 0, .berlin)
                let arrival = departure.advanced(by: .minutes(60))
                var trip = Trip.from(departure, to: arrival)
                trip.actualArrival = arrival?.advanced(by: .minutes(30))
                trip.ticket = .season
                return try #require(Journey([Journey.Leg(EntryID("\(day).ics"), trip)]))
            }
            let paper = Paper(
                .form, of: PaperSubject(journeys[0], others: Array(journeys.dropFirst())),
                for: TravellersProfile(), PaperChoices(), on: journeys[0].whole.departure.day)
            return PaperPages(PaperWords(.english).sheet(of: paper)).count
        }
        #expect(try pages(of: 2) == 2)
        #expect(try pages(of: 70) >= 4)
        #expect(try pages(of: 120) > 4)
    }

    @Test("It is written in every language", arguments: PaperLanguage.allCases)
    func languages(language: PaperLanguage) throws {
        #expect(try PaperPages(sheet(remarks: 1, in: language)).file.bytes().count > 1_000)
    }
}
