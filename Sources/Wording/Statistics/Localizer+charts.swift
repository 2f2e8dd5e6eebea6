import Domain
package import Presentation

/// Words for charts of any kind.
extension Localizer {
    /// The accessible name of a button that shows a chart's numbers.
    package func asTable(_ title: String) -> String {
        say("Show “{title}” as a table", ["title": title])
    }
}

extension Chart {
    /// The table as CSV.
    package var copied: String { TableText.text(of: [headings] + rows) }
}
