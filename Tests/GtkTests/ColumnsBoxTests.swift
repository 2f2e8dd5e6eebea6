import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Columns as there is room")
    struct ColumnsBoxTests {
        init() throws { try Display.start() }

        /// Lays out buttons of these heights in a box of a width.
        private func columns(_ heights: [Int], in room: Int) -> (buttons: [Button], Window) {
            let box = ColumnsBox(spacing: 10)
            let buttons = heights.indices.map { Button("\($0)") }
            for (button, height) in zip(buttons, heights) {
                button.setSizeRequest(width: 100, height: height)
                box.append(button)
            }
            let window = Display.show(box)
            window.resize(width: room, height: 900)
            _ = Display.turn { box.allocatedSize.width == room }
            return (buttons, window)
        }

        @Test("In a wide window the next one goes to the column that ends first")
        func two() {
            let (buttons, window) = columns([300, 100, 100, 200], in: 810)
            #expect(buttons.map(\.positionInWindow.x) == [0, 410, 410, 410])
            #expect(buttons.map(\.positionInWindow.y) == [0, 0, 110, 220])
            #expect(buttons.allSatisfy { $0.allocatedSize.width == 400 })
            withExtendedLifetime(window) {}
        }

        @Test("Tab goes from one to the next, also where that is lower, and back")
        func tab() {
            let (buttons, window) = columns([300, 100, 100, 200], in: 810)
            buttons[0].grabFocus()
            for number in 1..<4 {
                window.press(.tab)
                #expect(buttons[number].isFocus)
            }
            for number in (0..<3).reversed() {
                window.press(.shiftTab, .shift)
                #expect(buttons[number].isFocus)
            }
        }

        @Test("In a narrow one all are in one column, and one alone has all the room")
        func one() {
            let (buttons, window) = columns([100, 100], in: 809)
            #expect(buttons.map(\.positionInWindow.x) == [0, 0])
            #expect(buttons.map(\.positionInWindow.y) == [0, 110])
            let (alone, other) = columns([100], in: 900)
            #expect(alone[0].allocatedSize.width == 900)
            withExtendedLifetime((window, other)) {}
        }
    }
}
