public import Presentation
public import Wording

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
        case highlights([HighlightsViewModel])
        case pictures([FilmPictureViewModel])
    }

    /// Chooses at first what the statistics begin with, and as much of the rest as fills the page:
    /// the map, or else the first charts of each section.
    public init(_ years: YearsViewModel, pictures: [FilmPictureViewModel] = [], words: Localizer) {
        title = years.periods.title
        var parts: [Part] = []
        func add(_ id: String, _ section: String, _ name: String, _ content: Content) {
            parts.append(Part(id: id, section: section, name: name, content: content))
        }
        let overview = years.overview
        if !overview.figures.isEmpty {
            add("figures", "", words.figures, .figures(overview.figures))
        }
        if !pictures.isEmpty {
            add("pictures", "", words.say("Pictures of favourites"), .pictures(pictures))
        }
        for chart in overview.charts { add(chart.id, "", chart.title, .chart(chart)) }
        if !overview.highlights.isEmpty {
            add("highlights", "", words.highlights, .highlights(overview.highlights))
        }
        chosen = Set(parts.map(\.id))
        for section in years.sections {
            if !section.figures.isEmpty {
                add(
                    "figures-\(section.title)", section.title, words.figures,
                    .figures(section.figures))
            }
            for chart in section.charts { add(chart.id, section.title, chart.title, .chart(chart)) }
            chosen.formUnion(section.charts.prefix(Self.first).map(\.id))
        }
        self.parts = parts
    }

    /// The number of further charts of a section that are on the page at first.
    private static let first = 2

    public var shown: [Part] { parts.filter { chosen.contains($0.id) } }
}
