import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Picking a day of a month")
    final class DayPickerTests {
        private let field: DayField
        private let window: Window
        private var heard: [String] = []
        private var isSet = 0

        init() throws {
            try Display.start()
            field = DayField("2026-01-31")
            window = Display.show(field)
            field.onChanged = { [weak self] in
                if let self { heard.append(field.value) }
            }
            field.onSet = { [weak self] in self?.isSet += 1 }
        }

        private func open() throws -> DayPicker {
            let pick = try #require(field.shown(MenuButton.self).first)
            pick.popup()
            #expect(Display.turn { field.picker?.hasFocusInside == true })
            return try #require(field.picker)
        }

        /// Returns the accessible name of the focused day.
        private func here(_ picker: DayPicker) -> String? {
            picker.shown(Button.self).first { $0.isFocus }?.accessibleName
        }

        @Test(
            "The keyboard begins at the day of the field, and is led from day to day and month to month"
        )
        func keys() throws {
            let picker = try open()
            #expect(here(picker) == "Saturday, 31 January 2026")
            let ways: [(Key, Modifiers, String)] = [
                (.right, [], "Sunday, 1 February 2026"), (.left, [], "Saturday, 31 January 2026"),
                (.pageDown, [], "Saturday, 28 February 2026"),
                (.down, [], "Saturday, 7 March 2026"),
                (.up, [], "Saturday, 28 February 2026"), (.home, [], "Monday, 23 February 2026"),
                (.end, [], "Sunday, 1 March 2026"), (.pageUp, .control, "Saturday, 1 March 2025"),
                (.down, .control, "Sunday, 1 March 2026"),
                (.left, .control, "Sunday, 1 February 2026"),
            ]
            for (key, modifiers, day) in ways {
                window.press(key, modifiers)
                #expect(here(picker) == day)
            }
            #expect(heard.isEmpty && field.value == "2026-01-31")
            window.press(.enter)
            #expect(Display.turn { isSet == 1 })
            #expect(field.value == "2026-02-01")
            #expect(heard == [field.value])
            #expect(Display.turn { !picker.isMapped })
        }

        @Test("A field that may be without a day is emptied, and filled again by another day")
        func none() throws {
            let field = DayField("2026-01-31")
            let window = Display.show(field)
            field.firstField.type("")
            #expect(field.value.isEmpty)
            field.firstField.type("7")
            #expect(field.value == "2026-01-07")
            field.value = ""
            #expect(field.firstField.text.isEmpty)
            field.refill()
            #expect(field.value == "2026-01-31")
            window.destroy()
        }

        @Test(
            "Alt and the arrow down open the calendar, which gives the keyboard back to its field")
        func closing() throws {
            let field = DayField("2026-01-31")
            let window = Display.show(field)
            window.takeKeyboard()
            for key in [Key.escape, .enter] {
                field.firstField.grabFocus()
                window.press(.down, .alt)
                #expect(Display.turn { field.picker?.hasFocusInside == true })
                window.press(key)
                #expect(Display.turn { field.firstField.hasFocusInside })
            }
            window.destroy()
        }

        @Test("A day that has to be there is missing in an empty field")
        func always() {
            field.firstField.type("")
            #expect(field.value == "")
        }

        @Test(
            "A click picks a day, be it of the month after, and another month is gone to without picking one"
        )
        func clicks() throws {
            let picker = try open()
            let buttons = picker.shown(Button.self)
            for name in [
                "Next month", "Next year", "Previous month", "Previous year", "Next month",
            ] {
                try #require(buttons.first { $0.accessibleName == name }).click()
            }
            #expect(heard.isEmpty)
            #expect(picker.shown(Label.self).contains { $0.text == "February" })
            try #require(buttons.first { $0.accessibleName == "Sunday, 1 March 2026" }).click()
            #expect(field.value == "2026-03-01")
            #expect(heard.count == 1 && isSet == 1)
        }

        @Test(
            "For an impossible day it opens at today, and at the ends of the calendar it stays"
        )
        func ends() throws {
            field.value = "x"
            let today = CalendarDay.today
            let picker = try open()
            #expect(here(picker)?.contains(String(today.year)) == true)
            picker.open(at: CalendarDay(year: 1, month: 1, day: 1), isChosen: true)
            let first = here(picker)
            for (key, modifiers) in [(.left, []), (.up, []), (.pageUp, []), (.up, .control)]
                as [(Key, Modifiers)]
            {
                window.press(key, modifiers)
                #expect(here(picker) == first)
            }
            picker.open(at: CalendarDay(year: 9999, month: 12, day: 31), isChosen: true)
            let last = here(picker)
            for (key, modifiers) in [(.right, []), (.down, []), (.pageDown, []), (.down, .control)]
                as [(Key, Modifiers)]
            {
                window.press(key, modifiers)
                #expect(here(picker) == last)
            }
        }
    }
}
