public import Presentation

/// What the years say on one page of paper: of all that is on show, as much as somebody chose.
public nonisolated struct Sheet: Hashable, Sendable {
    /// Such as "2025".
    public let title: String
    public let parts: [Part]
    /// The parts that are on it, by their ids.
    public var chosen: Set<String>

    /// Something that is on the page or not.
    public struct Part: Hashable, Sendable, Identifiable {
        public let id: String
        /// Such as "Trips".
        public let section: String
        public let name: String
        public let content: Content
    }

    public enum Content: Hashable, Sendable {
        case figures([FigureViewModel])
        case chart(Chart)
    }

    /// As much as fits at first: the figures, and of each section the first pictures.
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

    /// So many pictures of a section are on it at first.
    private static let first = 2

    /// What is on it, in its order.
    public var shown: [Part] { parts.filter { chosen.contains($0.id) } }
}
