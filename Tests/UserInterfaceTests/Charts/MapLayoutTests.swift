import Gtk
import Maps
import Presentation
import Testing

@testable import UserInterface

@Suite("What a map looks like at a width")
@MainActor
struct MapLayoutTests {
    private let ruler = ChartRuler(WordsDouble())

    private func layout(_ width: Double) throws -> ChartLayout {
        let atlas = try #require(MapExamples.atlas)
        return ChartLayout(.map(MapExamples.map(atlas)), width: width, ruler)
    }

    @Test(
        "Everything is within the map, and no word touches another", arguments: [240.0, 640, 1_200])
    func bounds(width: Double) throws {
        let layout = try layout(width)
        let sheet = Rectangle(x: 0, y: 0, width: width, height: layout.height).inset(by: -0.01)
        for shape in layout.shapes {
            let bounds = shape.bounds.inset(by: 2)
            #expect(bounds.x >= sheet.x && bounds.right <= sheet.right)
            #expect(bounds.y >= sheet.y && bounds.bottom <= sheet.bottom)
        }
        for (number, words) in layout.words.enumerated() {
            #expect(words.place.x >= 0 && words.place.right <= width)
            for other in layout.words.dropFirst(number + 1) {
                #expect(!words.place.intersects(other.place), "\(words.text), \(other.text)")
            }
        }
        #expect(layout.words.contains { $0.text == "Berlin" })
    }

    @Test("A map of the whole Earth is no higher than that, and one of a part as high as others")
    func height() throws {
        let atlas = try #require(MapExamples.atlas)
        let places = [
            MapExamples.place("New York", 40.71, -74.01),
            MapExamples.place("Frankfurt", 50.11, 8.68), MapExamples.place("東京", 35.68, 139.69),
            MapExamples.place("Los Angeles", 34.05, -118.24),
        ]
        let trips = zip(places, places.dropFirst()).map { MapTrip(from: $0, to: $1) }
        let world = MapChart(atlas, MapNetwork(trips)) { node in
            ChartPoint(name: node.place.name, values: [], description: node.place.name)
        }
        let layout = ChartLayout(.map(world), width: 640, ruler)
        #expect((0.45...0.55).contains(layout.height / 640))
        let earth = try #require(layout.shapes.first).bounds
        #expect(layout.height - earth.height < 26)
        #expect(try self.layout(640).height == 397)
    }

    @Test("Each place has its dot, and places that are one dot have the same")
    func spots() throws {
        let atlas = try #require(MapExamples.atlas)
        let names = MapExamples.map(atlas).points.map(\.name)
        let spots = try layout(400).spots
        #expect(spots.count == names.count)
        let cologne = try #require(names.firstIndex(of: "Köln"))
        let bonn = try #require(names.firstIndex(of: "Bonn"))
        let vienna = try #require(names.firstIndex(of: "Wien"))
        #expect(spots[cologne].mark == spots[bonn].mark)
        #expect(spots[cologne].mark != spots[vienna].mark)
        #expect(spots.allSatisfy { $0.mark.width > 0 })
    }

    @Test("The Earth is not the other way around for those who read from right to left")
    func mirrored() throws {
        let layout = try layout(500)
        #expect(layout.mirrored == layout)
    }

    @Test("Ways are seen on land and water, and names are read, in every theme")
    func colours() {
        for palette in ChartPaletteTests.palettes {
            let trip = palette.colour(of: .map(.trip))
            let name = palette.colour(of: .map(.name))
            for ground in [MapInk.land, .visited, .water] {
                let ground = palette.colour(of: .map(ground))
                #expect(trip.contrast(to: ground) >= 2.99)
                #expect(palette.colour(of: .map(.place)).contrast(to: ground) >= 2.99)
                #expect(name.contrast(to: ground) >= 4.49)
            }
            #expect(name.contrast(to: palette.colour(of: .map(.halo))) >= 4.49)
            if palette.hasHighContrast {
                let coast = palette.colour(of: .map(.coast))
                #expect(coast.contrast(to: palette.ground) >= 2.99)
            }
        }
    }
}
