// Moves the file named on the command line to the trash, and back where there is another word, in a process whose environment says
// where that is: GLib asks for it only once in the life of a process.
import Gtk

do {
    let file = try Trash.move(CommandLine.arguments[1])
    print("moved")
    if CommandLine.arguments.count > 2 {
        print(file?.moveBack() == true ? "back" : "lost")
        print(file?.moveBack() == true ? "back" : "lost")
    }
} catch {
    print(error.message)
}
