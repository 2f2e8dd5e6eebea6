internal import Domain
internal import Presentation
internal import Wording

nonisolated struct KilometreChart {
    let scope: StatisticsFilter

    func chart(_ kilometres: Kilometres) -> Chart? {
        let modes = kilometres.modes.filter { $0.sum.metres > 0 }
        guard modes.count > 1, let farthest = modes.first else { return nil }
        let unmeasured = kilometres.modes.reduce(0) { $0 + $1.sum.trips - $1.sum.measured }
        return Chart(
            id: "kilometres", title: words.kilometresByMode,
            summary: words.farthest(
                words.mode(farthest.mode), words.kilometres(metres: farthest.sum.metres)),
            note: words.notKnown(of: unmeasured, .trip),
            headings: [words.name(of: FieldName.mode), words.kilometresByMode],
            drawing: .bars(
                BarChart(
                    .lying,
                    axis: .counts(upTo: (farthest.sum.metres + 999) / 1_000, words),
                    bars: modes.map(bar))))
    }

    private var words: Localizer { scope.words }

    private func bar(_ mode: Kilometres.Mode) -> BarChart.Bar {
        let said = words.kilometres(metres: mode.sum.metres)
        let name = words.mode(mode.mode)
        return BarChart.Bar(
            ChartPoint(
                name: name, values: [words.number(metres: mode.sum.metres)], label: said,
                description: words.point(name, said),
                link: scope.link(mode.terms, of: .trip)),
            length: Double(mode.sum.metres) / 1_000)
    }
}
