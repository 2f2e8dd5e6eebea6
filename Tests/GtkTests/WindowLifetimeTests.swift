import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("A closed window frees what its closures hold")
    struct WindowLifetimeTests {
        let application: Application

        init() throws { application = try Display.application() }

        /// A way to hold a window by a closure.
        ///
        /// Each keeps the object with the closure as well, as a controller of the window would.
        enum Holder: String, CaseIterable, Sendable {
            case signal, action, toggleAction, choiceAction, drawing, list, table, textTable
            case popover, gesture, menu, paned, radioGroup, searchEntry, stack, spinButton, overlay

            @MainActor func hold(_ window: ApplicationWindow, in box: Box) -> [Any] {
                switch self {
                case .signal:
                    let button = Button("Save")
                    box.append(button)
                    button.onClicked { window.title = "" }
                    return [button]
                case .action:
                    let action = Action("save") { window.title = "" }
                    window.add(action)
                    return [action]
                case .toggleAction:
                    let action = ToggleAction("bold", isOn: false) { _ in window.title = "" }
                    window.add(action)
                    return [action]
                case .choiceAction:
                    let action = ChoiceAction("size", chosen: "s") { _ in window.title = "" }
                    window.add(action)
                    return [action]
                case .drawing:
                    let area = DrawingArea()
                    box.append(area)
                    area.drawHandler = { _, _, _ in window.title = "" }
                    area.activateHandler = { _ in window.title = "" }
                    area.keyHandler = { _ in window.title.isEmpty }
                    area.heightForWidth = { _ in window.title.isEmpty ? 1 : 2 }
                    area.onDrag { _, _ in window.title = "" }
                    return [area]
                case .list:
                    let list = ListView()
                    box.append(list)
                    list.activateHandler = { _ in window.title = "" }
                    list.selectionHandler = { _ in window.title = "" }
                    return [list]
                case .table:
                    let table = TableView()
                    box.append(table)
                    table.sortHandler = { _ in window.title = "" }
                    return [table]
                case .textTable:
                    let table = TextTable()
                    box.append(table)
                    table.activateHandler = { _ in window.title = "" }
                    return [table]
                case .popover:
                    let popover = Popover(relativeTo: box, child: Label("more"))
                    popover.onClosed { window.title = "" }
                    return [popover]
                case .gesture:
                    box.onSwipe { _ in window.title = "" }
                    return [box]
                case .menu:
                    let button = MenuButton(iconName: "open-menu-symbolic", name: "Menu")
                    box.append(button)
                    button.onToggled { _ in window.title = "" }
                    return [button]
                case .paned:
                    let paned = Paned(.horizontal)
                    box.append(paned)
                    paned.onMoved { _ in window.title = "" }
                    return [paned]
                case .radioGroup:
                    let group = RadioGroup([(1, "One"), (2, "Two")])
                    box.append(group)
                    group.onChange { _ in window.title = "" }
                    return [group]
                case .searchEntry:
                    let entry = SearchEntry()
                    box.append(entry)
                    entry.onSearchChanged { _ in window.title = "" }
                    return [entry]
                case .stack:
                    let stack = Stack()
                    let label = Label("page")
                    stack.add(label)
                    box.append(stack)
                    stack.show(label, transition: .none) { window.title = "" }
                    return [stack]
                case .spinButton:
                    let spin = SpinButton(0...23)
                    box.append(spin)
                    spin.setFormat(
                        reading: { window.title.isEmpty ? nil : Double($0) },
                        writing: { window.title + String($0) })
                    return [spin]
                case .overlay:
                    let overlay = Overlay(Label("page"))
                    box.append(overlay)
                    overlay.covered = { window }
                    overlay.uncovered = { [window] }
                    return [overlay]
                }
            }
        }

        @Test(
            "Whichever closure holds the window, it goes when it is closed",
            arguments: Holder.allCases)
        func closed(_ holder: Holder) {
            let before = ClosureBoxCount.alive
            weak var gone: ApplicationWindow?
            var kept: [Any] = []
            do {
                let window = ApplicationWindow(application: application)
                gone = window
                let box = Box()
                window.child = box
                kept = holder.hold(window, in: box)
                #expect(!kept.isEmpty)
                window.destroy()
            }
            #expect(gone == nil)
            kept = []
            #expect(ClosureBoxCount.alive == before)
        }
    }
}
