internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// Hands the list view the rows it draws.
final class RowSource: ListViewDataSource {
    var rows: (any JournalRows)?

    var numberOfRows: Int { rows?.count ?? 0 }

    func index(of id: String) -> Int? { rows?.index(of: id) }

    func sentence(at index: Int) -> String? { rows?.sentence(at: index) }

    /// Returns the content of an entry's row in one line, or `nil` if the entry is not listed.
    func text(of id: String) -> String? {
        guard let index = rows?.index(of: id), let row = rows?.row(at: index) else { return nil }
        return [row.title, row.detail].filter { !$0.isEmpty }.joined(separator: ", ")
            .displaySafe
    }

    func row(at index: Int) -> ListRow {
        guard let row = rows?.row(at: index) else { return ListRow(.blank) }
        return ListRow(
            .entry(
                id: row.id, icon: row.kind.icon, iconName: row.kindName,
                title: ShownText.row(row.title), subtitle: ShownText.row(row.detail),
                isEmphasised: row.isDisrupted), under: row.heading)
    }
}

extension RowKind {
    /// The name of the entry's icon, which the program installs.
    var icon: String {
        "counterfoil-\(rawValue)-symbolic"
    }
}
