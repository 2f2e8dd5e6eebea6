import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("A map among the pictures of a page")
    struct MapInChartTests {
        init() throws { try Display.start() }

        @Test("Ctrl+T shows the places as a table, at the one that the keyboard was at, and back")
        func table() throws {
            let atlas = try #require(MapExamples.atlas)
            let stage = ChartStage(MapExamples.chart(atlas))
            let map = try #require(stage.view.map)
            map.grabFocus()
            stage.press(.tab)
            stage.window.press(Key("t"), .control)
            #expect(stage.view.showsTable && !map.isVisible)
            let table = try #require(stage.view.table?.table)
            #expect(table.selectedRow == map.focusedPoint)
            stage.window.press(Key("t"), .control)
            #expect(!stage.view.showsTable && map.isVisible && map.isFocus)
        }

        @Test("A picture of figures in the place of a map is drawn as ever")
        func otherPicture() throws {
            let atlas = try #require(MapExamples.atlas)
            let stage = ChartStage(MapExamples.chart(atlas))
            #expect(stage.view.map?.isVisible == true && !stage.area.isVisible)
            stage.show(.bars(ChartExamples.upright))
            #expect(stage.view.map == nil && stage.area.isVisible)
        }
    }
}
