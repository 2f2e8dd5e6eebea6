internal import Gtk
internal import JournalFeature

/// The preview of an import: a line for each kind of outcome. Choosing one shows its rows.
final class ImportGroupsView: ModelView<[ImportViewModel.Group]> {
    /// Is called when the rows of another group are to be shown.
    var onChosen: () -> Void = {}
    /// Is called with a question when a group that waits for its answer is clicked or activated.
    var onQuestion: (String) -> Void = { _ in }

    private let list = ListBox(selection: .browse).styled("counterfoil-framed")
    private var shown: [ImportViewModel.Group] = []
    private var chosenID: String?

    init() {
        super.init(.vertical, spacing: Space.close)
        list.accessibleName = localized("Import Summary")
        append(Text.caption(localized("Import Summary")))
        append(list)
        list.onSelectionChanged { [weak self] row in
            guard let self, let index = row?.index, shown.indices.contains(index) else { return }
            chosenID = shown[index].id
            onChosen()
        }
        list.onActivate { [weak self] row in
            guard let self, let index = row.index, shown.indices.contains(index) else { return }
            if let question = shown[index].question { onQuestion(question) }
        }
    }

    /// The group whose rows are shown.
    var chosen: ImportViewModel.Group? {
        shown.first { $0.id == chosenID } ?? shown.first
    }

    /// Marks the chosen group, or none while the rows of a question are shown.
    func mark(isShown: Bool) {
        list.selectedRow = isShown ? placeOfChosen.map { list.rows[$0] } : nil
    }

    private var placeOfChosen: Int? { shown.firstIndex { $0.id == chosen?.id } }

    /// Fills in the groups. The chosen line stays chosen, and keeps the focus if it had it.
    override func fill(with groups: [ImportViewModel.Group]) {
        isVisible = !groups.isEmpty
        let old = shown
        shown = groups
        guard old.map(\.heading) != groups.map(\.heading) else { return }
        let hadFocus = list.hasFocusInside
        list.removeAll()
        for group in groups { list.append(row(group)) }
        mark(isShown: true)
        if hadFocus, let place = placeOfChosen { list.rows[place].grabFocus() }
    }

    private func row(_ group: ImportViewModel.Group) -> ListBoxRow {
        let title = Text.wrapping(group.title)
        let reason = Text.dim()
        reason.show(group.reason)
        let column = Box(.vertical, margin: Space.close, of: title, reason)
        let line = Box(.horizontal, spacing: Space.close, expanding: column)
        if group.question != nil {
            let arrow = Image(iconName: "go-next-symbolic")
            arrow.accessibleName = localized("Leads to its question")
            arrow.marginEnd = Space.near
            line.append(arrow)
        }
        let row = ListBoxRow(child: line)
        row.accessibleName = group.heading
        if group.question != nil {
            row.accessibleDescription = localized("Press Enter to go to its question")
        }
        return row
    }
}

/// The rows of a group, each of which is made when it is drawn.
final class ImportRowsView: Box, ListViewDataSource {
    let list = ListView()

    private let caption = Text.caption()
    private var rows: ImportRows?

    init() {
        super.init(.vertical, spacing: Space.close)
        list.accessibleName = localized("Rows")
        caption.margin = Space.near
        append(caption)
        append(ScrolledWindow(list, horizontal: .never), expand: true)
        list.dataSource = self
    }

    /// Shows other rows from the top. Unchanged rows stay as they are scrolled.
    func show(_ rows: ImportRows?, title: String) {
        caption.show(title)
        guard rows != self.rows else { return }
        self.rows = rows
        list.dataSource = self
    }

    var numberOfRows: Int { rows?.count ?? 0 }

    func row(at index: Int) -> ListRow {
        guard let row = rows?[index] else { return ListRow(.blank) }
        return ListRow(
            .entry(
                id: String(index), icon: row.kind?.icon ?? "text-x-generic-symbolic",
                iconName: row.kindName, title: ShownText.row(row.title),
                subtitle: ShownText.row(row.detail)))
    }

    func index(of id: String) -> Int? { Int(id) }
}
