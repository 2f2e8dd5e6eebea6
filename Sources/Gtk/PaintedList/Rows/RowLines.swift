import CGtk

/// The texts of an entry's row: its title, and a line of the subtitle with the fact at its end.
struct RowLines {
    let title: RowText
    let subtitle: RowText
    /// The fact, or `nil` if the row has none.
    let fact: RowText?

    /// The least space between a subtitle and the fact, in pixels.
    static let gap = 12.0

    /// Lays out the texts. The fact is shown as a whole before the subtitle is.
    init(
        title: String, subtitle: String, fact: ListRow.Fact?,
        in widget: UnsafeMutablePointer<GtkWidget>, width: Double, isSelected: Bool = false
    ) {
        self.title = RowText(title, .title, in: widget, width: width)
        let fact = fact.map {
            RowText(
                $0.text, .fact(styleClass: $0.styleClass, isSelected: isSelected), in: widget,
                width: width)
        }
        self.fact = fact
        self.subtitle = RowText(
            subtitle, .subtitle(isSelected: isSelected), in: widget,
            width: width - (fact.map { $0.width + Self.gap } ?? 0))
    }

    /// The height of the lines that have a text, in pixels.
    var height: Double {
        title.height + (subtitle.isEmpty && fact == nil ? 0 : subtitle.height)
    }
}
