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
            let stage = ChartStage(.bars(ChartExamples.upright))
            stage.area.grabFocus()
            stage.press(.right, .right)
            stage.window.press(Key("t"), .control)
            let table = try #require(stage.view.table).table
            #expect(stage.view.showsTable && table.isMapped && !stage.area.isMapped)
            #expect(table.isFocus)
            #expect(table.selectedRow == 1)
            #expect(table.accessibleName == "Films by month")
            stage.press(.down, .enter)
            #expect(stage.followed == [.search("month:Mar")])
            stage.window.press(Key("t"), .control)
            #expect(!stage.view.showsTable && stage.area.isMapped && !table.isMapped)
            #expect(stage.area.isFocus)
            #expect(stage.area.focusedPart == 2)
        }

        @Test("The button shows the table too, and Ctrl+C copies it for a spreadsheet")
        func copying() throws {
            let bars = [("Good, really", 3.0), ("=2+2", 1)].map {
                BarChart.Bar(ChartExamples.point($0, "\(Int($1))"), length: $1)
            }
            let stage = ChartStage(
                .bars(BarChart(.lying, axis: ChartExamples.axis(5, by: 1), bars: bars)))
            stage.clickTable()
            #expect(stage.view.showsTable)
            try #require(stage.view.table).table.grabFocus()
            stage.window.press(Key("c"), .control)
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
            let stage = ChartStage(.bars(ChartExamples.lying))
            stage.clickTable()
            let table = try #require(stage.view.table).table
            table.selectedRow = 3
            stage.show(
                .bars(
                    BarChart(
                        .lying, axis: ChartExamples.lying.axis,
                        bars: Array(ChartExamples.lying.bars.dropFirst()))))
            #expect(table.selectedRow == 2)
        }
    }
}
