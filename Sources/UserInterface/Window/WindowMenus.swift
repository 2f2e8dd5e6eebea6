internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// The menus of the window, whose items name its actions.
final class WindowMenus {
    let main = Menu()
    let add = Menu()
    /// The views to choose from.
    let views = Menu()
    /// The actions of the selected row.
    let row = Menu()
    /// What the list is sorted by.
    let order = Menu()
    private let steps = Menu()
    private let journals = Menu()

    init() {
        add.append("New _Film", action: "win.new-film")
        add.append("New _Trip", action: "win.new-trip")
        add.append("New _Season Ticket", action: "win.new-pass")
        add.append("Trip in One _Line…", action: "win.new-line")
        add.append("New _Claim…", action: "win.new-claim")
        let next = Menu()
        next.append("A_gain", action: "win.again")
        next.append("_Return", action: "win.return")
        next.append("Ne_xt Leg", action: "win.next-leg")
        add.appendSection(nil, next)
        let sources = Menu()
        sources.append("_Import…", action: "win.import")
        sources.append("Import a F_older…", action: "win.import-folder")
        add.appendSection(nil, sources)

        for view in WindowView.allCases {
            views.append(
                LocalWords.ofWidgets.view(view), action: "win.view::\(view.rawValue)")
        }

        let view = Menu()
        view.append("_Search", action: "win.search")
        view.append("_Hide the List", action: "win.hide-list")
        let others = Menu()
        others.append("_Open Journal…", action: "win.choose-journal")
        others.appendSubmenu("Recent _Journals", journals)
        let interchange = Menu()
        interchange.append("_Export…", action: "win.export")
        interchange.append("_Print or Save a Page…", action: "win.page")
        interchange.append("Undo Last _Import…", action: "win.undo-import")
        let program = Menu()
        program.append("Traveller’s _Details…", action: "win.profile")
        let reminders = Menu()
        reminders.append(LocalWords.ofWidgets.remindsOfTrips, action: "win.remind-of-trips")
        reminders.append(
            LocalWords.ofWidgets.remindsOfDeadlines, action: "win.remind-of-deadlines")
        program.appendSubmenu("_Reminders", reminders)
        program.append("_Keyboard Shortcuts", action: "win.shortcuts")
        program.append("_About Counterfoil", action: "win.about")
        program.append("_Quit", action: "app.quit")
        main.appendSection(nil, steps)
        main.appendSection(nil, views)
        main.appendSection(nil, view)
        main.appendSection(nil, others)
        main.appendSection(nil, interchange)
        main.appendSection(nil, program)

        row.append("_Watched Today", action: "win.watched", key: "<Primary>Return")
        row.append("_Edit", action: "win.edit")
        row.append("A_gain", action: "win.again")
        row.append("_Return", action: "win.return")
        row.append("_Copy", action: "win.copy", key: "<Primary>c")
        row.append("E_xport…", action: "win.export-entry")
        row.append("Write the Clai_m…", action: "win.claim")
        let journey = Menu()
        journey.append("Next _Leg", action: "win.next-leg")
        journey.append("_Join to the Trip Before", action: "win.join")
        journey.append("_Take Out of the Journey", action: "win.take-out")
        journey.append("Move _Up in the Journey", action: "win.leg-up")
        journey.append("Move Dow_n in the Journey", action: "win.leg-down")
        row.appendSection(nil, journey)
        let removal = Menu()
        removal.append("_Delete", action: "win.delete", key: "Delete")
        row.appendSection(nil, removal)

        let facts = Menu()
        for (fact, name) in JournalOrder.facts(in: .ofWidgets) {
            facts.append(name, action: "win.sort-by::\(fact)")
        }
        let direction = Menu()
        direction.append("_Reversed", action: "win.reversed")
        order.appendSection(nil, facts)
        order.appendSection(nil, direction)
    }

    /// Offers journals by their names and folders.
    func offer(_ recent: [(name: String, path: String)]) {
        journals.removeAll()
        for (name, path) in recent {
            // What is beneath a name is the same in no two journals.
            journals.append(Self.literal(name), action: "app.open-journal", target: path)
        }
    }

    /// Names the steps that can be undone and redone now.
    func nameUndo(_ names: UndoNamesViewModel) {
        steps.removeAll()
        steps.append(Self.label(names.undo ?? "Undo"), action: "win.undo")
        steps.append(Self.label(names.redo ?? "Redo"), action: "win.redo")
    }

    /// With the mnemonic, which is the first letter whatever the name of the entry has in it.
    static func label(_ name: String) -> String {
        // No `replacing`, which is in the library of regular expressions: a start does without it.
        "_" + literal(name)
    }

    /// Without a mnemonic.
    private static func literal(_ name: String) -> String {
        name.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }
}
