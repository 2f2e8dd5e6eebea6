public import Presentation

/// The statistics on one page of paper: those parts of the view that the person chose.
public nonisolated struct Sheet: Hashable, Sendable {
    /// The title, such as "2025".
    public let title: String
    public let parts: [Part]
    /// The ids of the parts that are on the page.
    public var chosen: Set<String>

    public struct Part: Hashable, Sendable, Identifiable {
        public let id: String
        /// The title of the section, such as "Trips".
        public let section: String
        public let name: String
        public let content: Content
    }

    public enum Content: Hashable, Sendable {
        case figures([FigureViewModel])
        case chart(Chart)
    }

    /// Chooses at first what fits on the page: the figures, and the first charts of each section.
    public init(_ years: YearsViewModel, figures: String) {
        title = years.periods.title
        var (parts, chosen): ([Part], Set<String>) = ([], [])
        for section in years.sections {
            if !section.figures.isEmpty {
                let part = Part(
                    id: "figures-\(section.title)", section: section.title, name: figures,
                    content: .figures(section.figures))
                parts.append(part)
                chosen.insert(part.id)
            }
            let charts = section.charts.map {
                Part(
                    id: $0.id, section: section.title, name: $0.title, content: .chart($0))
            }
            chosen.formUnion(charts.prefix(Self.first).map(\.id))
            parts += charts
        }
        self.parts = parts
        self.chosen = chosen
    }

    /// The number of charts of a section that are on the page at first.
    private static let first = 2

    public var shown: [Part] { parts.filter { chosen.contains($0.id) } }
}
