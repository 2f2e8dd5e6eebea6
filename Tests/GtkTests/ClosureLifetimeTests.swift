import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Closures die with their widget")
    struct ClosureLifetimeTests {
        init() throws { try Display.start() }

        @Test("A released widget releases its closures")
        func releasedWidget() {
            let before = ClosureBoxCount.alive
            do {
                let box = EventBox()
                box.onButtonPress { _ in false }
                box.onMap {}
                #expect(ClosureBoxCount.alive == before + 2)
            }
            #expect(ClosureBoxCount.alive == before)
        }

        @Test("Destroying a widget releases a closure that holds the widget itself")
        func destroyedWidget() {
            let before = ClosureBoxCount.alive
            weak var gone: Box?
            do {
                let box = Box()
                gone = box
                box.onMap { box.hide() }
                box.destroy()
            }
            #expect(gone == nil)
            #expect(ClosureBoxCount.alive == before)
        }
    }
}
