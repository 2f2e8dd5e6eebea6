// Moves the file named on the command line to the trash, and back if there is another word. The
// environment of the process says where the trash is, which GLib looks up only once per process.
// With “find”, the program moves a file back that is in the trash already.
import Foundation
import Gtk

do {
    if CommandLine.arguments.last == "find" {
        let file = Trash.file(from: CommandLine.arguments[1]) { _ in true }
        print(file?.moveBack() == true ? "back" : "lost")
        exit(0)
    }
    let file = try Trash.move(CommandLine.arguments[1])
    print("moved")
    if CommandLine.arguments.count > 2 {
        print(file?.moveBack() == true ? "back" : "lost")
        print(file?.moveBack() == true ? "back" : "lost")
    }
} catch {
    print(error.message)
}
