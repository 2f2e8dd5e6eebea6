import Gtk

@main
enum ColourButtonExample {
    static func main() {
        let application = Application(id: "org.example.ColourButton")
        application.onActivate {
            let window = ApplicationWindow(application: application)
            let (button, label) = (ColourButton(), Label("Choose a colour"))
            button.onChoice { label.text = $0 }
            let box = Box(spacing: 6)
            box.append(button)
            box.append(label)
            window.setDefaultSize(width: 400, height: 300)
            window.child = box
            window.present()
        }
        application.run()
    }
}
