import Foundation
import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("A picture of figures in a page")
    struct ChartViewTests {
        init() throws { try Display.start() }

        @Test("Arrows go from point to point, Home and End to the ends, and Enter follows")
        func keyboard() {
            let stage = ChartStage(.bars(ChartExamples.upright))
            stage.area.grabFocus()
            stage.press(.enter, .right, .enter, .right, .space, .left, .left)
            #expect(stage.area.focusedPart == 0)
            stage.press(.end, .enter, .home, .up)
            #expect(stage.area.focusedPart == 0)
            #expect(
                stage.followed == [
                    .search("month:Jan"), .search("month:Feb"), .search("month:Dec"),
                ])
        }

        @Test("Title, summary and note are read, and by assistive technology with the picture")
        func words() {
            let chart = ChartExamples.chart(.bars(ChartExamples.lying), title: "Genres")
            let view = ChartView()
            view.model = chart
            #expect(view.words == ["Genres", chart.summary, chart.note])
            #expect(view.button("Show “Genres” as a table") != nil)
            #expect(view.area.accessibleName == "Genres")
            #expect(view.area.accessibleDescription == chart.summary)
            #expect(view.area.hasAccessibleRole(.chart))
        }

        @Test("A point with which there is none to compare is a row, without a picture or a table")
        func onlyPoint() throws {
            let lying = ChartExamples.lying
            let stage = ChartStage(.bars(lying))
            stage.area.grabFocus()
            stage.show(.bars(BarChart(.lying, axis: lying.axis, bars: [lying.bars[0]])))
            #expect(stage.view.shown(ChartDrawingArea.self).isEmpty)
            #expect(stage.view.shown(ToggleButton.self).isEmpty)
            let row = try #require(stage.view.button("Drama: 48"))
            #expect(row.isFocus && row.words.first == "Drama")
            row.click()
            #expect(stage.followed == [lying.bars[0].parts[0].point.link].compactMap(\.self))
            stage.window.press(Key("t"), .control)
            #expect(!stage.view.showsTable)
            stage.show(.bars(lying))
            #expect(stage.view.shown(ChartDrawingArea.self).count == 1)
            #expect(stage.view.button("Drama: 48") == nil)
        }

        @Test("A single point that leads nowhere is drawn")
        func onlyPointWithoutEntries() {
            let upright = ChartExamples.upright
            let stage = ChartStage(
                .bars(BarChart(.upright, axis: upright.axis, bars: [upright.bars[3]])))
            #expect(stage.view.shown(ChartDrawingArea.self).count == 1)
        }

        @Test("Points are described once the picture has its place")
        func place() {
            let view = ChartView()
            view.model = ChartExamples.chart(.bars(ChartExamples.lying))
            #expect(view.area.parts.isEmpty)
            let stage = ChartStage(.bars(ChartExamples.lying))
            #expect(stage.area.parts.map(\.name).first == "Drama: 48")
        }

        @Test("A click on a bar leads to its entries, and a bar of none leads nowhere")
        func clicks() {
            let stage = ChartStage(.bars(ChartExamples.upright))
            stage.area.click(at: stage.area.parts[1].area.centre)
            let april = stage.area.parts[3].area
            let above = Point(x: april.centre.x, y: april.y - 5)
            stage.area.click(at: above)
            #expect(stage.followed == [.search("month:Feb")])
            #expect(stage.area.tooltip(at: above) == "Apr: 0 films")
        }

        @Test("Other figures leave the keyboard at its point, and at none where it is gone")
        func updates() {
            let stage = ChartStage(.bars(ChartExamples.lying))
            stage.area.focusedPart = 2
            let axis = ChartExamples.lying.axis
            let fewer = Array(ChartExamples.lying.bars.dropFirst())
            stage.show(.bars(BarChart(.lying, axis: axis, bars: fewer)))
            #expect(stage.area.focusedPart == 1)
            #expect(stage.area.parts.count == 6)
            stage.show(.bars(BarChart(.lying, axis: axis, bars: [fewer[0]])))
            #expect(stage.area.focusedPart == nil)
        }

        @Test("It follows the theme while it is on the screen, and larger text makes it higher")
        func appearance() {
            let stage = ChartStage(.bars(ChartExamples.lying))
            stage.window.leaveBackdrop()
            let bar = stage.area.parts[0].area.centre
            let corner = stage.area.positionInWindow
            let place = (x: corner.x + Int(bar.x), y: corner.y + Int(bar.y))
            let light = Picture(of: stage.window)
            #expect(light.contrast(at: place, to: (2, 2)) >= 3)
            Settings.withTheme("Adwaita", isDark: true) {
                Display.settle()
                let dark = Picture(of: stage.window)
                #expect(light.contrast(to: dark, x: 2, y: 2) > 7)
                #expect(light.contrast(to: dark, x: place.x, y: place.y) > 1.2)
                #expect(dark.contrast(at: place, to: (2, 2)) >= 3)
            }
            Display.settle()
            let height = Double(stage.area.allocatedSize.height)
            Settings.withText(scaledBy: 1.5) {
                #expect(
                    Display.turn {
                        Double(stage.area.allocatedSize.height) > 1.3 * height
                    })
            }
        }

        @Test("The layout is kept when the window gains or loses the focus")
        func backdrop() {
            let stage = ChartStage(.bars(ChartExamples.lying))
            var (count, frames) = (0, 0)
            let draw = stage.area.drawHandler
            stage.area.drawHandler = { canvas, width, height in
                draw(canvas, width, height)
                frames += 1
            }
            stage.area.onLayout { count += 1 }
            for look in [stage.window.enterBackdrop, stage.window.leaveBackdrop] {
                let drawn = frames
                look()
                stage.area.queueDraw()
                #expect(Display.turn { frames > drawn })
            }
            #expect(count == 0)
        }

        @Test("From right to left the first bar is the last")
        func readingDirection() {
            Settings.isRightToLeft = true
            defer { Settings.isRightToLeft = false }
            let stage = ChartStage(.bars(ChartExamples.upright))
            let places = stage.area.parts.map(\.area.x)
            #expect(places == places.sorted(by: >))
            stage.area.grabFocus()
            stage.press(.left, .left)
            #expect(stage.area.focusedPart == 1)
        }

        @Test("Words that are cut short are kept for one width only")
        func cutWords() {
            let picture = ChartPicture(
                .bars(ChartExamples.lying), Typesetter(of: Label()), isRightToLeft: false)
            _ = picture.layout(for: 200)
            weak let cut = picture.words.line("Science fiction", .label, within: 30)
            #expect(cut === picture.words.line("Science fiction", .label, within: 30))
            _ = picture.layout(for: 210)
            #expect(cut == nil)
        }

        @Test("A picture with its words is written into files")
        func files() throws {
            let chart = ChartExamples.chart(.bars(ChartExamples.lying))
            var height = 0.0
            let path = FileManager.default.temporaryDirectory
                .appending(path: "counterfoil-chart-\(UUID()).pdf").path
            try PictureFile.write(
                .init(title: chart.title, width: 500, height: 400) { canvas in
                    let sheet = ChartSheet(chart, Typesetter(for: canvas), isRightToLeft: false)
                    height = sheet.height(for: 500)
                    sheet.draw(on: canvas, at: Point(x: 0, y: 0), width: 500, .paper)
                }, as: .pdf, to: path)
            defer { try? FileManager.default.removeItem(atPath: path) }
            #expect(height > 150 && height < 400)
            let text = try PDFText.read(path)
            for words in [chart.title, chart.summary, chart.note, "Documentary", "48"] {
                #expect(text.contains(words), "\(words)")
            }
        }

        @Test("It is freed, table and all")
        func lifetime() throws {
            var view: ChartView? = ChartView()
            weak let known = view
            view?.model = ChartExamples.chart(.bars(ChartExamples.upright))
            let window = view.map { Display.show($0) }
            try #require(view?.shown(ToggleButton.self).first).click()
            window?.child = nil
            view = nil
            #expect(known == nil)
        }
    }
}

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
