import Gtk
import GtkTestSupport
import Maps
import Presentation
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("A map in a page")
    struct MapDrawingAreaTests {
        private let area: MapDrawingArea
        private let window: Window

        init() throws {
            try Display.start()
            area = MapDrawingArea()
            let atlas = try #require(MapExamples.atlas)
            area.show(MapExamples.map(atlas), of: MapExamples.chart(atlas))
            window = Display.show(area)
            window.takeKeyboard()
            area.grabFocus()
        }

        /// Waits for the map to be drawn as it is to be seen now.
        private func press(_ key: Key) {
            window.press(key)
            settle()
        }

        private func settle() { _ = Display.turn { area.isDrawn } }

        private var names: [String] { area.parts.map(\.name) }

        @Test("Tab goes from place to place, and leaves the map after the last one")
        func places() throws {
            settle()
            #expect(names[0] == "Köln: 13 trips\nBonn: 4 trips")
            for part in area.parts.indices {
                press(.tab)
                #expect(area.focusedPart == part)
            }
            press(.tab)
            #expect(area.focusedPart == nil)
        }

        @Test("Enter on a place leads to its entries, and on several brings them apart")
        func entries() throws {
            var followed: [ChartLink] = []
            area.onFollow = { followed.append($0) }
            press(.tab)
            press(.enter)
            #expect(followed == [])
            let view = try #require(area.view)
            #expect(!view.isFitting)
            #expect(names.contains("Köln: 13 trips"))
            press(.enter)
            #expect(followed == [.search("place:Köln")])
        }

        @Test("Keys bring the map closer, move it, and show all of it again")
        func keys() throws {
            let first = try #require(area.view)
            press(Key("+"))
            #expect(area.view?.scale ?? 0 > first.scale)
            press(Key("-"))
            press(.right)
            #expect(area.view?.centre.longitude ?? 0 > first.centre.longitude)
            press(.down)
            #expect(area.view?.centre.latitude ?? 90 < first.centre.latitude)
            press(Key("0"))
            #expect(area.view == first)
        }

        @Test("The wheel brings the map closer while the keyboard is there")
        func wheel() throws {
            let first = try #require(area.view)
            area.turnWheel(down: false)
            settle()
            #expect(area.view?.scale ?? 0 > first.scale)
        }

        @Test("A place that is beyond the edge comes into view when the keyboard is brought to it")
        func comesIntoView() throws {
            let vienna = try #require(area.chart?.points.firstIndex { $0.name == "Wien" })
            for _ in 0..<6 { press(Key("+")) }
            press(.up)
            area.focusedPoint = vienna
            settle()
            let part = try #require(area.focusedPart)
            #expect(names[part] == "Wien: 2 trips")
        }
    }
}
