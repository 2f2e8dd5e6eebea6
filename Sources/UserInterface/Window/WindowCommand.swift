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
    var keys: [String] {
        switch self {
        case .newFilm: ["<Primary>n"]
        case .newTrip: ["<Primary><Shift>n"]
        case .newLine: ["<Primary>l"]
        case .importFiles: ["<Primary>i"]
        case .edit: ["<Primary>e"]
        case .again: ["<Primary>d"]
        case .wayBack: ["<Primary><Shift>d"]
        case .nextLeg: ["<Primary><Shift>l"]
        case .join: ["<Primary>j"]
        case .takeOut: ["<Primary><Shift>j"]
        case .legUp: ["<Alt>Up"]
        case .legDown: ["<Alt>Down"]
        case .watched: ["<Primary>Return", "<Primary>KP_Enter"]
        case .now: ["<Primary><Shift>Return", "<Primary><Shift>KP_Enter"]
        case .export: ["<Primary><Shift>e"]
        case .undo: ["<Primary>z"]
        case .redo: ["<Primary><Shift>z"]
        case .search: ["<Primary>f"]
        case .sort: ["<Primary><Shift>o"]
        case .back: ["<Alt>Left", "Back"]
        case .forward: ["<Alt>Right", "Forward"]
        case .menu: ["F10"]
        case .help: ["F1"]
        case .shortcuts: ["<Primary>question", "<Primary>F1"]
        case .preferences: ["<Primary>comma"]
        case .close: ["<Primary>w"]
        case .savedSearches: ["<Primary>b"]
        case .copyTable: ["<Primary><Shift>c"]
        case .map: ["<Primary>m"]
        case .print: ["<Primary>p"]
        case .chooseJournal: ["<Primary>o"]
        case .refresh: ["F5", "<Primary>r"]
        // Ctrl+C and Delete keep their meaning in a list and in a text.
        case .copy, .delete: []
        case .newPass, .newClaim, .importFolder, .writeClaim, .mail, .exportEntry, .printEntry,
            .addToList, .addFound, .undoImport, .welcome, .about, .profile:
            []
        }
    }

    /// Whether the command is disabled in a read-only journal. Recording the present minute is
    /// refused by the shown page instead.
    var changesJournal: Bool {
        switch self {
        case .newFilm, .newTrip, .newPass, .newClaim, .newLine, .importFiles, .importFolder, .edit,
            .again, .wayBack, .nextLeg, .join, .takeOut, .legUp, .legDown, .addToList, .addFound,
            .watched, .delete, .undo, .redo, .undoImport:
            true
        default: false
        }
    }
}
