import Gtk

/// A million numbers, of which only those on the screen are ever made.
final class Numbers: ListViewDataSource {
    let numberOfRows = 1_000_000

    func row(at index: Int) -> ListRow {
        ListRow(
            .entry(
                id: String(index), icon: "starred-symbolic", iconName: "Star",
                title: "Number \(index)", subtitle: index.isMultiple(of: 2) ? "even" : "odd"))
    }

    func index(of id: String) -> Int? { Int(id) }
}

@main
enum MillionRowsExample {
    static func main() {
        let application = Application(id: "org.example.MillionRows")
        let numbers = Numbers()
        application.onActivate {
            let window = ApplicationWindow(application: application)
            let list = ListView()
            list.accessibleName = "Numbers"
            list.dataSource = numbers
            list.activateHandler = { window.title = "Number \($0)" }
            let scrolled = ScrolledWindow()
            scrolled.child = list
            window.setDefaultSize(width: 400, height: 300)
            window.child = scrolled
            window.present()
        }
        application.run()
    }
}
