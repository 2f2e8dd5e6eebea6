import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("A table to read")
    struct TextTableTests {
        init() throws { try Display.start() }

        private let rows = [["January", "4"], ["February", "7"], ["March", "3"]]

        @Test("It has headings and cells, for assistive technology as well")
        func cells() throws {
            let table = TextTable()
            table.show(headings: ["Month", "Films"], rows: rows)
            let window = Display.show(ScrolledWindow(table))
            let accessible = OpaquePointer(table.accessible)
            #expect(atk_table_get_n_rows(accessible) == 3)
            #expect(atk_table_get_n_columns(accessible) == 2)
            let cell = try #require(atk_table_ref_at(accessible, 1, 1))
            defer { g_object_unref(UnsafeMutableRawPointer(cell)) }
            #expect(String(borrowing: atk_object_get_name(cell)) == "7")
            let heading = try #require(atk_table_get_column_header(accessible, 1))
            #expect(String(borrowing: atk_object_get_name(heading)) == "Films")
            _ = window
        }

        @Test("The keyboard chooses a row, and Enter follows it")
        func keyboard() {
            let table = TextTable()
            table.show(headings: ["Month", "Films"], rows: rows)
            var followed: [Int] = []
            table.activateHandler = { followed.append($0) }
            let window = Display.show(ScrolledWindow(table))
            window.takeKeyboard()
            table.selectedRow = 1
            table.grabFocus()
            window.press(.down)
            window.press(.enter)
            #expect(followed == [2])
            table.show(headings: ["Year"], rows: [["2024"], ["2025"]])
            #expect(table.selectedRow == 1)
        }
    }
}
