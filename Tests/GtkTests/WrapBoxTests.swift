import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("A row that goes on in another line")
    struct WrapBoxTests {
        init() throws { try Display.start() }

        /// Lays out two buttons of a width in a box of a width.
        ///
        /// - Parameter expands: whether the first was added to take the space that is left over.
        private func row(
            _ width: Int, in room: Int, expands: Bool = false
        ) -> (box: WrapBox, buttons: [Button], Window) {
            let box = WrapBox(spacing: 6)
            let buttons = ["one", "two"].map { Button($0) }
            for button in buttons {
                button.setSizeRequest(width: width)
                box.append(button, expand: expands && box.children.isEmpty)
            }
            let column = Box(.vertical)
            column.append(box)
            column.halign = .start
            column.setSizeRequest(width: room)
            let window = Display.show(column)
            window.resize(width: room, height: 200)
            _ = Display.turn { box.allocatedSize.width == room }
            return (box, buttons, window)
        }

        @Test("Where there is room, all stand side by side")
        func wide() {
            let (box, buttons, window) = row(150, in: 306)
            #expect(buttons.map(\.positionInWindow.y) == [0, 0])
            #expect(buttons.map(\.positionInWindow.x) == [0, 156])
            #expect(box.allocatedSize.height == buttons[0].allocatedSize.height)
            withExtendedLifetime(window) {}
        }

        @Test("Where there is less, the next line has the next one, as wide as it likes")
        func narrow() {
            let (box, buttons, window) = row(150, in: 305)
            let height = buttons[0].allocatedSize.height
            #expect(buttons.map(\.positionInWindow.x) == [0, 0])
            #expect(buttons.map(\.positionInWindow.y) == [0, height + 6])
            #expect(buttons.map(\.allocatedSize.width) == [150, 150])
            #expect(box.allocatedSize.height == 2 * height + 6)
            buttons[1].isVisible = false
            _ = Display.turn { box.allocatedSize.height == height }
            #expect(box.allocatedSize.height == height)
            withExtendedLifetime(window) {}
        }

        @Test("What a line has left over goes to the child that expands")
        func expanding() {
            let (_, buttons, window) = row(150, in: 400, expands: true)
            #expect(Display.turn { buttons[0].allocatedSize.width == 400 - 6 - 150 })
            #expect(buttons[1].allocatedSize.width == 150)
            #expect(buttons[1].positionInWindow.x == 250)
            withExtendedLifetime(window) {}
        }

        @Test("It asks for no more width than one child needs")
        func least() {
            let (_, _, window) = row(150, in: 150)
            #expect(window.leastSize.width == 150)
        }

        @Test("In languages that are written so, it begins on the right")
        func rightToLeft() {
            Settings.isRightToLeft = true
            defer { Settings.isRightToLeft = false }
            let (_, buttons, window) = row(100, in: 300)
            #expect(buttons[0].positionInWindow.x - buttons[1].positionInWindow.x == 106)
            withExtendedLifetime(window) {}
        }

        @Test("The others take the place of a removed child")
        func children() {
            let (box, buttons, window) = row(150, in: 200)
            box.remove(buttons[0])
            #expect(box.children == [buttons[1]])
            _ = Display.turn { buttons[1].positionInWindow.y == 0 }
            #expect(buttons[1].positionInWindow.y == 0)
            withExtendedLifetime(window) {}
        }
    }
}
