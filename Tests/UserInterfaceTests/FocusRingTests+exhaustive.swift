import Gtk
import GtkTestSupport
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Whatever has the keyboard is found at a glance, in each of GTK's own themes")
    struct FocusRingTests {
        init() throws {
            try Display.start()
            Settings.hasAnimations = false
            Style.install()
        }

        /// The least contrast between the colours with and without the focus by WCAG 2.2.
        private let least = 3.0

        @Test(
            "A ring around fields, buttons, check boxes, lists, rows, links and expanders",
            arguments: [("Adwaita", false), ("Adwaita", true), ("HighContrast", false)])
        func ring(theme: String, isDark: Bool) {
            Settings.withTheme(theme, isDark: isDark) {
                let column = Box(.vertical, spacing: 12)
                column.margin = 12
                let elsewhere = Button("Elsewhere")
                column.append(elsewhere)
                let all = focusable
                for (_, widget, _) in all { column.append(widget) }
                let window = Display.show(column)
                Style.adapt(window)
                window.takeKeyboard()
                window.leaveBackdrop()
                window.showsFocus = true
                for (name, widget, focus) in all {
                    elsewhere.grabFocus()
                    Display.settle()
                    let without = Picture(of: window)
                    if let entry = focus as? Gtk.Entry {
                        entry.grabFocusWithoutSelecting()
                    } else {
                        focus.grabFocus()
                        if !focus.hasFocusInside { focus.focusFirstInside() }
                    }
                    Display.settle()
                    #expect(window.isFocus(within: widget), "\(name)")
                    let ringed = focus is TextView ? widget : focus
                    let ring = changed(
                        isInside: false, ringed, from: without, to: Picture(of: window))
                    let (width, height) = ringed.allocatedSize
                    #expect(ring >= (width + height) * 2, "\(name)")
                }
                window.destroy()
            }
        }

        @Test("A selection in a field looks like one only while the field has the focus")
        func marked() {
            Settings.withTheme("Adwaita", isDark: false) {
                let column = Box(.vertical, spacing: 12)
                let (number, text) = (SpinButton(2000...2030), Gtk.Entry("Europe/Vienna"))
                let elsewhere = Button("Elsewhere")
                for widget in [elsewhere, number, text] as [Widget] { column.append(widget) }
                let window = Display.show(column)
                Style.adapt(window)
                window.takeKeyboard()
                window.leaveBackdrop()
                for field in [number, text] {
                    elsewhere.grabFocus()
                    field.cursorPosition = 0
                    Display.settle()
                    let plain = Picture(of: window)
                    field.grabFocus()
                    Display.settle()
                    let marked = Picture(of: window)
                    #expect(changed(isInside: true, field, from: plain, to: marked) > 100)
                    elsewhere.grabFocus()
                    Display.settle()
                    let left = Picture(of: window)
                    #expect(changed(isInside: true, field, from: plain, to: left) == 0)
                }
                window.destroy()
            }
        }

        /// The widgets in the window that can have the focus.
        private var focusable: [(name: String, widget: Widget, focus: Widget)] {
            let suggested = Button("Save")
            suggested.addStyleClass("suggested-action")
            let link = LinkButton("example.org")
            link.addStyleClass("counterfoil-link")
            link.halign = .start
            // The ring is around the words, however much room there is beside them.
            let known = CheckButton("I know the day")
            let more = Expander(mnemonic: "_More", content: Label("more"))
            for widget in [known, more] as [Widget] { widget.halign = .start }
            let notes = TextView("It rained.")
            let said = Label("Longer than I remembered.")
            said.isSelectable = true
            said.halign = .start
            let row = ListBoxRow(child: Label("A row"))
            let list = ListBox()
            list.append(row)
            let segments = RadioGroup([(1, "All"), (2, "Films")], value: 1)
            let alone: [(String, Widget)] = [
                ("entry", Gtk.Entry("Laura")), ("number", SpinButton(1...31)),
                ("check", known), ("button", Button("Save")),
                ("suggested", suggested), ("link", link),
                ("more", more), ("text to mark", said),
                ("month", ComboBoxText(["January"], selectedIndex: 0)),
            ]
            return alone.map { ($0, $1, $1) } + [
                ("notes", Text.framed(notes, height: 40), notes), ("row", list, row),
                ("segment", segments, segments.button(for: 2) ?? segments),
            ]
        }

        /// Returns the number of pixels that have changed visibly, at a widget's edge or inside of
        /// it.
        private func changed(
            isInside: Bool, _ widget: Widget, from old: Picture, to new: Picture
        ) -> Int {
            let (left, top) = widget.positionInWindow
            let (width, height) = widget.allocatedSize
            var count = 0
            for y in -4..<height + 4 {
                for x in -4..<width + 4
                where isInside == (x >= 7 && x < width - 7 && y >= 7 && y < height - 7)
                    && old.contrast(to: new, x: left + x, y: top + y) >= least
                { count += 1 }
            }
            return count
        }
    }
}
