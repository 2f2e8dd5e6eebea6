/// The keys of the window, as the window of keyboard shortcuts lists them.
enum KeyboardShortcuts {
    struct Group: Hashable {
        let title: String
        let shortcuts: [Shortcut]
    }

    struct Shortcut: Hashable {
        /// Such as `<Primary>n`; any of them does it.
        let keys: [String]
        let title: String

        init(_ title: String, _ keys: String...) {
            self.title = title
            self.keys = keys
        }
    }

    static let groups = [
        Group(
            title: "Entries",
            shortcuts: [
                Shortcut("New film", "<Primary>n"),
                Shortcut("New trip", "<Primary><Shift>n"),
                Shortcut(
                    "Trip in one line; in the search, the trip or film typed there", "<Primary>l"),
                Shortcut("Edit", "<Primary>e"),
                Shortcut("Again, as a new entry of today", "<Primary>d"),
                Shortcut("Return, as a new trip", "<Primary><Shift>d"),
                Shortcut("Next leg of a journey, as a new trip", "<Primary><Shift>l"),
                Shortcut("Join a trip to the one before it", "<Primary>j"),
                Shortcut("Take a trip out of its journey", "<Primary><Shift>j"),
                Shortcut("Move a leg of a journey", "<Alt>Up", "<Alt>Down"),
                Shortcut("Mark a wanted film as watched today", "<Primary>Return"),
                Shortcut("Write down a delay or a time, on the page of a trip", "0", "plus"),
                Shortcut("Write down that a trip departs or arrives now", "<Primary><Shift>Return"),
                Shortcut("Move to the trash", "<Primary>Delete", "Delete"),
                Shortcut("Copy, in the list", "<Primary>c"),
                Shortcut("Menu of the entry, in the list", "<Shift>F10", "Menu"),
                Shortcut("Undo", "<Primary>z"),
                Shortcut("Redo", "<Primary><Shift>z"),
            ]),
        Group(
            title: "Files",
            shortcuts: [
                Shortcut("Open another journal", "<Primary>o"),
                Shortcut("Import", "<Primary>i"),
                Shortcut("Export", "<Primary><Shift>e"),
                Shortcut("Print or save a page, of the years", "<Primary>p"),
            ]),
        Group(
            title: "Window",
            shortcuts: [
                Shortcut("Search", "<Primary>f"),
                Shortcut("Saved searches", "<Primary>b"),
                Shortcut("Sort the list", "<Primary><Shift>o"),
                Shortcut("Journal", "<Primary>1"),
                Shortcut("Years", "<Primary>2"),
                Shortcut("Table", "<Primary>3"),
                Shortcut("Lists of films", "<Primary>4"),
                Shortcut("Copy the table", "<Primary><Shift>c"),
                Shortcut("Table or picture, in a picture", "<Primary>t"),
                Shortcut("Back", "<Alt>Left", "Escape"),
                Shortcut("Hide or show the list", "F9"),
                Shortcut("Menu", "F10"),
                Shortcut("Keyboard shortcuts", "<Primary>question", "<Primary>F1"),
                Shortcut("Close", "<Primary>w"),
                Shortcut("Quit", "<Primary>q"),
            ]),
    ]
}
