import CGtk

/// A list of any length in columns with headings, of which only the visible rows exist. It must be
/// the direct child of a `ScrolledWindow`, and needs an accessible name. Its data source provides
/// rows of cells.
public final class TableView: ListView {
    /// Called with the id of a column whose heading was clicked.
    public var sortHandler: (String) -> Void = { _ in }

    /// The columns from the start of a row to its end. They get the width that the first rows need,
    /// and no less with other rows. Long texts get it if there is room.
    public var columns: [TableColumn] = [] {
        didSet { if columns != oldValue { replaceColumns(oldValue) } }
    }

    /// The length of the longest measured text of each column, in letters. Shorter texts are not
    /// measured, which saves time.
    private var longest: [String: Int] = [:]
    private var shown: [UnsafeMutablePointer<GtkTreeViewColumn>] = []
    /// The widths that a person chose, by column id, including hidden columns.
    private var chosenWidths: [String: Int]
    /// The widths that the measured contents need, by column id.
    private var neededWidths: [String: Int] = [:]
    /// The widths that columns have unless a person resizes them, by column id.
    private var fittingWidths: [String: Int] = [:]

    private static let leastWidth = 48
    /// The greatest width of a column that a person has not resized, if the table is narrow.
    private static var usualMostWidth: Int { Settings.pixels(forText: 260) }
    /// The greatest width of a column that a person has not resized, however wide the table is.
    private static var mostWidth: Int { Settings.pixels(forText: 640) }
    /// The number of rows whose changes are signalled. Assistive technology caches the cells of
    /// rows that it has read, which are mostly the first ones.
    private static let mostTold = 512
    /// The number of rows that are measured.
    private static let sample = 48
    /// The space between the edge of a cell and its text, in pixels.
    static let cellInset = 6
    /// The space that a cell needs beside its text, and a heading with its arrow, in pixels.
    private static let cellPadding = 16
    private static let headingPadding = 40

    /// Makes a table without columns.
    ///
    /// - Parameter widths: the chosen widths of columns by their ids, in pixels.
    public init(widths: [String: Int] = [:]) {
        chosenWidths = widths
        super.init(isPainted: false)
        onResized { [weak self] in
            // GTK ignores changes during allocation. An idle call would come after all drawing,
            // which may go on for long.
            ScheduledCall.next { self?.fit() }
        }
    }

    override func releaseHandlers() {
        super.releaseHandlers()
        sortHandler = { _ in }
        shown = []
    }

    override public func reload(isReordered: Bool = false) {
        super.reload(isReordered: isReordered)
        fit()
        announcer.model.tellChanged(upTo: Self.mostTold)
    }

    /// The widths of the columns that a person resized, by their ids, in pixels.
    public var widths: [String: Int] {
        rememberWidths()
        return chosenWidths
    }

    private func replaceColumns(_ old: [TableColumn]) {
        if old.map(\.id) != columns.map(\.id) {
            rememberWidths(of: old)
            makeColumns()
        }
        for (column, shown) in zip(columns, shown) {
            gtk_tree_view_column_set_title(shown, ShownText.line(column.title))
            gtk_tree_view_column_set_clickable(shown, column.isSortable.gboolean)
            gtk_tree_view_column_set_sort_indicator(shown, (column.order != nil).gboolean)
            gtk_tree_view_column_set_sort_order(
                shown, column.order == .falling ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING)
        }
    }

    private func makeColumns() {
        for column in shown { gtk_tree_view_remove_column(tree, column) }
        shown = columns.enumerated().compactMap { number, column in
            makeColumn(column, cells: CellSource(rows, column: number))
        }
        for column in shown { gtk_tree_view_append_column(tree, column) }
        // The cached rows have the cells of the former columns.
        rows.forget()
        fit()
    }

    private func makeColumn(
        _ column: TableColumn, cells: CellSource
    ) -> UnsafeMutablePointer<GtkTreeViewColumn>? {
        guard let made = gtk_tree_view_column_new(), let cell = gtk_cell_renderer_text_new() else {
            return nil
        }
        let alignment: Float = column.isOfNumbers ? 1 : 0
        gtk_cell_renderer_set_alignment(cell, alignment, 0.5)
        gtk_cell_renderer_set_padding(cell, gint(Self.cellInset), 4)
        cell.setProperty("ellipsize", to: Int(PANGO_ELLIPSIZE_END.rawValue))
        gtk_tree_view_column_pack_start(made, cell, 1)
        cells.fill(made, cell)
        gtk_tree_view_column_set_alignment(made, alignment)
        gtk_tree_view_column_set_sizing(made, GTK_TREE_VIEW_COLUMN_FIXED)
        gtk_tree_view_column_set_resizable(made, 1)
        let id = column.id
        gtk_tree_view_column_set_fixed_width(
            made, gint(chosenWidths[id] ?? fittingWidths[id] ?? Self.leastWidth))
        SignalConnection.connect(UnsafeMutableRawPointer(made), "clicked") { [weak self] in
            self?.sortHandler(id)
        }
        return made
    }

    /// Fits the columns to their contents, except for those that a person resized. The room that is
    /// left goes to the columns whose texts are cut short, the first of them first.
    private func fit() {
        rememberWidths()
        for (number, column) in columns.enumerated() where shown.indices.contains(number) {
            neededWidths[column.id] = neededWidth(of: column, CellSource(rows, column: number))
        }
        let usual = neededWidths.mapValues { min($0, Self.usualMostWidth) }
        let taken = columns.map { chosenWidths[$0.id] ?? usual[$0.id] ?? 0 }
        var room = allocatedSize.width - taken.reduce(0, +)
        for (column, shown) in zip(columns, shown) {
            guard let usual = usual[column.id], let needed = neededWidths[column.id] else {
                continue
            }
            let more = chosenWidths[column.id] == nil ? max(0, min(needed - usual, room)) : 0
            room -= more
            fittingWidths[column.id] = usual + more
            gtk_tree_view_column_set_fixed_width(
                shown, gint(chosenWidths[column.id] ?? usual + more))
        }
    }

    private func neededWidth(of column: TableColumn, _ cells: CellSource) -> Int {
        var widest =
            neededWidths[column.id]
            ?? max(width(of: column.title) + Self.headingPadding, Self.leastWidth)
        for row in 0..<min(Self.sample, rows.count) {
            let text = cells.text(at: row)
            // Letters differ in width, so a text that is one letter shorter is measured as well.
            guard text.count + 1 >= longest[column.id] ?? 0 else { continue }
            longest[column.id] = max(text.count, longest[column.id] ?? 0)
            widest = max(widest, width(of: text) + Self.cellPadding)
        }
        return min(widest, Self.mostWidth)
    }

    private func width(of text: String) -> Int { Int(RowText(text, .title, in: cast()).width) }

    private func rememberWidths(of columns: [TableColumn]? = nil) {
        for (column, shown) in zip(columns ?? self.columns, shown) {
            guard let fitting = fittingWidths[column.id] else { continue }
            let width = Int(gtk_tree_view_column_get_fixed_width(shown))
            chosenWidths[column.id] = width == fitting ? nil : width
        }
    }
}

private final class CellSource {
    private let rows: RowCache
    private let column: Int

    init(_ rows: RowCache, column: Int) {
        self.rows = rows
        self.column = column
    }

    func text(at row: Int) -> String {
        guard case .cells(_, let cells)? = rows.row(at: row)?.content,
            cells.indices.contains(column)
        else { return "" }
        return cells[column]
    }

    /// Lets the cells of the column show the texts of this source.
    func fill(
        _ column: UnsafeMutablePointer<GtkTreeViewColumn>,
        _ cell: UnsafeMutablePointer<GtkCellRenderer>
    ) {
        gtk_tree_view_column_set_cell_data_func(
            column, cell,
            { _, renderer, model, iterator, data in
                guard let renderer, let data else { return }
                let row = ListModel.index(of: iterator, in: model) ?? -1
                let text = MainActor.assumeIsolated {
                    Unmanaged<CellSource>.fromOpaque(data).takeUnretainedValue().text(at: row)
                }
                renderer.setProperty("text", to: text)
            }, Unmanaged.passRetained(self).toOpaque(), releaseClosureBox)
    }
}

/// A column of a `TableView`.
public nonisolated struct TableColumn: Hashable, Sendable {
    /// The id of the column, which stays the same when the column moves.
    public let id: String
    /// The text of the heading.
    public let title: String
    /// Whether its cells are numbers, which are aligned at their ends.
    public let isOfNumbers: Bool
    /// Whether a click on its heading sorts by it.
    public let isSortable: Bool
    /// The order of the rows by this column, or `nil` if another one sorts them.
    public let order: Order?

    /// The order of rows by a column.
    public enum Order: Hashable, Sendable {
        /// First letters, oldest days and smallest numbers come first.
        case rising
        case falling
    }

    /// Makes a column of texts or numbers.
    public init(
        _ id: String, title: String, isOfNumbers: Bool = false, isSortable: Bool = false,
        order: Order? = nil
    ) {
        self.id = id
        self.title = title
        self.isOfNumbers = isOfNumbers
        self.isSortable = isSortable
        self.order = order
    }
}
