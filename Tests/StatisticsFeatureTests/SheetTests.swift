import Presentation
import TestSupport
import Testing
import Wording

@testable import StatisticsFeature

@Suite("The years on a page")
struct SheetTests {
    private func chart(_ id: String) -> Chart {
        Chart(
            id: id, title: id.uppercased(), summary: "", headings: [],
            drawing: .bars(BarChart(.lying, axis: ChartAxis(range: 0...1, ticks: []), bars: [])))
    }

    private func sheet(_ sections: [StatisticsSection]) -> Sheet {
        Sheet(
            YearsViewModel(
                choice: YearsChoice(period: "2025"),
                periods: PeriodsViewModel(
                    title: "2025", years: [], year: 0, months: [], month: 0, earlier: nil,
                    later: nil,
                    days: TypedDays(
                        first: "2025-01-01",
                        last: "2025-12-31")),
                ofSearch: nil, nothing: nil,
                overview: OverviewViewModel(
                    figures: [FigureViewModel(value: "3", name: "viewings")],
                    charts: [chart("a")],
                    highlights: [HighlightsViewModel(title: "Films", rows: [])]),
                sections: sections), words: .inEnglish)
    }

    @Test("The beginning and the first charts of each section are on it, until others are chosen")
    func first() {
        let viewings = FigureViewModel(value: "3", name: "viewings")
        var sheet = sheet([
            StatisticsSection(
                title: "Films", figures: [viewings], charts: ["b", "c", "d"].map(chart)),
            StatisticsSection(title: "Trips", figures: [], charts: ["e", "f"].map(chart)),
        ])
        #expect(sheet.title == "2025")
        #expect(
            sheet.parts.map(\.name) == [
                "Figures", "A", "Highlights", "Figures", "B", "C", "D", "E", "F",
            ])
        #expect(
            sheet.shown.map(\.id) == [
                "figures", "a", "highlights", "b", "c", "e", "f",
            ])
        #expect(sheet.shown[0].content == .figures([viewings]))
        sheet.chosen = ["d", "a"]
        #expect(sheet.shown.map(\.id) == ["a", "d"])
    }

    @Test("A section without figures puts nothing of the one before it on the page")
    func withoutFigures() {
        let sheet = sheet([
            StatisticsSection(title: "Films", figures: [], charts: ["b", "c", "d"].map(chart)),
            StatisticsSection(title: "Trips", figures: [], charts: ["e"].map(chart)),
        ])
        #expect(sheet.shown.map(\.id) == ["figures", "a", "highlights", "b", "c", "e"])
    }
}
