import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Containers keep their children")
    struct ContainerTests {
        init() throws { try Display.start() }

        final class Card: Box {
            let title = Label("card")

            init() {
                super.init(.horizontal)
                append(title)
            }
        }

        @Test("A view in a box lives exactly as long as the box")
        func keepsViews() {
            weak var card: Card?
            do {
                let box = Box()
                do {
                    let made = Card()
                    card = made
                    box.append(made)
                }
                #expect(card?.title.text == "card")
                #expect(box.children.first === card)
            }
            #expect(card == nil)
        }

        @Test("A pane that takes the place of the other one can take the focus at once")
        func panes() {
            let (first, second) = (Box(), Box())
            first.append(Button("First"))
            second.append(Button("Second"))
            let panes = Paned(.horizontal)
            panes.pack1(first, resize: false)
            panes.pack2(second, resize: true)
            second.isVisible = false
            let window = Display.show(panes)
            defer { window.destroy() }
            #expect(!second.isMapped)
            second.isVisible = true
            first.isVisible = false
            #expect(second.isMapped && second.focusFirstInside())
            #expect(window.isFocus(within: second))
        }

        @Test("A view taken out can be put elsewhere")
        func moves() {
            let first = Box()
            let second = Box()
            let card = Card()
            first.append(card)
            second.append(card)
            #expect(first.children.isEmpty)
            #expect(second.children == [card])
            second.removeAll()
            #expect(card.parent == nil)
            first.append(card)
            #expect(first.children == [card])
        }

        @Test("A popover that is opened again as soon as it was closed shows")
        func reopened() {
            let entry = Entry()
            let button = MenuButton("Actions")
            let popover = Popover(relativeTo: button, child: entry)
            button.setPopover(popover)
            let window = Display.show(button)
            window.takeKeyboard()
            button.popup()
            #expect(Display.turn { entry.isMapped })
            popover.popdown()
            button.popup()
            #expect(Display.turn { entry.isMapped && entry.isFocus })
        }

        @Test("A popover that is gone says so to a screen reader that still asks for it")
        func gone() throws {
            let popover = Popover(relativeTo: Button("Actions"))
            let accessible = try #require(gtk_widget_get_accessible(popover.cast()))
            g_object_ref(accessible)
            defer { g_object_unref(accessible) }
            popover.destroy()
            let states = atk_object_ref_state_set(accessible)
            defer { states.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
            #expect(atk_state_set_contains_state(states, ATK_STATE_DEFUNCT) != 0)
        }

        @Test("Children stand where they were put")
        func order() {
            let box = Box()
            let labels = ["a", "b", "c", "d"].map { Label($0) }
            box.append(labels[1])
            box.append(labels[3])
            box.insert(labels[0], at: 0)
            box.insert(labels[2], at: 2)
            #expect(box.children == labels)
            let window = Display.show(box)
            #expect(labels.map(\.positionInWindow.y) == labels.map(\.positionInWindow.y).sorted())
            _ = window
        }

        @Test("Moving a child within its box does not lose it")
        func reorders() {
            let box = Box()
            let labels = ["a", "b", "c"].map { Label($0) }
            for label in labels { box.append(label) }
            box.insert(labels[2], at: 0)
            #expect(box.children == [labels[2], labels[0], labels[1]])
        }

        @Test(
            "What has room for one child gives up the one before",
            arguments: [0, 1, 2])
        func replaces(kind: Int) {
            let bins: [Bin] = [ScrolledWindow(), ListBoxRow(), Button("label")]
            let bin = bins[kind]
            let first = Label("first")
            let second = Label("second")
            bin.child = first
            bin.child = second
            #expect(bin.children == [second])
            #expect(first.parent == nil)
            bin.child = nil
            #expect(bin.children.isEmpty)
            bin.child = first
            #expect(bin.child === first)
        }

        @Test("A destroyed child is gone from its container")
        func destroyedChild() {
            let box = Box()
            let label = Label("gone")
            box.append(label)
            label.destroy()
            #expect(box.children.isEmpty)
        }
    }
}
