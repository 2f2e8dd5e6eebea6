internal import Gtk
internal import Presentation

extension ChartLayout {
    /// Lays out lines from left to right. Several are named at their ends.
    init(line chart: LineChart, width: Double, _ ruler: ChartRuler) {
        let isSingle = chart.lines.count < 2
        let names = isSingle ? [] : chart.lines.map { ruler.width(of: $0.name) }
        let room = min(names.max() ?? 0, width * 0.25)
        var plot = UprightPlot(
            chart.axis, width: width, right: room > 0 ? room + ruler.gap : 5, ruler)
        let area = plot.area
        let count = chart.lines.map(\.places.count).max() ?? 0
        let slot = area.width / Double(max(1, count))
        let hasDots = slot >= ruler.line
        var ends: [(y: Double, line: Int)] = []
        for (row, line) in chart.lines.enumerated() {
            let ink: ChartInk = isSingle ? .accent : .series(row)
            let places = line.places.enumerated().map { column, place in
                place.value.map {
                    Point(x: area.x + (Double(column) + 0.5) * slot, y: plot.scale.place(of: $0))
                }
            }
            plot.layout.shapes += Self.shapes(of: places, ink, dashes: Self.dashes(of: row))
            for (column, place) in line.places.enumerated() {
                let x = area.x + (Double(column) + 0.5) * slot
                let point = places[column] ?? Point(x: x, y: area.bottom)
                let isAlone =
                    places[column] != nil && (column == 0 || places[column - 1] == nil)
                    && (column + 1 == places.count || places[column + 1] == nil)
                if places[column] != nil, hasDots || isAlone || place.point.isFaint {
                    plot.layout.shapes.append(
                        ChartShape(shape: .circle(point, radius: 4.5), ink: .ground))
                    plot.layout.shapes.append(
                        ChartShape(
                            shape: .circle(point, radius: 3.5),
                            ink: ink.faint(place.point.isFaint)))
                }
                let reach = max(slot / 2, 1)
                plot.layout.spots.append(
                    ChartSpot(
                        area: Rectangle(
                            x: x - reach, y: isSingle ? area.y : point.y - ruler.line,
                            width: 2 * reach,
                            height: isSingle ? area.height : 2 * ruler.line),
                        mark: Rectangle(around: point, 4), row: row, column: column))
            }
            if let last = places.last(where: { $0 != nil }), let point = last {
                ends.append((point.y, row))
            }
        }
        if !isSingle, room > 0 {
            plot.nameEnds(of: chart.lines, ends: ends, room: room)
        }
        plot.addNames(
            chart.lines.first?.places.map(\.point.name) ?? [],
            centres: (0..<count).map { area.x + (Double($0) + 0.5) * slot }, room: 0)
        self = plot.layout
    }

    /// Returns the dashes of a line: none for the first, and a different pattern for each other.
    private static func dashes(of line: Int) -> [Double] {
        [[], [7, 3], [2, 2], [9, 3, 2, 3], [4, 4]][line % 5]
    }

    /// Returns the parts of a line between gaps.
    private static func shapes(
        of places: [Point?], _ ink: ChartInk, dashes: [Double]
    ) -> [ChartShape] {
        places.split { $0 == nil }.map { $0.compactMap(\.self) }.filter { $0.count > 1 }.map {
            ChartShape(shape: .line($0), ink: ink, manner: .drawn(width: 2.5, dashes: dashes))
        }
    }
}

extension UprightPlot {
    /// Adds names beside the ends of lines, moved apart where they would touch.
    fileprivate mutating func nameEnds(
        of lines: [LineChart.Line], ends: [(y: Double, line: Int)], room: Double
    ) {
        var below = -Double.infinity
        var tops: [(top: Double, line: Int)] = []
        for end in ends.sorted(by: { ($0.y, $0.line) < ($1.y, $1.line) }) {
            let top = max(end.y - ruler.line / 2, below)
            tops.append((top, end.line))
            below = top + ruler.line
        }
        let excess = max(0, below - area.bottom - ruler.line / 2)
        for (top, line) in tops {
            layout.add(
                lines[line].name, x: area.right + ruler.gap, y: (top - excess).rounded(),
                width: room, ruler, ink: .seriesText(line))
        }
    }
}
