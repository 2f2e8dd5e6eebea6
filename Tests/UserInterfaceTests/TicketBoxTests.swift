import Gtk
import GtkTestSupport
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("A ticket and its stub")
    struct TicketBoxTests {
        init() throws { try Display.start() }

        private func ticket(
            in room: Int, isRightToLeft: Bool = false
        ) -> (film: Button, stub: Button, window: Window) {
            let (film, stub) = (Button("Brief Encounter"), Button("good"))
            film.setSizeRequest(width: 200, height: 60)
            stub.setSizeRequest(width: 150, height: 90)
            let box = TicketBox(film, stub: stub)
            box.valign = .start
            let page = Box(.vertical)
            page.append(box)
            if isRightToLeft { box.readFromTheRight() }
            let window = Display.show(page)
            window.resize(width: room, height: 400)
            _ = Display.turn { box.allocatedSize.width == room }
            return (film, stub, window)
        }

        @Test("In a window behind others it comes to rest after its button has changed its looks")
        func behindOthers() {
            let (film, stub, window) = ticket(in: 600)
            var drawings = 0
            film.onDraw { _ in drawings += 1 }
            window.enterBackdrop()
            stub.isSensitive = false
            var (seen, rests) = (-1, false)
            func look() {
                if drawings == seen { return rests = true }
                seen = drawings
                ScheduledCall.after(milliseconds: 500) { look() }
            }
            look()
            #expect(Display.turn { rests })
            window.destroy()
        }

        @Test("In a wide window the stub is at the end of the line, and as high as the rest")
        func wide() {
            let (film, stub, window) = ticket(in: 600)
            #expect(film.positionInWindow.x == 0)
            #expect(stub.positionInWindow.x == film.allocatedSize.width)
            #expect(film.allocatedSize.width + stub.allocatedSize.width == 600)
            #expect(film.allocatedSize.height == stub.allocatedSize.height)
            withExtendedLifetime(window) {}
        }

        @Test("Where one reads from the right, the stub is at the left")
        func rightToLeft() {
            let (film, stub, window) = ticket(in: 600, isRightToLeft: true)
            #expect(stub.positionInWindow.x == 0)
            #expect(film.positionInWindow.x == stub.allocatedSize.width)
            withExtendedLifetime(window) {}
        }

        @Test("In a narrow one the stub is beneath the rest, and both are as wide as the ticket")
        func narrow() {
            let (film, stub, window) = ticket(in: 360)
            #expect(film.allocatedSize.width == 360 && stub.allocatedSize.width == 360)
            #expect(stub.positionInWindow.y == film.allocatedSize.height)
            withExtendedLifetime(window) {}
        }
    }
}
