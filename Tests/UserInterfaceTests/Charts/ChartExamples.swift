import Presentation

/// Charts as a journal makes them.
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

    static func chart(_ drawing: ChartContent, title: String = "Films by month") -> Chart {
        Chart(
            id: "example", title: title,
            summary: "Most films were watched in November (12), none in April.",
            note: "Without 3 films that have no date.", headings: ["Month", "Films"],
            drawing: drawing)
    }
}

extension ChartExamples {
    static let feedback = [
        "Very bad", "Bad", "Rather bad", "So and so", "Rather good", "Good", "Really good",
    ]

    static let diverging = DivergingBarChart(
        axis: ChartAxis(
            range: -20...40,
            ticks: [-20.0, -10, 0, 10, 20, 30, 40].map { ChartTick($0, "\(Int(abs($0)))") },
            title: "films"),
        series: feedback, before: 3, hasMiddle: true,
        bars: [
            ("2022", [1.0, 2, 4, 5, 6, 12, 3]), ("2023", [0, 5, 6, 3, 9, 14, 8]),
            ("2024", [2, 3, 3, 8, 10, 12, 7]), ("2025", [0, 0, 1, 2, 3, 1, 1]),
            ("2026", [1, 2, 0, 4, 7, 15, 9]),
        ].map { year, counts in
            BarChart.Bar(
                name: year,
                parts: zip(feedback, counts).map {
                    .init(point("\(year), \($0)", "\(Int($1))"), length: $1)
                })
        })

    static let histogram = Histogram(
        sizes: ChartAxis(
            range: -10...150,
            ticks: stride(from: 0.0, through: 150, by: 10).map { ChartTick($0, "\(Int($0))") },
            title: "minutes late on arrival"),
        counts: axis(60, by: 10, title: "trips"),
        bins: [
            14.0, 58, 41, 22, 17, 9, 12, 6, 3, 4, 0, 2, 1, 0, 1, 1,
        ].enumerated().map { number, count in
            let start = Double(number) * 10 - 10
            return Histogram.Bin(
                point("\(Int(start))–\(Int(start) + 10) min", "\(Int(count)) trips"),
                sizes: start..<start + 10, count: count)
        },
        marks: [5, 15, 30, 60, 120].map { ChartTick(Double($0), "\($0)") })

    static let line = LineChart(
        axis: axis(25, by: 5, title: "minutes"),
        lines: [
            .init(
                name: "Median",
                places: zip(
                    2007...2026,
                    [3.0, 4, 4, 6, 5, 7, nil, nil, 8, 7, 9, 6, nil, 12, 11, 9, 10, 8, 12, 14]
                )
                .map {
                    .init(
                        point(
                            "\($0)", $1.map { "\(Int($0)) min" } ?? "not known", isFaint: $0 == 2020
                        ), value: $1)
                })
        ])

    static let lines = LineChart(
        axis: axis(25, by: 5, title: "minutes"),
        lines: [
            ("Deutsche Bahn", [6.0, 7, nil, 9, 12, 15, 14, 18, 17, 21, 20, 22]),
            ("ÖBB", [2, 3, 3, 2, 4, 3, 5, 4, 6, 5, 5, 4]),
            ("SNCF", [nil, nil, 4, 5, 3, 4, 6, 7, 5, 4, 4, 5]),
        ].map { name, values in
            .init(
                name: name,
                places: zip(months, values).map {
                    .init(point($0, $1.map { "\(Int($0)) min" } ?? "not known"), value: $1)
                })
        })

    static let days = HeatMap(
        rows: ["Mon", "", "Wed", "", "Fri", "", "Sun"],
        columns: (0..<53).map { $0 % 4 == 1 && $0 / 4 < 12 ? months[$0 / 4] : "" },
        fields: (0..<365).map { day in
            let count = (day * 7919 % 13 < 9 ? 0 : day * 31 % 5)
            return HeatMap.Field(
                point("Day \(day + 1)", "\(count)", count > 0 ? "date" : nil), row: (day + 3) % 7,
                column: (day + 3) / 7, value: day > 320 ? nil : Double(count))
        }, greatest: 4, ticks: [0, 1, 2, 3, 4].map { ChartTick(Double($0), "\($0)") })

    static let hours = HeatMap(
        rows: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], columns: (0..<24).map { "\($0)" },
        fields: (0..<168).map { slot in
            let (day, hour) = (slot / 24, slot % 24)
            let count = hour < 13 ? 0 : (hour * (day + 3)) % 11
            return HeatMap.Field(
                point("\(day), \(hour)", "\(count)", count > 0 ? "hour" : nil), row: day,
                column: hour, value: Double(count))
        }, greatest: 10, ticks: [0, 2, 5, 10].map { ChartTick(Double($0), "\($0)") })

    static let stations = [
        "Frankfurt (Main) Hbf", "Wien Hbf", "Zürich HB", "Praha hl.n.", "Paris Est",
    ]
    static let matrix = HeatMap(
        rows: stations, columns: stations,
        fields: (0..<25).filter { $0 / 5 != $0 % 5 }.map { slot in
            let count = (slot * 7) % 23
            return HeatMap.Field(
                point("\(stations[slot / 5]) → \(stations[slot % 5])", "\(count)"), row: slot / 5,
                column: slot % 5, value: Double(count))
        }, greatest: 22)

    static let dots = DotChart(
        axis: axis(60, by: 10, title: "minutes late"),
        rows: zip(
            ["ICE 93 Hamburg–Wien", "RJX 67", "EC 113", "NJ 491"],
            [[0.0, 3, 5, 12, 41], [0, 0, 1, 2], [7, 8, 22, 60], [15]]
        ).map { name, values in
            DotChart.Row(
                name: name,
                dots: values.map {
                    .init(point(name, "\(Int($0)) min", isFaint: values.count < 2), value: $0)
                })
        })

    static let intervals = DotChart(
        axis: ChartAxis(
            range: 0...1,
            ticks: [0.0, 0.25, 0.5, 0.75, 1].map { ChartTick($0, "\(Int($0 * 100)) %") },
            title: "arrived within 5 minutes"),
        rows: [
            ("ÖBB", 0.92, 0.86...0.96, false), ("SBB", 0.9, 0.8...0.95, false),
            ("SNCF", 0.74, 0.6...0.85, false), ("Deutsche Bahn", 0.58, 0.54...0.62, false),
            ("RegioJet", 0.66, 0.2...0.94, true),
        ].map { name, value, interval, isFaint in
            DotChart.Row(
                name: name, interval: interval,
                dots: [.init(point(name, "\(Int(value * 100)) %", isFaint: isFaint), value: value)])
        })

    static let dumbbells = DumbbellChart(
        axis: ChartAxis(
            range: 8...20,
            ticks: stride(from: 8.0, through: 20, by: 2).map { ChartTick($0, "\(Int($0)):00") }),
        from: "Planned", to: "Actual",
        rows: [
            ("Frankfurt → Nürnberg", 10.1, 10.4), ("Nürnberg → Passau", 12.2, 13.6),
            ("Passau → Wien", 15.0, 14.8), ("Wien → Bratislava", 18.0, 18.0),
        ].map {
            .init(point($0, "\($1)–\($2)"), from: $1, to: $2)
        })

    static let multiples: [Chart] = ["Weekdays", "Months", "Genres", "Delay"].enumerated().map {
        chart([.bars(upright), .line(line), .bars(lying), .histogram(histogram)][$0], title: $1)
    }

    static let all: [(name: String, drawing: ChartContent)] = [
        ("upright", .bars(upright)), ("stacked", .bars(stacked)), ("lying", .bars(lying)),
        (
            "lying-stacked",
            .bars(BarChart(.lying, axis: stacked.axis, series: stacked.series, bars: stacked.bars))
        ),
        ("diverging", .divergingBars(diverging)), ("histogram", .histogram(histogram)),
        ("line", .line(line)), ("lines", .line(lines)), ("days", .heatMap(days)),
        ("hours", .heatMap(hours)), ("matrix", .heatMap(matrix)), ("dots", .dots(dots)),
        ("intervals", .dots(intervals)), ("dumbbells", .dumbbells(dumbbells)),
        ("multiples", .multiples(multiples)),
    ]
}
