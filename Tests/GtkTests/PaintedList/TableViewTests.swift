import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("A table of any length")
    struct TableViewTests {
        private let table: TableView
        private let cells = Cells()
        private let window: Window

        /// Rows named by their number, which record the requested ones.
        private final class Cells: ListViewDataSource {
            var asked: Set<Int> = []
            var numberOfRows: Int { 10_000 }
            func row(at index: Int) -> ListRow {
                asked.insert(index)
                return ListRow(.cells(id: "\(index)", ["Film \(index)", "\(index * 2)"]))
            }
            func index(of id: String) -> Int? { Int(id) }
        }

        init() throws {
            try Display.start()
            table = TableView()
            table.accessibleName = "Entries"
            table.dataSource = cells
            table.columns = [
                TableColumn("title", title: "Title", isSortable: true, order: .rising),
                TableColumn("delay", title: "Delay", isOfNumbers: true),
            ]
            window = Display.show(ScrolledWindow(table))
        }

        private func cell(_ row: Int32, _ column: Int32) -> String? {
            guard let cell = atk_table_ref_at(OpaquePointer(table.accessible), row, column) else {
                return nil
            }
            defer { g_object_unref(UnsafeMutableRawPointer(cell)) }
            return String(borrowing: atk_object_get_name(cell))
        }

        private func heading(_ column: Int32) -> UnsafeMutablePointer<GtkTreeViewColumn>? {
            gtk_tree_view_get_column(table.cast(), column)
        }

        @Test(
            "Its cells and headings are there for assistive technology, and rows are read when seen"
        )
        func cellsAndHeadings() throws {
            #expect(cell(3, 0) == "Film 3" && cell(3, 1) == "6")
            let accessible = OpaquePointer(table.accessible)
            let heading = try #require(atk_table_get_column_header(accessible, 1))
            #expect(String(borrowing: atk_object_get_name(heading)) == "Delay")
            #expect(cells.asked.count < 200)
        }

        @Test("A cell that is cut short is told as a whole")
        func whole() {
            let place = Point(x: 12, y: 60)
            _ = Display.turn { table.whole(at: place) == nil }
            #expect(table.whole(at: place) == nil)
            gtk_tree_view_column_set_fixed_width(heading(0), 30)
            #expect(Display.turn { table.whole(at: place)?.text.hasPrefix("Film ") == true })
        }

        @Test("A heading that sorts is clicked, and shows which way; the others are not")
        func sorting() throws {
            var sorted: [String] = []
            table.sortHandler = { sorted.append($0) }
            #expect(gtk_tree_view_column_get_sort_indicator(heading(0)) != 0)
            #expect(gtk_tree_view_column_get_sort_order(heading(0)) == GTK_SORT_ASCENDING)
            #expect(gtk_tree_view_column_get_clickable(heading(1)) == 0)
            gtk_tree_view_column_clicked(heading(0))
            #expect(sorted == ["title"])
            table.columns[0] = TableColumn("title", title: "Title", isSortable: true)
            #expect(gtk_tree_view_column_get_sort_indicator(heading(0)) == 0)
        }

        @Test("The keyboard selects rows, and Enter activates one")
        func keyboard() {
            var (selected, activated): ([String?], [String]) = ([], [])
            table.selectionHandler = { selected.append($0) }
            table.activateHandler = { activated.append($0) }
            window.takeKeyboard()
            table.enter()
            window.press(.down)
            window.press(.enter)
            #expect(selected.last == "1")
            #expect(activated == ["1"])
        }

        @Test("Columns are as wide as their first rows, also where these come later")
        func laterRows() {
            let table = TableView()
            let late = Late()
            table.dataSource = late
            table.columns = [TableColumn("title", title: "T")]
            func width() -> gint {
                gtk_tree_view_column_get_fixed_width(gtk_tree_view_get_column(table.cast(), 0))
            }
            let before = width()
            late.title = "Dr. Strangelove or: How I"
            table.reload()
            let fitting = width()
            #expect(fitting > before && table.widths.isEmpty)
            late.title = "M"
            table.reload()
            #expect(width() == fitting)
        }

        @Test("A long text has the room that is left, and no more once the table is narrow again")
        func room() throws {
            let table = TableView()
            let late = Late()
            late.title = "The Assassination of Jesse James by the Coward Robert Ford"
            table.dataSource = late
            table.columns = [TableColumn("title", title: "T")]
            let window = Display.show(ScrolledWindow(table))
            defer { window.destroy() }
            func width() -> gint {
                gtk_tree_view_column_get_fixed_width(gtk_tree_view_get_column(table.cast(), 0))
            }
            let narrow: gint = 280
            window.resize(width: Int(narrow), height: 200)
            #expect(Display.turn { width() <= narrow })
            window.resize(width: 900, height: 200)
            #expect(Display.turn { width() > narrow && table.widths.isEmpty })
            window.resize(width: Int(narrow), height: 200)
            #expect(Display.turn { width() <= narrow })
        }

        @Test("A long text has its room also while the main loop is never idle")
        func roomWhileBusy() throws {
            let late = Late()
            late.title = "The Assassination of Jesse James by the Coward Robert Ford"
            // After drawing, and before all that waits for an idle loop.
            let busy = g_idle_add_full(150, { _ in 1 }, nil, nil)
            defer { g_source_remove(busy) }
            let table = TableView()
            table.dataSource = late
            table.columns = [TableColumn("title", title: "T")]
            func width() -> gint {
                gtk_tree_view_column_get_fixed_width(gtk_tree_view_get_column(table.cast(), 0))
            }
            let before = width()
            let window = Display.show(ScrolledWindow(table))
            defer { window.destroy() }
            #expect(Display.turn { width() > before })
        }

        private final class Late: ListViewDataSource {
            var title: String?
            var numberOfRows: Int { title == nil ? 0 : 1 }
            func row(at index: Int) -> ListRow { ListRow(.cells(id: "0", [title ?? ""])) }
            func index(of id: String) -> Int? { title == nil ? nil : 0 }
        }

        @Test("A column keeps the width that the person gave it, also when it comes back")
        func widths() {
            #expect(table.widths.isEmpty)
            gtk_tree_view_column_set_fixed_width(heading(1), 222)
            let all = table.columns
            table.columns = [all[0]]
            #expect(heading(1) == nil && table.widths["delay"] == 222)
            table.columns = all
            #expect(gtk_tree_view_column_get_fixed_width(heading(1)) == 222)
            #expect(table.widths == ["delay": 222])
            gtk_tree_view_column_set_fixed_width(heading(1), 150)
            table.reload()
            #expect(gtk_tree_view_column_get_fixed_width(heading(1)) == 150)
            #expect(table.widths == ["delay": 150])
        }
    }
}
