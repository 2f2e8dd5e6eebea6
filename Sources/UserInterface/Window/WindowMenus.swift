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
    /// The menu of the facts to sort the list by.
    let order = Menu()
    private let steps = Menu()
    private let journals = Menu()

    init() {
        add.append(localized("New _Film…"), action: "win.new-film")
        add.append(localized("New _Trip…"), action: "win.new-trip")
        add.append(localized("New _Season Ticket…"), action: "win.new-pass")
        add.append(localized("_Quick Entry…"), action: "win.new-line")
        add.append(localized("New _Claim…"), action: "win.new-claim")
        let next = Menu()
        next.append(localized("Repe_at…"), action: "win.again")
        next.append(localized("Add _Return Trip…"), action: "win.return")
        next.append(localized("Add _Leg…"), action: "win.next-leg")
        add.appendSection(nil, next)
        let sources = Menu()
        sources.append(localized("_Import…"), action: "win.import")
        sources.append(localized("Import F_older…"), action: "win.import-folder")
        add.appendSection(nil, sources)

        for view in WindowView.allCases {
            views.append(
                Localizer.ofWidgets.view(view), action: "win.view::\(view.rawValue)")
        }

        let view = Menu()
        view.append(localized("_Map of These Trips"), action: "win.map")
        view.append(localized("_Search"), action: "win.search")
        view.append(localized("S_how List"), action: "win.show-list")
        let others = Menu()
        others.append(localized("_Open Journal…"), action: "win.choose-journal")
        others.appendSubmenu(localized("Recent _Journals"), journals)
        let interchange = Menu()
        interchange.append(localized("_Export…"), action: "win.export")
        interchange.append(localized("_Print…"), action: "win.page")
        interchange.append(localized("Undo Last _Import…"), action: "win.undo-import")
        let program = Menu()
        program.append(localized("Personal _Details…"), action: "win.profile")
        program.append(localized("Preferen_ces"), action: "win.preferences")
        program.append(localized("Show _Welcome Screen"), action: "win.welcome")
        program.append(localized("He_lp"), action: "win.help")
        program.append(localized("_Keyboard Shortcuts"), action: "win.shortcuts")
        program.append(localized("_About Counterfoil"), action: "win.about")
        program.append(localized("_Quit"), action: "app.quit")
        main.appendSection(nil, steps)
        main.appendSection(nil, views)
        main.appendSection(nil, view)
        main.appendSection(nil, others)
        main.appendSection(nil, interchange)
        main.appendSection(nil, program)

        row.append(
            localized("Mark as _Watched Today"), action: "win.watched", key: "<Primary>Return")
        row.append(localized("_Edit"), action: "win.edit")
        row.append(localized("Repe_at…"), action: "win.again")
        row.append(localized("Add _Return Trip…"), action: "win.return")
        row.append(localized("_Copy"), action: "win.copy", key: "<Primary>c")
        row.append(localized("_Send by Email…"), action: "win.mail", isHiddenWhenDisabled: true)
        row.append(localized("E_xport…"), action: "win.export-entry")
        row.append(localized("_Print…"), action: "win.print-entry")
        row.append(localized("Prepare Claim For_m…"), action: "win.claim")
        let journey = Menu()
        journey.append(localized("Add _Leg…"), action: "win.next-leg")
        journey.append(localized("_Join to Previous Trip"), action: "win.join")
        journey.append(localized("Remove _from Journey"), action: "win.take-out")
        journey.append(localized("Move Leg _Up"), action: "win.leg-up")
        journey.append(localized("Move Leg Dow_n"), action: "win.leg-down")
        row.appendSection(nil, journey)
        let removal = Menu()
        removal.append(localized("_Delete"), action: "win.delete", key: "Delete")
        row.appendSection(nil, removal)

        let facts = Menu()
        for (fact, name) in JournalOrder.facts(in: .ofWidgets) {
            facts.append(name, action: "win.sort-by::\(fact)")
        }
        let direction = Menu()
        direction.append(localized("_Reverse Order"), action: "win.reversed")
        order.appendSection(nil, facts)
        order.appendSection(nil, direction)
    }

    /// Offers journals in the menu, by their names and paths.
    func offer(_ recent: [(name: String, path: String)]) {
        journals.removeAll()
        for (name, path) in recent {
            // The path is the target, because two journals may have the same name.
            journals.append(Self.literal(name), action: "app.open-journal", target: path)
        }
    }

    /// Shows the names of the steps that can be undone and redone now.
    func nameUndo(_ names: UndoNamesViewModel) {
        steps.removeAll()
        steps.append(Self.label(names.undo ?? localized("Undo")), action: "win.undo")
        steps.append(Self.label(names.redo ?? localized("Redo")), action: "win.redo")
    }

    /// Returns a menu label whose mnemonic is its first letter, whatever underscores an entry's
    /// name has in it.
    static func label(_ name: String) -> String {
        // `replacing` would load the library of regular expressions at the start.
        "_" + literal(name)
    }

    /// Returns a menu label without a mnemonic.
    private static func literal(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
        return name.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }
}
