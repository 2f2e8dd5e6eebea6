import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Accessible names and roles")
    struct AccessibilityTests {
        init() throws { try Display.start() }

        @Test("A name and a role are those that were given")
        func given() {
            let box = Box()
            box.accessibleName = "Journal entries"
            box.accessibleDescription = "Newest first"
            box.setAccessibleRole(.link)
            #expect(box.accessibleName == "Journal entries")
            #expect(box.accessibleDescription == "Newest first")
            #expect(box.hasAccessibleRole(.link))
        }

        @Test("Buttons go by their words, or by the name given with their icon")
        func buttons() {
            #expect(Button("Leave feedback").accessibleName == "Leave feedback")
            #expect(Button(iconName: "go-previous-symbolic", name: "Back").accessibleName == "Back")
            #expect(
                ToggleButton(iconName: "edit-find-symbolic", name: "Find").accessibleName == "Find")
            let menu = MenuButton(iconName: "open-menu-symbolic", name: "Menu")
            #expect(menu.accessibleName == "Menu")
            #expect(atk_object_get_role(menu.accessible) == ATK_ROLE_TOGGLE_BUTTON)
        }

        @Test("A mnemonic label names the widget it leads to")
        func mnemonic() {
            let entry = Entry()
            let label = Label(mnemonic: "_Title", for: entry)
            #expect(label.text == "Title")
            let named: UnsafeMutablePointer<GtkWidget> = entry.cast()
            #expect(gtk_label_get_mnemonic_widget(label.cast()) == named)
            #expect(entry.isLabelled(by: label))
        }

        @Test("A label can be said to name a widget")
        func relation() {
            let label = Label("Notes")
            let view = TextView()
            #expect(!view.isLabelled(by: label))
            view.setLabelledBy(label)
            #expect(view.isLabelled(by: label))
        }

        @Test("The buttons of a choice are radio buttons with their words")
        func radioGroup() {
            let group = RadioGroup([(false, "Average"), (true, "Polarized")])
            #expect(group.children.map(\.accessibleName) == ["Average", "Polarized"])
            let roles = group.children.map { atk_object_get_role($0.accessible) }
            #expect(roles == [ATK_ROLE_RADIO_BUTTON, ATK_ROLE_RADIO_BUTTON])
        }
    }
}
