internal import Gtk
internal import Presentation

extension ChartLayout {
    /// Lays out rows of dots, with the confidence interval of each row.
    init(dots chart: DotChart, width: Double, _ ruler: ChartRuler) {
        let hasSeveral = chart.rows.contains { $0.dots.count > 1 }
        let radius = (ruler.line * (hasSeveral ? 0.22 : 0.3)).rounded()
        let swarm = DotSwarm(distance: 2 * radius + 1, room: 5 * ruler.line)
        var plot = LyingPlot(
            chart.axis, names: chart.rows.map(\.name), hasNumbers: true, width: width,
            right: radius + 2, ruler
        ) { row, scale in
            let heights = swarm.heights(of: chart.rows[row].dots.map { scale.place(of: $0.value) })
            return 2 * (heights.max() ?? 0)
        }
        for (number, row) in chart.rows.enumerated() {
            let y = plot.middle(of: number).rounded()
            if let interval = row.interval {
                let ends = [interval.lowerBound, interval.upperBound].map(plot.scale.place(of:))
                plot.layout.shapes.append(
                    .line(
                        from: Point(x: ends[0], y: y), to: Point(x: ends[1], y: y), .mark,
                        width: 2))
                for x in ends {
                    plot.layout.shapes.append(
                        .line(
                            from: Point(x: x, y: y - 3), to: Point(x: x, y: y + 3), .mark,
                            width: 2))
                }
            }
            let places = row.dots.map { plot.scale.place(of: $0.value) }
            let heights = swarm.heights(of: places)
            for (index, dot) in row.dots.enumerated() {
                let centre = Point(x: places[index], y: y - heights[index])
                plot.layout.add(dot.point, at: centre, radius: radius)
                let isAlone = row.dots.count == 1
                plot.layout.spots.append(
                    ChartSpot(
                        area: isAlone
                            ? plot.field(in: number, from: 0, to: width)
                            : plot.field(
                                in: number, from: centre.x - 2 * radius,
                                to: centre.x + 2 * radius),
                        mark: Rectangle(around: centre, radius), row: number, column: index))
            }
        }
        self = plot.layout
    }

    /// Lays out rows with a ring at the first value and a dot at the second.
    init(dumbbells chart: DumbbellChart, width: Double, _ ruler: ChartRuler) {
        let radius = (ruler.line * 0.33).rounded()
        var plot = LyingPlot(
            chart.axis, names: chart.rows.map(\.point.name), hasNumbers: true, width: width,
            legend: ChartLegend(entries: [(.ring(.accent), chart.from), (.dot(.accent), chart.to)]),
            right: radius + 2, ruler)
        for (number, row) in chart.rows.enumerated() {
            let y = plot.middle(of: number).rounded()
            let (from, to) = (
                Point(x: plot.scale.place(of: row.from), y: y),
                Point(x: plot.scale.place(of: row.to), y: y)
            )
            plot.layout.shapes.append(.line(from: from, to: to, .mark, width: 3))
            plot.layout.shapes += [
                ChartShape(shape: .circle(from, radius: radius), ink: .ground),
                ChartShape(
                    shape: .circle(from, radius: radius - 1), ink: .accent,
                    manner: .drawn(width: 2)),
            ]
            plot.layout.add(row.point, at: to, radius: radius)
            let left = min(from.x, to.x) - radius
            plot.layout.spots.append(
                ChartSpot(
                    area: plot.field(in: number, from: 0, to: width),
                    mark: Rectangle(
                        x: left, y: y - radius, width: max(from.x, to.x) + radius - left,
                        height: 2 * radius), row: number, column: 0))
        }
        self = plot.layout
    }

    /// Adds a dot with a thin edge in the colour of the ground.
    private mutating func add(_ point: ChartPoint, at centre: Point, radius: Double) {
        shapes += [
            ChartShape(shape: .circle(centre, radius: radius + 1), ink: .ground),
            ChartShape(shape: .circle(centre, radius: radius), ink: .accent.faint(point.isFaint)),
        ]
    }
}

/// Moves dots that would touch apart, above and below their line.
struct DotSwarm {
    /// The least distance between the centres of two dots.
    let distance: Double
    /// The height that all dots may take. If it is too little, they overlap.
    let room: Double

    /// Returns the height of each dot above the line, from its place along the line.
    func heights(of places: [Double]) -> [Double] {
        var steps = [Int](repeating: 0, count: places.count)
        /// The place of the last dot at each step above the line.
        var ends: [Int: Double] = [:]
        for dot in places.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
            // The steps are 0, 1, -1, 2, -2 and so on.
            let step = (0...).lazy.map { $0.isMultiple(of: 2) ? -$0 / 2 : $0 / 2 + 1 }
                .first { step in ends[step].map { places[dot] - $0 >= distance } ?? true }
            steps[dot] = step ?? 0
            ends[steps[dot]] = places[dot]
        }
        let reach = steps.map(abs).max() ?? 0
        let height = min(distance, room / Double(2 * reach + 1))
        return steps.map { Double($0) * height }
    }
}
