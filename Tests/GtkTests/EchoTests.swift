import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    /// Tests of property setters. A change by a C call, past the wrapper, stands for a person's.
    @Suite("Setting a property from Swift calls no change closure, a person's change does")
    struct EchoTests {
        init() throws { try Display.start() }

        @Test("Entry")
        func entry() {
            let entry = Entry("first")
            var heard: [String] = []
            entry.onChanged { heard.append($0) }
            entry.text = "second"
            entry.text = ""
            #expect(heard == [])
            gtk_entry_set_text(entry.cast(), "typed")
            #expect(heard.last == "typed")
        }

        @Test("Search entry")
        func searchEntry() {
            let entry = SearchEntry(placeholder: "Search")
            var heard: [String] = []
            entry.onSearchChanged { heard.append($0) }
            entry.text = "set"
            #expect(heard == [])
            gtk_entry_set_text(entry.cast(), "")
            Display.settle()
            #expect(heard == [""])
            entry.text = "set again"
            Display.settle()
            #expect(heard == [""])
        }

        @Test("Who types over a search searches for that, and for nothing only who empties it")
        func typedOverSearch() {
            let entry = SearchEntry(placeholder: "Search")
            let window = Display.show(entry)
            defer { window.destroy() }
            var heard: [String] = []
            entry.onSearchChanged { heard.append($0) }
            entry.text = "kino"
            entry.grabFocus()
            window.takeKeyboard()
            gtk_editable_select_region(OpaquePointer(entry.pointer), 0, -1)
            window.press(Key("b"))
            Display.settle()
            #expect(heard == ["b"])
            gtk_editable_select_region(OpaquePointer(entry.pointer), 0, -1)
            window.press(.delete)
            Display.settle()
            #expect(heard == ["b", ""])
        }

        @Test("Text view")
        func textView() {
            let view = TextView("first")
            var heard: [String] = []
            view.onChanged { heard.append($0) }
            view.text = "second\nline"
            #expect(heard == [])
            gtk_text_buffer_insert_at_cursor(gtk_text_view_get_buffer(view.cast()), "!", -1)
            #expect(heard == ["second\nline!"])
            #expect(view.text == "second\nline!")
        }

        @Test("Toggle and check button", arguments: [false, true])
        func toggle(isCheck: Bool) {
            let button = isCheck ? CheckButton("On") : ToggleButton("On")
            var heard: [Bool] = []
            button.onToggled { heard.append($0) }
            button.isActive = true
            #expect(heard == [])
            button.click()
            #expect(heard == [false])
        }

        @Test("Radio group")
        func radioGroup() {
            let group = RadioGroup([(1, "One"), (2, "Two"), (3, "Three")])
            var heard: [Int] = []
            group.onChange { heard.append($0) }
            #expect(group.value == nil)
            group.value = 2
            group.value = nil
            group.value = 3
            #expect(group.value == 3)
            #expect(heard == [])
            group.button(for: 1)?.click()
            #expect(heard == [1])
            #expect(group.value == 1)
        }

        @Test("Combo box")
        func comboBox() {
            let box = ComboBoxText(["a", "b"], selectedIndex: 0)
            var heard: [Int?] = []
            box.onChanged { heard.append($0) }
            box.selectedItem = "b"
            box.items = ["c", "d", "e"]
            #expect(box.selectedIndex == nil)
            #expect(heard == [])
            gtk_combo_box_set_active(box.cast(), 2)
            #expect(heard == [2])
            #expect(box.selectedItem == "e")
        }

        @Test("Spin button")
        func spinButton() {
            let button = SpinButton(0...90, step: 5, value: 15)
            var heard: [Double] = []
            button.onValueChanged { heard.append($0) }
            button.intValue = 200
            #expect(button.intValue == 90)
            button.setRange(0...60)
            #expect(button.value == 60)
            #expect(heard == [])
            gtk_spin_button_spin(button.cast(), GTK_SPIN_STEP_BACKWARD, 5)
            #expect(heard == [55])
        }

        @Test("List box")
        func listBox() {
            let list = ListBox()
            let rows = ["a", "b"].map { ListBoxRow(child: Label($0)) }
            for row in rows { list.append(row) }
            var heard: [ListBoxRow?] = []
            list.onSelectionChanged { heard.append($0) }
            list.selectedRow = rows[1]
            list.remove(rows[1])
            #expect(list.selectedRow == nil)
            #expect(heard == [])
            gtk_list_box_select_row(list.cast(), rows[0].cast())
            #expect(heard == [rows[0]])
        }

        @Test("An action with a state")
        func action() {
            var heard: [String] = []
            let toggle = ToggleAction("list", isOn: true) { heard.append("\($0)") }
            toggle.isOn = false
            #expect(heard == [])
            toggle.activate()
            #expect(heard == ["true"])
            #expect(toggle.isOn)
        }
    }
}
