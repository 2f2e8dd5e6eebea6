import Gtk
import Presentation
import Testing

@testable import UserInterface

/// Measures letters of equal width.
final class WordsDouble: MeasuresWords {
    func size(of text: String, _ style: ChartWords.Style) -> (width: Double, height: Double) {
        (Double(text.count) * 7, 15)
    }
}

@Suite("What a picture looks like at a width")
@MainActor
struct ChartLayoutTests {
    private let ruler = ChartRuler(WordsDouble())
    private static let widths = [60.0, 240, 317, 400, 640, 900, 1_700]

    private func layout(_ drawing: ChartContent, _ width: Double) -> ChartLayout {
        ChartLayout(drawing, width: width, ruler)
    }

    @Test("No label touches another, at any width")
    func overlaps() {
        for (name, drawing) in ChartExamples.all {
            for width in Self.widths {
                let words = layout(drawing, width).words
                for (index, one) in words.enumerated() {
                    for other in words[(index + 1)...] {
                        #expect(
                            !one.place.inset(by: 0.5).intersects(other.place),
                            "\(name) at \(width): “\(one.text)” and “\(other.text)”")
                    }
                }
            }
        }
    }

    @Test("Everything is within the picture")
    func bounds() {
        for (name, drawing) in ChartExamples.all {
            for width in Self.widths.dropFirst() {
                let layout = layout(drawing, width)
                let room = Rectangle(x: -1, y: -1, width: width + 2, height: layout.height + 2)
                let places =
                    layout.words.map(\.place) + layout.spots.map(\.mark)
                    + layout.shapes.map { $0.bounds.inset(by: 2) }
                for place in places {
                    #expect(
                        place.x >= room.x && place.right <= room.right && place.y >= room.y
                            && place.bottom <= room.bottom, "\(name) at \(width): \(place)")
                }
            }
        }
    }

    @Test("Each point has its place, in the order of the points")
    func spots() {
        for (name, drawing) in ChartExamples.all {
            for width in Self.widths {
                #expect(layout(drawing, width).spots.count == drawing.points.count, "\(name)")
            }
        }
    }

    @Test("Bars begin at a line where zero is, and are as long as what they stand for")
    func zero() throws {
        let layout = layout(.bars(ChartExamples.upright), 400)
        let base = try #require(layout.shapes.first { $0.ink == .baseline }).bounds.centre.y
        #expect(layout.words.contains { $0.text == "0" })
        let marks = layout.spots.map(\.mark)
        for mark in marks { #expect(abs(mark.bottom - base) <= 1) }
        let unit = marks[10].height / 12
        for (mark, bar) in zip(marks, ChartExamples.upright.bars) {
            #expect(abs(mark.height - unit * bar.parts[0].length) < 0.01)
        }
        let lying = self.layout(.bars(ChartExamples.lying), 400)
        let start = try #require(lying.shapes.first { $0.ink == .baseline }).bounds.centre.x
        for spot in lying.spots { #expect(abs(spot.mark.x - start) <= 1) }
    }

    @Test("Parts of a bar stand on each other, and have lines of their own")
    func stacked() {
        let layout = layout(.bars(ChartExamples.stacked), 600)
        let (films, trips) = (layout.spots[0].mark, layout.spots[1].mark)
        #expect(abs(trips.bottom + 1 - films.y) < 0.01)
        #expect(layout.words.prefix(2).map(\.text) == ["Films", "Trips"])
        #expect(layout.shapes.contains { $0.ink == .series(0) && $0.manner == .filled })
        #expect(layout.shapes.contains { $0.ink == .series(1) && $0.manner == .hatched(.rising) })
    }

    @Test("What diverges is to both sides of the middle, half of what straddles it on either")
    func diverging() throws {
        let layout = layout(.divergingBars(ChartExamples.diverging), 700)
        let middle = try #require(layout.shapes.last).bounds.centre.x
        for row in 0..<5 {
            let marks = layout.spots[row * 7..<row * 7 + 7].map(\.mark)
            for mark in marks.prefix(3) { #expect(mark.right <= middle + 1) }
            for mark in marks.suffix(3) { #expect(mark.x >= middle - 1) }
            #expect(abs(marks[3].centre.x - middle) <= 1.5)
        }
    }

    @Test("A line is interrupted where nothing is known")
    func gaps() {
        let layout = layout(.line(ChartExamples.line), 500)
        let parts = layout.shapes.compactMap { shape in
            if case .line(let points) = shape.shape, shape.ink == .accent {
                points.count
            } else {
                nil
            }
        }
        #expect(parts == [6, 4, 7])
    }

    @Test("Numbers beyond the axis are at its end, and numbers that are none at its start")
    func beyond() {
        let scale = ChartScale(0...10, from: 20, to: 120)
        #expect(scale.place(of: 5) == 70)
        #expect(scale.place(of: 11) == 120)
        #expect(scale.place(of: -3) == 20)
        #expect(scale.place(of: .nan) == 20)
        #expect(ChartScale(3...3, from: 20, to: 120).place(of: 3) == 20)
    }

    @Test("Names of columns stand upright where they have no room beside each other, all of them")
    func namesOfColumns() {
        for (columns, isTurned) in [(["Wien", "Bonn"], false), (ChartExamples.stations, true)] {
            let map = HeatMap(rows: ["Wien"], columns: columns, fields: [], greatest: 1)
            let names = layout(.heatMap(map), 400).words.prefix(columns.count)
            #expect(names.map(\.text) == columns)
            #expect(names.allSatisfy { $0.isTurned == isTurned })
            #expect(names.allSatisfy { $0.room >= Double($0.text.count * 7) || isTurned })
            #expect(names.allSatisfy { $0.place.bottom == names[0].place.bottom })
        }
    }

    @Test("From right to left everything is on the other side, and nothing else differs")
    func mirrored() {
        for (name, drawing) in ChartExamples.all {
            let layout = layout(drawing, 500)
            let mirrored = layout.mirrored
            #expect(mirrored.words.map(\.text) == layout.words.map(\.text), "\(name)")
            for (one, other) in zip(layout.words, mirrored.words) {
                #expect(abs(one.left(of: 20) + other.left(of: 20) + 20 - 500) < 0.001)
            }
            #expect(mirrored.shapes.count == layout.shapes.count)
            for (shape, other) in zip(layout.shapes, mirrored.shapes) {
                let (one, two) = (shape.bounds, other.bounds)
                #expect(abs(one.x + two.right - 500) < 0.001 && one.y == two.y, "\(name)")
                #expect(abs(one.width - two.width) < 0.001 && one.height == two.height)
                #expect((shape.ink, shape.manner) == (other.ink, other.manner))
            }
            for (spot, other) in zip(layout.spots, mirrored.spots) {
                #expect(abs(spot.mark.centre.x + other.mark.centre.x - 500) < 0.001)
                #expect(spot.mark.y == other.mark.y)
            }
        }
    }

    @Test("Round corners and lines that go up are so on the other side")
    func mirroredShapes() {
        let bar = ChartShape(
            shape: .rectangle(
                Rectangle(x: 10, y: 5, width: 30, height: 8), radius: 3, corners: .right),
            ink: .accent)
        #expect(
            bar.mirrored(in: 100).shape
                == .rectangle(
                    Rectangle(x: 60, y: 5, width: 30, height: 8), radius: 3, corners: .left))
        let line = ChartShape.line(from: Point(x: 0, y: 9), to: Point(x: 40, y: 2), .accent)
        #expect(
            line.mirrored(in: 100).shape == .line([Point(x: 100, y: 9), Point(x: 60, y: 2)]))
    }

    @Test("Dots of the same or nearly the same value are apart, each of them pointed at")
    func dots() {
        for counts in [[2, 1], [20, 3]] {
            let values = [4.0, 4.5].enumerated().flatMap {
                [Double](repeating: $1, count: counts[$0])
            }
            let row = { (name: String, values: [Double]) in
                DotChart.Row(
                    name: name,
                    dots: values.map { DotChart.Dot(ChartExamples.point(name, "\($0)"), value: $0) }
                )
            }
            let layout = layout(
                .dots(
                    DotChart(
                        axis: ChartExamples.axis(60, by: 10),
                        rows: [row("ICE 93", values), row("RJX 67", [4])])), 400)
            for (index, spot) in layout.spots.enumerated() {
                #expect(layout.spot(at: spot.mark.centre) == index)
                #expect(spot.mark.y >= spot.area.y && spot.mark.bottom <= spot.area.bottom)
            }
            #expect(Set(layout.spots.map(\.mark)).count == values.count + 1)
            var (place, met): (Int?, Set<Int>) = (0, [])
            while let here = place, met.insert(here).inserted {
                place = layout.spot(beside: here, .right)
            }
            #expect(met.count == values.count)
        }
    }

    @Test("Small pictures are beside each other as far as each can be read")
    func columns() {
        let year = ChartExamples.chart(.heatMap(ChartExamples.days))
        let rows = { (width: Double) in
            Set(
                self.layout(.multiples([year, year]), width).spots.filter { $0.column == 3 }
                    .map(\.area.x)
            ).count
        }
        #expect(rows(640) == 1)
        #expect(rows(1_200) == 2)
        let bars = layout(.multiples(ChartExamples.multiples), 640)
        #expect(bars.spots.last.map(\.area.x) ?? 0 > 320)
    }

    @Test("A picture without points is a picture")
    func empty() {
        let axis = ChartAxis(range: 0...1, ticks: [])
        let drawings: [ChartContent] = [
            .bars(BarChart(.upright, axis: axis, bars: [])),
            .bars(BarChart(.lying, axis: axis, bars: [])),
            .divergingBars(DivergingBarChart(axis: axis, series: [], before: 0, bars: [])),
            .histogram(Histogram(sizes: axis, counts: axis, bins: [])),
            .line(LineChart(axis: axis, lines: [])),
            .heatMap(HeatMap(rows: [], columns: [], fields: [], greatest: 0)),
            .dots(DotChart(axis: axis, rows: [])),
            .dumbbells(DumbbellChart(axis: axis, from: "", to: "", rows: [])), .multiples([]),
        ]
        for drawing in drawings {
            for width in [1.0, 400] { #expect(layout(drawing, width).spots.isEmpty) }
        }
    }
}
