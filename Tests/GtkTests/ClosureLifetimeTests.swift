import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Closures and wrappers die with their widget")
    struct ClosureLifetimeTests {
        init() throws { try Display.start() }

        @Test("A released widget releases its closures, and GTK lets go of it")
        func releasedWidget() {
            let before = ClosureBoxCount.alive
            let death = Death()
            do {
                let box = Box()
                death.watch(box)
                box.onButtonPress { _ in false }
                box.onMap {}
                #expect(ClosureBoxCount.alive == before + 2)
                #expect(!death.hasCome)
            }
            #expect(ClosureBoxCount.alive == before)
            #expect(death.hasCome)
        }

        @Test("Destroying a widget releases a closure that holds the widget itself")
        func destroyedWidget() {
            let before = ClosureBoxCount.alive
            let death = Death()
            weak var gone: Box?
            do {
                let box = Box()
                gone = box
                death.watch(box)
                box.onMap { box.isVisible = false }
                box.destroy()
            }
            #expect(gone == nil)
            #expect(death.hasCome)
            #expect(ClosureBoxCount.alive == before)
        }

        @Test("Destroying a window ends the closures of all that is in it")
        func destroyedWindow() {
            let before = ClosureBoxCount.alive
            let button = Button("Save")
            let window = Window()
            let box = Box()
            box.append(button)
            window.child = box
            button.onClicked { button.label = "Saved" }
            window.destroy()
            #expect(ClosureBoxCount.alive == before)
        }

        @Test("A window goes with its wrapper, and its popovers and menus with it")
        func releasedWindow() {
            let deaths = [Death(), Death(), Death()]
            do {
                let window = Window()
                let button = MenuButton(iconName: "open-menu-symbolic", name: "Menu")
                button.setMenu(Menu())
                let popover = Popover(relativeTo: button, child: Label("more"))
                window.child = button
                for (death, widget) in zip(deaths, [window, button, popover]) {
                    death.watch(widget)
                }
            }
            #expect(deaths.map(\.hasCome) == [true, true, true])
        }

        @Test("A closure that ends its own widget is run to its end")
        func endsItself() {
            let button = Button("Close")
            var steps: [String] = []
            button.onClicked { [weak button] in
                steps.append("before")
                button?.destroy()
                steps.append("after")
            }
            button.click()
            #expect(steps == ["before", "after"])
        }
    }
}

/// Records whether GTK has released an object, which Swift's leak checkers do not see.
final class Death {
    private(set) var hasCome = false

    func watch(_ object: Object) {
        g_object_weak_ref(
            object.cast(),
            { data, _ in
                guard let data else { return }
                MainActor.assumeIsolated {
                    Unmanaged<Death>.fromOpaque(data).takeUnretainedValue().hasCome = true
                }
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}
