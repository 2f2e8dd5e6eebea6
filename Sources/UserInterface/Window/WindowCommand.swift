/// A command of the window's menus, keys and buttons. The raw values are the names of the actions.
enum WindowCommand: String, CaseIterable {
    case newFilm = "new-film"
    case newTrip = "new-trip"
    case newPass = "new-pass"
    case newClaim = "new-claim"
    case newLine = "new-line"
    case importFiles = "import"
    case importFolder = "import-folder"

    case edit, again, join, watched, now, copy, mail, delete
    case wayBack = "return"
    case nextLeg = "next-leg"
    case addToList = "add-to-list"
    /// The command that adds all films that the search has found to a list.
    case addFound = "add-found"
    case takeOut = "take-out"
    case legUp = "leg-up"
    case legDown = "leg-down"
    case writeClaim = "claim"
    case export
    case exportEntry = "export-entry"
    case printEntry = "print-entry"

    case undo, redo
    case undoImport = "undo-import"

    case search, sort, back, forward, menu, help, welcome, shortcuts, about, preferences, profile,
        close
    case savedSearches = "saved-searches"
    case copyTable = "copy-table"
    /// The command that shows the trips of the list on the map of the statistics.
    case map
    /// The command that prints the shown entry, statistics or table.
    case print = "page"
    case chooseJournal = "choose-journal"
    /// The command that reads the journal's folder again.
    case refresh

    /// The accelerators in GTK's syntax.
    var keys: [String] { Self.keys[self] ?? [] }

    /// The accelerators of the commands that have some. Ctrl+C and Delete keep their meaning in a list
    /// and in a text.
    private static let keys: [WindowCommand: [String]] = [
        .newFilm: ["<Primary>n"],
        .newTrip: ["<Primary><Shift>n"],
        .newLine: ["<Primary>l"],
        .importFiles: ["<Primary>i"],
        .edit: ["<Primary>e"],
        .again: ["<Primary>d"],
        .wayBack: ["<Primary><Shift>d"],
        .nextLeg: ["<Primary><Shift>l"],
        .join: ["<Primary>j"],
        .takeOut: ["<Primary><Shift>j"],
        .legUp: ["<Alt>Up"],
        .legDown: ["<Alt>Down"],
        .watched: ["<Primary>Return", "<Primary>KP_Enter"],
        .now: ["<Primary><Shift>Return", "<Primary><Shift>KP_Enter"],
        .export: ["<Primary><Shift>e"],
        .undo: ["<Primary>z"],
        .redo: ["<Primary><Shift>z"],
        .search: ["<Primary>f"],
        .sort: ["<Primary><Shift>o"],
        .back: ["<Alt>Left", "Back"],
        .forward: ["<Alt>Right", "Forward"],
        .menu: ["F10"],
        .help: ["F1"],
        .shortcuts: ["<Primary>question", "<Primary>F1"],
        .preferences: ["<Primary>comma"],
        .close: ["<Primary>w"],
        .savedSearches: ["<Primary>b"],
        .copyTable: ["<Primary><Shift>c"],
        .map: ["<Primary>m"],
        .print: ["<Primary>p"],
        .chooseJournal: ["<Primary>o"],
        .refresh: ["F5", "<Primary>r"],
    ]

    /// Whether the command is disabled in a read-only journal. Recording the present minute is
    /// refused by the shown page instead.
    var changesJournal: Bool { Self.changing.contains(self) }

    private static let changing: Set<WindowCommand> = [
        .newFilm, .newTrip, .newPass, .newClaim, .newLine, .importFiles, .importFolder, .edit,
        .again, .wayBack, .nextLeg, .join, .takeOut, .legUp, .legDown, .addToList, .addFound,
        .watched, .delete, .undo, .redo, .undoImport,
    ]
}
