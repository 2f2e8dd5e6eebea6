import Presentation

/// Pictures as a journal makes them.
enum ChartExamples {
    static func point(
        _ name: String, _ value: String, _ link: String? = "date", isFaint: Bool = false
    ) -> ChartPoint {
        ChartPoint(
            name: name, values: [value], description: "\(name): \(value)",
            link: link.map { .search("\($0):\(name)") }, isFaint: isFaint)
    }

    static func axis(_ end: Double, by step: Double, title: String = "") -> ChartAxis {
        ChartAxis(
            range: 0...end,
            ticks: stride(from: 0, through: end, by: step).map { ChartTick($0, "\(Int($0))") },
            title: title)
    }

    static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    static let genres = [
        ("Drama", 48.0), ("Documentary", 31), ("Comedy", 22), ("Science fiction and fantasy", 17),
        ("Thriller", 9), ("Western", 3), ("Silent film", 1),
    ]

    static let upright = BarChart(
        .upright, axis: axis(12, by: 2, title: "films"),
        bars: zip(months, [4.0, 7, 3, 0, 9, 11, 6, 2, 8, 10, 12, 5]).map {
            BarChart.Bar(point($0, "\(Int($1)) films", $1 > 0 ? "month" : nil), length: $1)
        })

    static let stacked = BarChart(
        .upright, axis: axis(20, by: 5), series: ["Films", "Trips"],
        bars: zip(
            months,
            [(4.0, 6.0), (7, 2), (3, 9), (0, 3), (9, 0), (11, 4)] + [
                (6, 8), (2, 14), (8, 3), (10, 2), (12, 1), (5, 6),
            ]
        ).map { month, counts in
            BarChart.Bar(
                name: month,
                parts: [
                    .init(point(month, "\(Int(counts.0)) films"), length: counts.0),
                    .init(point(month, "\(Int(counts.1)) trips"), length: counts.1),
                ])
        })

    static let lying = BarChart(
        .lying, axis: axis(50, by: 10),
        bars: genres.map {
            BarChart.Bar(
                point($0, "\(Int($1))", "genre", isFaint: $1 < 5), length: $1)
        })

    static func chart(_ drawing: ChartDrawing, title: String = "Films by month") -> Chart {
        Chart(
            id: "example", title: title,
            summary: "Most films were watched in November (12), none in April.",
            note: "Without 3 films that have no date.", headings: ["Month", "Films"],
            drawing: drawing)
    }
}

extension ChartExamples {
    static var all: [(String, ChartDrawing)] {
        [
            ("upright", .bars(upright)), ("stacked", .bars(stacked)), ("lying", .bars(lying)),
        ]
    }
}
