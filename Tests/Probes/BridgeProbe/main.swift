// Runs an application whose main actor has work, prints what ran in which order, waits for
// an idle stretch, prints how often the bridge was woken in it, and closes the last window.
import Dispatch
import Gtk

let application = Application(id: nil, options: .nonUnique)
var ran: Set<String> = []

func note(_ name: String) {
    ran.insert(name)
    guard ran.count == 4 else { return }
    print(ran.sorted().joined(separator: " "))
    // Whatever is still on its way arrives before the stretch begins.
    ScheduledCall.after(milliseconds: 100) {
        let before = MainQueueBridge.wakeUps
        ScheduledCall.after(milliseconds: 500) {
            print("woken while idle: \(MainQueueBridge.wakeUps - before)")
            print("woken in all: \(MainQueueBridge.wakeUps > 0 ? "some" : "none")")
            print("windows kept: \(application.windows.count)")
            application.windows.first?.close()
        }
    }
}

// Queued before there is a main loop to run it.
Task { note("early-task") }

application.onActivate {
    let window = ApplicationWindow(application: application)
    window.present()
    Task { note("task") }
    Task {
        try? await Task.sleep(for: .milliseconds(20))
        note("sleep")
    }
    DispatchQueue.global().async {
        DispatchQueue.main.async { note("queue") }
    }
}

// A bridge that does not work ends here, with nothing printed.
ScheduledCall.after(milliseconds: 20_000) { application.quit() }

let status = application.run()
if status != 0 { print("status \(status)") }
