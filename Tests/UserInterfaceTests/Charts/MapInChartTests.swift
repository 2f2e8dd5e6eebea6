import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import TripsFeature
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

        @Test("On the page of an entry, a picture is a card with a caption")
        func card() throws {
            let map = MapExamples.chart(try #require(MapExamples.atlas))
            let figures = Chart(
                id: "figures", title: "Arrivals", summary: "Late twice.", headings: [],
                drawing: .bars(ChartExamples.upright))
            for (chart, words) in [(map, [map.title]), (figures, ["Arrivals", "Late twice."])] {
                let view = ChartView(isOfEntry: true)
                view.model = chart
                #expect(view.hasStyleClass(Style.card))
                let labels = view.shown(Label.self)
                #expect(labels.first?.hasStyleClass("counterfoil-caption") == true)
                #expect(labels.map(\.text).filter { !$0.isEmpty } == words)
            }
            #expect(!ChartView().hasStyleClass(Style.card))
        }

        @Test("A picture of figures in the place of a map is drawn as ever")
        func otherPicture() throws {
            let atlas = try #require(MapExamples.atlas)
            let stage = ChartStage(MapExamples.chart(atlas))
            #expect(stage.view.map?.isVisible == true && !stage.area.isVisible)
            stage.show(.bars(ChartExamples.upright))
            #expect(stage.view.map == nil && stage.area.isVisible)
        }

        @Test("A stop that is not on the map is a row below it, which leads to its trips")
        func unplaced() throws {
            let atlas = try #require(MapExamples.atlas)
            let home = ChartPoint(
                name: "Home", values: ["2"], label: "2 trips", description: "Home: 2 trips",
                link: .search("place:home"))
            func chart(_ unplaced: [ChartPoint]) -> Chart {
                Chart(
                    id: "map", title: "Map", summary: "Map of 4 places and 16 trips.",
                    unplaced: unplaced, headings: ["Place", "Country", "Trips"],
                    drawing: .map(MapExamples.map(atlas)))
            }
            let stage = ChartStage(chart([home]))
            let row = try #require(stage.view.button("Home: 2 trips"))
            #expect(row.words == ["Home", "2 trips"] && row.shown(Image.self).count == 1)
            row.click()
            #expect(stage.followed == [.search("place:home")])
            stage.view.model = chart([])
            #expect(stage.view.button("Home: 2 trips") == nil)
        }

        @Test("A map announces its name and content, and each place announces its trips")
        func heard() throws {
            let atlas = try #require(MapExamples.atlas)
            let stage = ChartStage(MapExamples.chart(atlas))
            let map = try #require(stage.view.map)
            _ = Display.turn { map.isDrawn }
            #expect(map.accessibleName == "Where you went")
            #expect(map.accessibleDescription == "Five places.")
            #expect(map.parts.map(\.name).contains("Stockholm: 1 trips"))
            #expect(!map.parts.contains { !$0.leadsSomewhere })
        }

        @Test("The map of a trip is low, and a place of it leads to its trips")
        func page() throws {
            let atlas = try #require(MapExamples.atlas)
            let events = TripPageEvents(.open)
            let view = TripMainView(events)
            var found: [String] = []
            events.relatedSearch.hear { found.append($0) }
            view.model = .toVienna
            #expect(view.shown(ChartView.self).isEmpty)
            view.model = .of(.toVienna, map: MapExamples.chart(atlas))
            let window = Display.show(view)
            window.takeKeyboard()
            let chart = try #require(view.shown(ChartView.self).first)
            let map = try #require(chart.map)
            #expect(map.heightForWidth(500) == 210)
            chart.onFollow(.search("place:Köln"))
            #expect(found == ["place:Köln"])
            view.model = .toVienna
            #expect(view.shown(ChartView.self).isEmpty)
        }
    }
}
