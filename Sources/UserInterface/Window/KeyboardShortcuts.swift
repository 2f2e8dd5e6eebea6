/// The keys of the window, in the order of the shortcuts window.
enum KeyboardShortcuts {
    struct Group: Hashable {
        let title: String
        let shortcuts: [Shortcut]
    }

    struct Shortcut: Hashable {
        /// The alternative accelerators, such as `<Primary>n`.
        let keys: [String]
        let title: String

        init(_ title: String, _ keys: String...) {
            self.title = title
            self.keys = keys
        }
    }

    static let groups = [
        Group(
            title: localized("Entries"),
            shortcuts: [
                Shortcut(localized("New film"), "<Primary>n"),
                Shortcut(localized("New trip"), "<Primary><Shift>n"),
                Shortcut(localized("Quick entry"), "<Primary>l"),
                Shortcut(localized("Edit"), "<Primary>e"),
                Shortcut(localized("Repeat as a new entry today"), "<Primary>d"),
                Shortcut(localized("Add the return trip"), "<Primary><Shift>d"),
                Shortcut(localized("Add a leg to a journey"), "<Primary><Shift>l"),
                Shortcut(localized("Join a trip to the previous one"), "<Primary>j"),
                Shortcut(localized("Remove a trip from its journey"), "<Primary><Shift>j"),
                Shortcut(localized("Move a leg of a journey"), "<Alt>Up", "<Alt>Down"),
                Shortcut(
                    localized("Mark a film on the watchlist as watched today"), "<Primary>Return"),
                Shortcut(localized("Choose feedback (feedback page)"), "1", "2", "3"),
                Shortcut(localized("Paste a picture (film page)"), "<Primary>v"),
                Shortcut(localized("Record a delay or time (trip page)"), "0", "plus"),
                Shortcut(localized("Record departure or arrival now"), "<Primary><Shift>Return"),
                Shortcut(localized("Move to the trash"), "<Primary>Delete", "Delete"),
                Shortcut(localized("Copy, in the list"), "<Primary>c"),
                Shortcut(localized("Menu of the entry, in the list"), "<Shift>F10", "Menu"),
                Shortcut(localized("Undo"), "<Primary>z"),
                Shortcut(localized("Redo"), "<Primary><Shift>z"),
            ]),
        Group(
            title: localized("Files"),
            shortcuts: [
                Shortcut(localized("Open another journal"), "<Primary>o"),
                Shortcut(localized("Import"), "<Primary>i"),
                Shortcut(localized("Export"), "<Primary><Shift>e"),
                Shortcut(localized("Print"), "<Primary>p"),
            ]),
        Group(
            title: localized("Window"),
            shortcuts: [
                Shortcut(localized("Search"), "<Primary>f"),
                Shortcut(localized("Saved searches"), "<Primary>b"),
                Shortcut(localized("Sort the list"), "<Primary><Shift>o"),
                Shortcut(localized("Journal"), "<Primary>1"),
                Shortcut(localized("Statistics"), "<Primary>2"),
                Shortcut(localized("Map of the trips in the list"), "<Primary>m"),
                Shortcut(localized("Table"), "<Primary>3"),
                Shortcut(localized("Lists of films"), "<Primary>4"),
                Shortcut(localized("Copy the table"), "<Primary><Shift>c"),
                Shortcut(localized("Switch chart and table"), "<Primary>t"),
                Shortcut(localized("Back"), "<Alt>Left", "Escape"),
                Shortcut(localized("Forward"), "<Alt>Right"),
                Shortcut(localized("Hide or show the list"), "F9"),
                Shortcut(localized("Look at the journal’s folder again"), "F5", "<Primary>r"),
                Shortcut(localized("Menu"), "F10"),
                Shortcut(localized("Preferences"), "<Primary>comma"),
                Shortcut(localized("Help"), "F1"),
                Shortcut(localized("Keyboard shortcuts"), "<Primary>question", "<Primary>F1"),
                Shortcut(localized("Close"), "<Primary>w"),
                Shortcut(localized("Quit"), "<Primary>q"),
            ]),
    ]
}
