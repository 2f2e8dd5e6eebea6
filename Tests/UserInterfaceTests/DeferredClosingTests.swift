import Gtk
import GtkTestSupport
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("A window that ends when it may")
    struct DeferredClosingTests {
        private let window: Window
        private let closing: DeferredClosing

        init() throws {
            try Display.start()
            window = Display.show(Label("window"))
            closing = DeferredClosing(window)
        }

        @Test("It is hidden at once, and waits for running tasks")
        func waiting() {
            closing.isBusy = { true }
            closing.begin()
            Display.settle()
            #expect(closing.isEnding && !window.isVisible)
            closing.comeBack()
            #expect(!closing.isEnding && window.isVisible)
            closing.isBusy = { false }
            closing.endIfClosed()
            Display.settle()
            #expect(window.isVisible)
            window.destroy()
        }

        @Test("A window that is not closed need not come back")
        func open() {
            window.isVisible = false
            closing.comeBack()
            #expect(!window.isVisible)
            window.destroy()
        }
    }
}
