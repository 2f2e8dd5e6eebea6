import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Stacks")
    struct StackTests {
        let stack = Stack()
        let first = Label("first")
        let second = Label("second")

        init() throws {
            try Display.start()
            Settings.hasAnimations = true
            stack.add(first, name: "first")
            stack.add(second, name: "second")
        }

        @Test("A transition says when it has come to its end")
        func animated() {
            let window = Display.show(stack)
            stack.transitionDuration = 50
            var events: [String] = []
            stack.show(second, transition: .slideForward) { events.append("completed") }
            #expect(stack.isTransitionRunning)
            #expect(events == [])
            #expect(stack.visibleChild === second)
            #expect(Display.turn { !stack.isTransitionRunning })
            #expect(events == ["completed"])
            _ = window
        }

        @Test("Without a transition the end comes at once")
        func immediate() {
            var events: [String] = []
            stack.show(second, transition: .slideForward) { events.append("not on screen") }
            #expect(events == ["not on screen"])
            let window = Display.show(stack)
            stack.show(first, transition: .none) { events.append("none") }
            stack.show(first, transition: .slideBack) { events.append("already there") }
            #expect(events == ["not on screen", "none", "already there"])
            _ = window
        }

        @Test("A page is dropped once another has taken its place, but for the one to keep")
        func turnedPages() {
            let (empty, one, other) = (Label("empty"), Label("one"), Label("other"))
            let stack = Stack()
            let window = Display.show(stack)
            stack.turn(to: empty)
            var turned = 0
            stack.turn(to: one, keeping: empty) { turned += 1 }
            #expect(empty.parent === stack)
            stack.transitionDuration = 50
            stack.turn(to: other, keeping: empty, transition: .slideForward) { turned += 1 }
            #expect(one.parent === stack)
            #expect(Display.turn { !stack.isTransitionRunning })
            #expect(one.parent == nil)
            stack.turn(to: empty, keeping: empty)
            #expect(other.parent == nil)
            #expect(turned == 2)
            _ = window
        }

        @Test("A key pressed while a child is on its way out does not lead into it")
        func focusWhileSliding() {
            let stack = Stack()
            let (goes, comes) = (Box(), Box())
            let parts = (0..<2).map { Button("\($0)") }
            goes.append(Button("of what goes"))
            for part in parts { comes.append(part) }
            for child in [goes, comes] { stack.add(child) }
            let beside = Button("beside")
            let all = Box()
            all.append(beside)
            all.append(stack, expand: true)
            let window = Display.show(all)
            window.takeKeyboard()
            stack.transitionDuration = 200
            stack.show(comes, transition: .slideBack) { stack.remove(goes) }
            parts[0].grabFocus()
            window.press(.shiftTab, .shift)
            #expect(beside.isFocus)
            parts[1].grabFocus()
            window.press(.tab)
            #expect(beside.isFocus)
            #expect(Display.turn { !stack.isTransitionRunning })
        }

        @Test("Children are known by name, and can be taken out")
        func names() {
            stack.visibleChildName = "second"
            #expect(stack.visibleChildName == "second")
            #expect(stack.visibleChild === second)
            stack.remove(second)
            #expect(stack.visibleChild === first)
            #expect(stack.children == [first])
        }

        @Test("Forward and back follow the reading direction")
        func mirrored() {
            Settings.isRightToLeft = true
            defer { Settings.isRightToLeft = false }
            let mirrored = Stack()
            mirrored.setTransition(.slideForward)
            #expect(
                gtk_stack_get_transition_type(mirrored.cast())
                    == GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT)
            mirrored.setTransition(.slideBack)
            #expect(
                gtk_stack_get_transition_type(mirrored.cast())
                    == GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT)
        }
    }
}
