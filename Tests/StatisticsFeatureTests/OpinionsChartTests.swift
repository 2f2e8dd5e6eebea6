import Domain
import Presentation
import Testing
import Wording

@testable import Statistics
@testable import StatisticsFeature

@Suite("The histogram of all opinions")
struct OpinionsChartTests {
    private func histogram(_ films: [(feedback: Feedback, own: Int?)]) -> Chart? {
        var tally = OpinionTally()
        for (number, opinion) in films.enumerated() {
            var film = CountedFilm(EntryID("\(number).ics"), title: CountedName("M", key: "m"))
            (film.feedback, film.ownRating) = opinion
            tally.add(film)
        }
        let scope = StatisticsFilter(
            of: .entries([]), on: [], YearsChoice(), search: "",
            until: CalendarDay(year: 2026, month: 11, day: 22), words: .inEnglish)
        return scope.opinionsChart(tally)
    }

    @Test("It has words of both scales and stars, from worst to best")
    func together() throws {
        let chart = try #require(
            histogram([(.good, nil), (.veryBad, nil), (.none, 800), (.none, 1_000)]))
        #expect(chart.title == "All opinions")
        #expect(
            chart.rows == [
                ["very bad", "1"], ["bad", "0"], ["so-so", "0"], ["good", "2"],
                ["really good", "1"],
            ])
        #expect(chart.note == "Films without feedback count by their stars.")
    }

    @Test("Without stars there is none, as the charts of the scales say the same")
    func withoutStars() { #expect(histogram([(.good, nil), (.veryBad, 200)]) == nil) }
}
