import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("A picture of figures as a table")
    struct ChartTableTests {
        init() throws { try Display.start() }

        @Test("Ctrl+T shows the table and the picture again, with the keyboard at the same point")
        func keyboard() throws {
            let view = ChartView()
            view.model = ChartExamples.chart(.bars(ChartExamples.upright))
            var followed: [ChartLink] = []
            view.onFollow = { followed.append($0) }
            let window = Display.show(view)
            window.takeKeyboard()
            view.area.grabFocus()
            window.press(.right)
            window.press(.right)
            window.press(Key("t"), .control)
            let table = try #require(view.table).table
            #expect(view.showsTable && table.isMapped && !view.area.isMapped)
            #expect(table.isFocus)
            #expect(table.selectedRow == 1)
            #expect(table.accessibleName == "Films by month")
            window.press(.down)
            window.press(.enter)
            #expect(followed == [.search("month:Mar")])
            window.press(Key("t"), .control)
            #expect(!view.showsTable && view.area.isMapped && !table.isMapped)
            #expect(view.area.isFocus)
            #expect(view.area.focusedPart == 2)
        }

        @Test("The button shows the table too, and Ctrl+C copies it for a spreadsheet")
        func copying() throws {
            let view = ChartView()
            let bars = [("Good, really", 3.0), ("=2+2", 1)].map {
                BarChart.Bar(ChartExamples.point($0, "\(Int($1))"), length: $1)
            }
            view.model = ChartExamples.chart(
                .bars(BarChart(.lying, axis: ChartExamples.axis(5, by: 1), bars: bars)))
            let window = Display.show(view)
            window.takeKeyboard()
            try #require(view.shown(ToggleButton.self).first).click()
            #expect(view.showsTable)
            try #require(view.table).table.grabFocus()
            window.press(Key("c"), .control)
            #expect(Clipboard.text == "Month,Films\r\n\"Good, really\",3\r\n'=2+2,1\r\n")
        }

        @Test("Each row of small pictures says which picture it is of")
        func multiples() {
            let chart = Chart(
                id: "", title: "", summary: "", headings: ["Picture", "Name", "Value"],
                drawing: .multiples(ChartExamples.multiples))
            #expect(chart.rows.count == chart.drawing.points.count)
            #expect(chart.rows[0] == ["Weekdays", "Jan", "4 films"])
        }

        @Test("Other figures leave the row chosen that says the same")
        func updates() throws {
            let view = ChartView()
            view.model = ChartExamples.chart(.bars(ChartExamples.lying))
            let window = Display.show(view)
            try #require(view.shown(ToggleButton.self).first).click()
            let table = try #require(view.table).table
            table.selectedRow = 3
            view.model = ChartExamples.chart(
                .bars(
                    BarChart(
                        .lying, axis: ChartExamples.lying.axis,
                        bars: Array(ChartExamples.lying.bars.dropFirst()))))
            #expect(table.selectedRow == 2)
            _ = window
        }
    }
}
