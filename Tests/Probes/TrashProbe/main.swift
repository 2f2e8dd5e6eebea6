// Moves the file named on the command line to the trash, in a process whose environment says
// where that is: GLib asks for it only once in the life of a process.
import Gtk

do {
    try Trash.move(CommandLine.arguments[1])
    print("moved")
} catch {
    print(error.message)
}
