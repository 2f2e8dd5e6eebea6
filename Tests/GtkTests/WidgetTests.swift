import Gtk
import GtkTestSupport
import Testing

extension GtkTests {
    @Suite("Widgets")
    struct WidgetTests {
        init() throws { try Display.start() }

        @Test("Properties read back as they were set")
        func properties() {
            let label = Label("a")
            #expect(label.isVisible)
            label.isVisible = false
            #expect(!label.isVisible)
            label.margin = 12
            label.marginStart = 6
            #expect([label.marginTop, label.marginBottom, label.marginEnd] == [12, 12, 12])
            #expect(label.marginStart == 6)
            label.halign = .end
            label.valign = .baseline
            #expect(label.halign == .end)
            #expect(label.valign == .baseline)
            label.ellipsis = .end
            #expect(label.ellipsis == .end)
        }

        @Test("Style classes come and go")
        func styleClasses() {
            let label = Label("a")
            label.setStyleClass("dim-label", on: true)
            #expect(label.hasStyleClass("dim-label"))
            label.setStyleClass("dim-label", on: false)
            #expect(!label.hasStyleClass("dim-label"))
        }

        @Test("The dark theme can be asked for")
        func darkTheme() {
            Settings.prefersDarkTheme = true
            #expect(Settings.prefersDarkTheme)
            Settings.prefersDarkTheme = false
            #expect(!Settings.prefersDarkTheme)
        }

        @Test("Setting the text that is there already leaves the cursor where it is")
        func cursor() {
            let entry = Entry("Köln Hbf")
            entry.cursorPosition = 4
            entry.text = "Köln Hbf"
            #expect(entry.cursorPosition == 4)
        }

        @Test("An entry keeps all of a text that it has no room for, and does not let it be edited")
        func longEntry() {
            let tags = (0..<20_000).map { "tag\($0)" }.joined(separator: ", ")
            let entry = Entry(tags)
            #expect(entry.text == tags)
            #expect(!entry.isEditable)
            entry.text = "alps"
            #expect(entry.text == "alps")
            #expect(entry.isEditable)
        }

        @Test("An insensitive widget is not activated")
        func insensitive() {
            var clicks = 0
            let button = Button("Record")
            button.onClicked { clicks += 1 }
            let window = Window()
            window.child = button
            window.present()
            button.isSensitive = false
            #expect(!button.activate())
            #expect(clicks == 0)
            button.isSensitive = true
            #expect(button.activate())
            window.destroy()
        }

        @Test("A button names the action it activates, and follows its sensitivity")
        func actionButton() {
            let window = Window()
            let button = Button("Back")
            window.child = button
            button.actionName = "win.back"
            #expect(button.actionName == "win.back")
            #expect(!button.isSensitive)
        }

        @Test("An info bar tells which of its buttons was pressed")
        func infoBar() {
            let bar = InfoBar(.info)
            bar.content.append(Label("Deleted."))
            let undo = bar.addButton("Undo", response: Response(rawValue: 1))
            var heard: [Response] = []
            bar.onResponse { heard.append($0) }
            undo.click()
            #expect(heard == [Response(rawValue: 1)])
            bar.remove(undo)
            #expect(bar.children == [bar.content])
        }

        @Test("A menu button opens and closes its menu")
        func menuButton() {
            let menu = Menu()
            menu.append("_New film", action: "win.new-film")
            let button = MenuButton(iconName: "list-add-symbolic", name: "Add")
            button.setMenu(menu)
            let window = Display.show(button)
            button.popup()
            #expect(button.isActive)
            button.click()
            #expect(!button.isActive)
            _ = window
        }

        @Test("A revealer shows its child once it is told to")
        func revealer() {
            let label = Label("a")
            let revealer = Revealer(child: label)
            let window = Display.show(revealer)
            #expect(!label.isMapped)
            revealer.isRevealed = true
            #expect(Display.turn { label.isMapped })
            _ = window
        }
    }
}
