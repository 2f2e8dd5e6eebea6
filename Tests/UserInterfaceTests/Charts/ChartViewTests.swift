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

        @Test(
            "Title, summary and note are read, and the picture has their words for assistive tools")
        func words() {
            let view = ChartView()
            let chart = ChartExamples.chart(.bars(ChartExamples.lying), title: "Genres")
            view.model = chart
            #expect(view.words == ["Genres", chart.summary, chart.note])
            #expect(view.area.accessibleName == "Genres")
            #expect(view.area.accessibleDescription == chart.summary)
            #expect(view.area.hasAccessibleRole(.chart))
            #expect(view.area.parts.map(\.name).first == "Drama: 48")
        }
    }
}
