import Gtk
import GtkTestSupport
import Testing

extension GtkTests {
    @Suite("Applications")
    struct ApplicationTests {
        let application: Application

        init() throws { application = try Display.application() }

        @Test("An application keeps its windows until they are closed")
        func keepsWindows() {
            weak var window: ApplicationWindow?
            do {
                let made = ApplicationWindow(application: application)
                made.present()
                window = made
            }
            #expect(window != nil)
            #expect(application.windows.contains { $0 === window })
            window?.close()
            #expect(Display.turn { window == nil })
        }

        @Test("A program that runs in a task, such as an async main, ends with a message")
        func runInATask() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { _ = Application(id: nil).run() }
            }
        }

        @Test("A button and a menu reach an action of their window, and it can be disabled")
        func actions() {
            let window = ApplicationWindow(application: application)
            var calls = 0
            let back = Action("back") { calls += 1 }
            window.add(back)
            let button = Button("Back")
            button.actionName = "win.back"
            window.child = button
            window.present()
            #expect(Display.turn { button.isSensitive })
            button.click()
            back.activate()
            #expect(calls == 2)
            back.isEnabled = false
            #expect(!button.isSensitive)
            back.activate()
            #expect(calls == 2)
            window.destroy()
        }

        @Test("A menu has its items and their keys as soon as it is opened, and afterwards")
        func menu() {
            let window = ApplicationWindow(application: application)
            window.add(Action("back") {})
            application.setAccelerators(["<Primary>b"], for: "win.back")
            let menu = Menu()
            menu.append("_Back", action: "win.back")
            let button = MenuButton("Menu")
            button.setMenu(menu)
            button.showKeys()
            window.child = button
            window.present()
            button.popup()
            #expect(button.offered.map(\.label) == ["Back"])
            #expect(button.offered.map(\.key) == ["Ctrl+B"])
            Display.settle()
            #expect(button.offered.map(\.label) == ["Back"])
            button.click()
            Display.settle()
            window.destroy()
        }

        @Test("The chosen item of a menu is checked for assistive technology")
        func chosenItem() {
            let window = ApplicationWindow(application: application)
            let sorting = ChoiceAction("sort-by", chosen: "day") { _ in }
            window.add(sorting)
            let menu = Menu()
            menu.append("_Day", action: "win.sort-by::day")
            menu.append("_Title", action: "win.sort-by::title")
            let button = MenuButton("Menu")
            button.setMenu(menu)
            window.child = button
            window.present()
            button.popup()
            #expect(button.checked == ["Day"])
            button.click()
            sorting.chosen = "title"
            button.popup()
            #expect(button.checked == ["Title"])
            button.click()
            Display.settle()
            window.destroy()
        }

        @Test("A menu is no wider than its window, and its items keep their whole texts")
        func menuInANarrowWindow() throws {
            let window = ApplicationWindow(application: application)
            window.add(Action("undo") {})
            let words =
                "Undo Delete “Llanfairpwllgwyngyll → Gogerychwyrndrobwllllantysiliogogogoch”"
            let menu = Menu()
            menu.append(words, action: "win.undo")
            let button = MenuButton("Menu")
            button.setMenu(menu)
            button.showKeys()
            window.child = button
            window.setDefaultSize(width: 360, height: 300)
            window.present()
            Display.settle()
            button.popup()
            #expect(button.offered.map(\.label) == [words])
            let width = try #require(button.widthOfMenu)
            #expect(width <= 360 && width > 200)
            button.click()
            Display.settle()
            window.destroy()
        }

        @Test("A menu that is not opened has its items a moment later")
        func menuLater() {
            let menu = Menu()
            menu.append("_Back", action: "win.back")
            let button = MenuButton("Menu")
            button.setMenu(menu)
            let window = Display.show(button)
            #expect(Display.turn { button.offered.map(\.label) == ["Back"] })
            button.setMenu(nil)
            #expect(button.offered.isEmpty)
            withExtendedLifetime(window) {}
        }

        @Test("A window that is closed releases its actions and what they hold")
        func releasesActions() {
            weak var held: Token?
            do {
                let token = Token()
                held = token
                let window = ApplicationWindow(application: application)
                window.add(Action("back") { _ = token })
                window.destroy()
            }
            #expect(Display.turn { held == nil })
        }

        private final class Token {}
    }
}
