import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("The wheel over a control that is not focused scrolls the page")
    struct WheelTests {
        private let spin: SpinButton
        private let combo: ComboBoxText
        private let elsewhere: Entry
        private let page: ScrolledWindow
        private let window: Window

        init() throws {
            try Display.start()
            spin = SpinButton(0...90, value: 15)
            combo = ComboBoxText(["a", "b", "c"], selectedIndex: 1)
            elsewhere = Entry()
            let column = Box(.vertical, spacing: 400)
            for part in [elsewhere, spin, combo] as [Widget] { column.append(part) }
            page = ScrolledWindow(column, horizontal: .never)
            window = Display.show(page)
            elsewhere.grabFocus()
        }

        private var values: [Int?] { [spin.intValue, combo.selectedIndex] }

        @Test("Nothing changes its value, and the page moves each time")
        func unfocused() {
            for control in [spin, combo] as [Widget] {
                let before = page.verticalPosition
                control.turnWheel()
                #expect(page.verticalPosition > before)
            }
            #expect(values == [15, 1])
            let before = page.verticalPosition
            spin.turnWheel(down: false)
            #expect(page.verticalPosition < before)
            #expect(values == [15, 1])
            #expect(elsewhere.isFocus)
        }

        @Test("What a combo box is made of leaves the wheel to the page too")
        func insideCombo() {
            let inside = gtk_bin_get_child(combo.cast())
            #expect(inside != nil)
            let before = page.verticalPosition
            combo.turnWheel()
            #expect(page.verticalPosition > before)
            #expect(combo.selectedIndex == 1)
        }

        @Test("A control that has the focus is turned by the wheel")
        func focused() {
            combo.focusFirstInside()
            #expect(combo.hasFocusInside)
            combo.turnWheel()
            #expect(combo.selectedIndex == 2)
        }
    }

    @Suite("A number to type stays as it is typed")
    struct TypedNumberTests {
        private let spin: SpinButton
        private let other: Entry
        private let window: Window

        init() throws {
            try Display.start()
            spin = SpinButton(1...31, value: 20)
            other = Entry()
            let row = Box(.horizontal)
            row.append(spin)
            row.append(other)
            window = Display.show(row)
        }

        @Test(
            "Other text, or a number out of range, is neither changed nor taken for another",
            arguments: ["45", "0", "x", "", "3 1x", "-5", "99999999999999999999"])
        func impossible(_ typed: String) {
            var heard: [String] = []
            spin.onChanged { heard.append($0) }
            spin.grabFocus()
            spin.type(typed)
            spin.update()
            other.grabFocus()
            Display.settle()
            #expect(spin.text == typed)
            #expect(spin.typedValue == nil)
            #expect(spin.value == 20)
            #expect(heard.last == typed)
        }

        @Test("A step goes on from the last number that was one, and shows it")
        func stepping() {
            spin.type("45")
            gtk_spin_button_spin(spin.cast(), GTK_SPIN_STEP_FORWARD, 1)
            #expect(spin.text == "21")
            spin.type("7")
            spin.update()
            gtk_spin_button_spin(spin.cast(), GTK_SPIN_STEP_FORWARD, 1)
            #expect(spin.text == "8")
        }

        @Test("A number typed counts at once, and is set from the program over whatever is typed")
        func typed() {
            spin.type("7")
            #expect(spin.typedValue == 7)
            spin.type("x")
            spin.intValue = 20
            #expect(spin.text == "20")
        }

        @Test("The text can be something else than figures")
        func ownWords() {
            spin.setFormat(
                reading: { $0 == "noon" ? 12 : nil }, writing: { $0 == 12 ? "noon" : "-" })
            #expect(spin.text == "-")
            spin.type("noon")
            #expect(spin.typedValue == 12)
            spin.update()
            #expect(spin.value == 12)
            #expect(spin.text == "noon")
        }

        @Test("Fractions are shown with their digits, and read with a point or a comma")
        func fractions() {
            let band = SpinButton(0...10, step: 0.5)
            band.digits = 1
            band.value = 7.5
            #expect(band.text == "7.5")
            band.type("8,5")
            #expect(band.typedValue == 8.5)
        }
    }
}
