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
            let view = ChartView()
            view.model = ChartExamples.chart(.bars(ChartExamples.upright))
            var followed: [ChartLink] = []
            view.onFollow = { followed.append($0) }
            let window = Display.show(view)
            window.takeKeyboard()
            view.area.grabFocus()
            window.press(.enter)
            window.press(.right)
            window.press(.enter)
            window.press(.right)
            window.press(.space)
            window.press(.left)
            window.press(.left)
            #expect(view.area.focusedPart == 0)
            window.press(.end)
            window.press(.enter)
            window.press(.home)
            window.press(.up)
            #expect(view.area.focusedPart == 0)
            #expect(
                followed == [
                    .search("month:Jan"), .search("month:Feb"), .search("month:Dec"),
                ])
        }

        @Test("Title, summary and note are read, and by assistive technology with the picture")
        func words() {
            let view = ChartView()
            let chart = ChartExamples.chart(.bars(ChartExamples.lying), title: "Genres")
            view.model = chart
            #expect(view.words == ["Genres", "Table", chart.summary, chart.note])
            #expect(view.button("Show “Genres” as a table") != nil)
            #expect(view.area.accessibleName == "Genres")
            #expect(view.area.accessibleDescription == chart.summary)
            #expect(view.area.hasAccessibleRole(.chart))
            let window = Display.show(view)
            #expect(view.area.parts.map(\.name).first == "Drama: 48")
            _ = window
        }

        @Test("A click on a bar leads to its entries, and a bar of none leads nowhere")
        func clicks() {
            let view = ChartView()
            view.model = ChartExamples.chart(.bars(ChartExamples.upright))
            var followed: [ChartLink] = []
            view.onFollow = { followed.append($0) }
            let window = Display.show(view)
            view.area.click(at: view.area.parts[1].area.centre)
            let april = view.area.parts[3].area
            let above = Point(x: april.centre.x, y: april.y - 5)
            view.area.click(at: above)
            #expect(followed == [.search("month:Feb")])
            #expect(view.area.tooltip(at: above) == "Apr: 0 films")
            _ = window
        }

        @Test("Other figures leave the keyboard at its point, and at none where it is gone")
        func updates() {
            let view = ChartView()
            view.model = ChartExamples.chart(.bars(ChartExamples.lying))
            let window = Display.show(view)
            view.area.focusedPart = 2
            let axis = ChartExamples.lying.axis
            let fewer = Array(ChartExamples.lying.bars.dropFirst())
            view.model = ChartExamples.chart(.bars(BarChart(.lying, axis: axis, bars: fewer)))
            #expect(view.area.focusedPart == 1)
            #expect(view.area.parts.count == 6)
            view.model = ChartExamples.chart(
                .bars(BarChart(.lying, axis: axis, bars: [fewer[0]])))
            #expect(view.area.focusedPart == nil)
            _ = window
        }

        @Test("It follows the theme while it is on the screen, and larger text makes it higher")
        func appearance() {
            let view = ChartView()
            view.model = ChartExamples.chart(.bars(ChartExamples.lying))
            let window = Display.show(view)
            window.leaveBackdrop()
            let bar = view.area.parts[0].area.centre
            let corner = view.area.positionInWindow
            let place = (x: corner.x + Int(bar.x), y: corner.y + Int(bar.y))
            let light = Picture(of: window)
            #expect(light.contrast(at: place, to: (2, 2)) >= 3)
            Settings.withTheme("Adwaita", isDark: true) {
                Display.settle()
                let dark = Picture(of: window)
                #expect(light.contrast(to: dark, x: 2, y: 2) > 7)
                #expect(light.contrast(to: dark, x: place.x, y: place.y) > 1.2)
                #expect(dark.contrast(at: place, to: (2, 2)) >= 3)
            }
            Display.settle()
            let height = Double(view.area.allocatedSize.height)
            Settings.withText(scaledBy: 1.5) {
                #expect(
                    Display.turn { Double(view.area.allocatedSize.height) > 1.3 * height })
            }
        }

        @Test("From right to left the first bar is the last")
        func readingDirection() {
            Settings.isRightToLeft = true
            defer { Settings.isRightToLeft = false }
            let view = ChartView()
            view.model = ChartExamples.chart(.bars(ChartExamples.upright))
            let window = Display.show(view)
            window.takeKeyboard()
            let places = view.area.parts.map(\.area.x)
            #expect(places == places.sorted(by: >))
            view.area.grabFocus()
            window.press(.left)
            window.press(.left)
            #expect(view.area.focusedPart == 1)
        }

        @Test("A picture with its words is written into files")
        func files() throws {
            let chart = ChartExamples.chart(.bars(ChartExamples.lying))
            var height = 0.0
            let path = FileManager.default.temporaryDirectory
                .appending(path: "counterfoil-chart-\(UUID()).pdf").path
            try PictureFile.write(
                .init(title: chart.title, width: 500, height: 400) { canvas, _ in
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
