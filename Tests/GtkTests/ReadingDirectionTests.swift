import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Reading direction")
    struct ReadingDirectionTests {
        init() throws { try Display.start() }

        @Test("A box that reads from left to right does so in languages that do not")
        func leftToRight() {
            gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
            defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
            #expect(isMirrored(Box(.horizontal)))
            let clock = Box(.horizontal)
            clock.readsLeftToRight()
            #expect(!isMirrored(clock))
        }

        private func isMirrored(_ clock: Box) -> Bool {
            let hour = Label("14")
            let minute = Label("02")
            clock.append(hour)
            clock.append(minute)
            let window = Display.show(clock)
            defer { window.close() }
            return left(hour) > left(minute)
        }

        private func left(_ widget: Widget) -> Int32 {
            var allocation = GtkAllocation()
            gtk_widget_get_allocation(widget.cast(), &allocation)
            return allocation.x
        }
    }
}
