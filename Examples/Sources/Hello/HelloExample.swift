import Gtk

@main
enum HelloExample {
    static func main() {
        let application = Application(id: "org.example.Hello")
        application.onActivate {
            let window = ApplicationWindow(application: application)
            window.title = "Hello"
            window.setDefaultSize(width: 400, height: 300)
            window.child = Label("Hello, GTK")
            window.present()
        }
        application.run()
    }
}
