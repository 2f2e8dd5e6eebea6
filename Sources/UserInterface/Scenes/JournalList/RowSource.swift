internal import Gtk
internal import JournalFeature
internal import Presentation

/// Hands the list view the rows it draws.
final class RowSource: ListViewDataSource {
    var rows: (any JournalRows)?

    var numberOfRows: Int { rows?.count ?? 0 }

    func index(of id: String) -> Int? { rows?.index(of: id) }

    /// The entry beneath that one, or else the one above it, that is not gone.
    func entry(beside id: String, except gone: Set<String>) -> String? {
        guard let rows, let index = rows.index(of: id) else { return nil }
        // As many rows as are gone may stand between, and a heading before each.
        let reach = 2 * gone.count + 2
        let beneath = (index + 1)..<max(index + 1, min(rows.count, index + 1 + reach))
        let above = max(0, index - reach)..<index
        for index in Array(beneath) + above.reversed() {
            if case .entry(let entry) = rows.row(at: index), !gone.contains(entry.id) {
                return entry.id
            }
        }
        return nil
    }

    /// All that the row of an entry says, in a line.
    func text(of id: String) -> String? {
        guard let index = rows?.index(of: id), case .entry(let entry)? = rows?.row(at: index) else {
            return nil
        }
        return [entry.title, entry.detail].filter { !$0.isEmpty }.joined(separator: ", ")
            .displaySafe
    }

    func row(at index: Int) -> ListRow {
        switch rows?.row(at: index) {
        case nil: ListRow(.heading(""))
        case .heading(let text):
            ListRow(.heading(text))
        case .entry(let entry):
            ListRow(
                .entry(
                    id: entry.id, icon: entry.kind.icon, iconName: entry.kindName,
                    title: ShownText.row(entry.title), subtitle: ShownText.row(entry.detail),
                    isEmphasised: entry.isDisrupted))
        }
    }
}

extension JournalRow.Kind {
    /// The name of an icon that the program brings along.
    var icon: String {
        "counterfoil-\(rawValue)-symbolic"
    }
}
