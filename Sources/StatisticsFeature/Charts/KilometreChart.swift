internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// The kilometres with one means of transport or in one country.
private nonisolated struct KilometrePart {
    let name: String
    let sum: Kilometres.Sum
    let terms: SearchTerms
}

nonisolated extension StatisticsFilter {
    func kilometresByMode(_ kilometres: Kilometres) -> Chart? {
        let unmeasured = kilometres.modes.reduce(0) { $0 + $1.sum.trips - $1.sum.measured }
        return chart(
            "kilometres", words.kilometresByMode, note: words.notKnown(of: unmeasured, .trip),
            heading: words.name(of: FieldName.mode),
            kilometres.modes.map {
                KilometrePart(name: words.mode($0.mode), sum: $0.sum, terms: $0.terms)
            })
    }

    func kilometresByCountry(_ kilometres: Kilometres) -> Chart? {
        chart(
            "kilometres-by-country", words.say("Kilometres by country"),
            note: [
                words.say("A trip across a border counts half for each country."),
                words.notKnown(of: kilometres.withoutCountry, .trip),
            ].spaced,
            heading: words.say("Country", context: "the heading of a column"),
            kilometres.countries.map {
                KilometrePart(name: words.country($0.code), sum: $0.sum, terms: $0.terms)
            })
    }

    private func chart(
        _ id: String, _ title: String, note: String, heading: String, _ all: [KilometrePart]
    ) -> Chart? {
        let parts = all.filter { $0.sum.metres > 0 }
        guard parts.count > 1, let farthest = parts.first else { return nil }
        return Chart(
            id: id, title: title, summary: words.farthest(farthest.name, said(farthest.sum)),
            note: note, headings: [heading, words.kilometresByMode],
            drawing: .bars(
                BarChart(
                    .lying,
                    axis: .counts(upTo: (farthest.sum.metres + 999) / 1_000, words),
                    bars: parts.map(bar))))
    }

    private func said(_ sum: Kilometres.Sum) -> String {
        words.kilometres(metres: sum.metres, isAbout: sum.isAbout)
    }

    private func bar(_ part: KilometrePart) -> BarChart.Bar {
        BarChart.Bar(
            ChartPoint(
                name: part.name, values: [words.number(metres: part.sum.metres)],
                label: said(part.sum), description: words.point(part.name, said(part.sum)),
                link: link(part.terms, of: .trip)),
            length: Double(part.sum.metres) / 1_000)
    }
}
