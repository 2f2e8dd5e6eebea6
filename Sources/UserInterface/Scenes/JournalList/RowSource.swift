internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// Hands the list view the rows it draws.
final class RowSource: ListViewDataSource {
    var rows: (any JournalRows)?

    var numberOfRows: Int { rows?.count ?? 0 }

    func index(of id: String) -> Int? { rows?.index(of: id) }

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

extension RowKind {
    /// The name of an icon that the program brings along.
    var icon: String {
        "counterfoil-\(rawValue)-symbolic"
    }
}
