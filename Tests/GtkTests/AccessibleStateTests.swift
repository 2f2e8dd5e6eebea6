import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("States for assistive technology")
    struct AccessibleStateTests {
        init() throws { try Display.start() }

        @Test("A state that was given is there beside GTK's own, until it is taken back")
        func given() {
            let (wrong, right) = (Entry("31"), Entry("30"))
            wrong.setAccessibleState(.invalid)
            #expect(wrong.hasAccessibleState(.invalid))
            #expect(wrong.hasAccessibleState(.focusable))
            #expect(!right.hasAccessibleState(.invalid))
            wrong.setAccessibleState(.busy)
            wrong.setAccessibleState(.invalid, on: false)
            #expect(!wrong.hasAccessibleState(.invalid))
            #expect(wrong.hasAccessibleState(.busy))
        }

        @Test("Widgets of every class take one, whichever class was asked first")
        func classes() {
            let widgets: [Widget] = [
                Box(), SpinButton(0...9), Entry(), ComboBoxText(["a"]), TextView(), Button("b"),
                MenuButton("c"), CheckButton("d"), ProgressBar(), ListBox(), Label("e"),
            ]
            for (number, widget) in widgets.enumerated() where !number.isMultiple(of: 2) {
                widget.setAccessibleState(.busy)
            }
            for (number, widget) in widgets.enumerated() {
                #expect(widget.hasAccessibleState(.busy) == !number.isMultiple(of: 2))
                widget.setAccessibleState(.busy)
                #expect(widget.hasAccessibleState(.busy))
            }
        }

        @Test("A change is told of once")
        func told() {
            let entry = Entry()
            var told = 0
            SignalConnection.connect(UnsafeMutableRawPointer(entry.accessible), "state-change") {
                told += 1
            }
            for isOn in [true, true, false, false] { entry.setAccessibleState(.invalid, on: isOn) }
            #expect(told == 2)
        }

        @Test("Content scrolled by more than a screen has the state of showing while it shows")
        func scrolled() throws {
            let content = Box(.vertical)
            content.setSizeRequest(height: 5_000)
            let scrolled = ScrolledWindow(content, horizontal: .never)
            let window = Display.show(scrolled)
            scrolled.verticalPosition = 4_000
            Display.settle()
            let viewport = try #require(gtk_bin_get_child(scrolled.cast()))
            func shows() -> Bool {
                let states = atk_object_ref_state_set(gtk_widget_get_accessible(viewport))
                defer { g_object_unref(states.map { UnsafeMutableRawPointer($0) }) }
                return atk_state_set_contains_state(states, ATK_STATE_SHOWING) != 0
            }
            #expect(shows())
            scrolled.isVisible = false
            #expect(!shows())
            _ = window
        }

        @Test("A text that cannot be changed is said to be read-only")
        func readOnly() {
            let entry = Entry("so long")
            #expect(!entry.hasAccessibleState(.readOnly))
            entry.isEditable = false
            #expect(entry.hasAccessibleState(.readOnly))
        }

        @Test("A choice says that it has the keyboard, which GTK gives to a button within")
        func choice() {
            let (choice, entry) = (ComboBoxText(["Train", "Bus"], selectedIndex: 0), Entry())
            let box = Box()
            for part in [choice, entry] as [Widget] { box.append(part) }
            let window = Display.show(box)
            window.takeKeyboard()
            #expect(choice.hasAccessibleState(.focusable))
            choice.grabFocus()
            #expect(Display.turn { choice.hasAccessibleState(.focused) })
            entry.grabFocus()
            #expect(Display.turn { !choice.hasAccessibleState(.focused) })
            withExtendedLifetime(window) {}
        }

        @Test("A button says whether what it opens is open")
        func menu() {
            let button = MenuButton("More")
            button.setPopover(Popover(relativeTo: button, child: Label("all of it")))
            let window = Display.show(button)
            #expect(button.hasAccessibleState(.hasPopup))
            #expect(!button.hasAccessibleState(.expanded))
            button.popup()
            #expect(button.hasAccessibleState(.expanded))
            button.click()
            #expect(!button.hasAccessibleState(.expanded))
            withExtendedLifetime(window) {}
        }

        @Test("An announcement is made once and unchanged, and an empty one is not made")
        func announced() {
            let label = Label("3 entries")
            var told = 0
            let signal =
                g_signal_lookup("notification", atk_object_get_type()) != 0
                ? "notification" : "announcement"
            SignalConnection.connect(UnsafeMutableRawPointer(label.accessible), signal) {
                (words: String) in
                #expect(words == "3 entries")
                told += 1
            }
            label.announce("3 entries")
            label.announce("")
            #expect(told == 1)
        }

        @Test(
            "What has the keyboard says so, though what was to have it before the window lost it goes just then"
        )
        func focusIsTold() {
            let (begun, first, second) = (Button("begun"), Button("first"), Button("second"))
            let box = Box(.horizontal)
            for button in [begun, first, second] { box.append(button) }
            let window = Display.show(box)
            window.takeKeyboard()
            begun.grabFocus()
            Display.settle()
            #expect(begun.hasAccessibleState(.focused))

            first.grabFocus()
            window.loseKeyboard()
            Display.settle()
            window.takeKeyboard()
            Display.settle()
            #expect(first.hasAccessibleState(.focused))

            second.grabFocus()
            first.destroy()
            #expect(Display.turn { second.hasAccessibleState(.focused) })
        }
    }
}
