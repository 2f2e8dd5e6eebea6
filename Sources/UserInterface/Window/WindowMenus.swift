internal import Gtk
internal import JournalFeature
internal import Wording

/// The menus of the window, whose items name its actions. An item that does not apply is hidden.
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
    /// The submenu of views, if the menu offers them.
    private let places = Menu()
    private let journals = Menu()

    init() {
        add.append(localized("New _Film…"), action: "win.new-film")
        add.append(localized("New _Trip…"), action: "win.new-trip")
        add.append(localized("New _Season Ticket…"), action: "win.new-pass")
        add.append(localized("_Quick Entry…"), action: "win.new-line")
        add.append(localized("New _Claim…"), action: "win.new-claim")
        let next = Menu()
        next.appendIfEnabled(localized("Repe_at…"), action: "win.again")
        next.appendIfEnabled(localized("Add _Return Trip…"), action: "win.return")
        next.appendIfEnabled(localized("Add _Leg…"), action: "win.next-leg")
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
        view.appendSection(nil, places)
        view.append(localized("_Map of These Trips"), action: "win.map")
        view.appendIfEnabled(localized("S_how List"), action: "win.show-list")
        let others = Menu()
        others.append(localized("_Open Journal…"), action: "win.choose-journal")
        others.appendSection(localized("Recent Journals"), journals)
        let files = Menu()
        files.appendSubmenu(localized("_Journals"), others)
        files.append(localized("_Export…"), action: "win.export")
        files.appendIfEnabled(localized("_Print…"), action: "win.page")
        files.appendIfEnabled(localized("Undo Last _Import…"), action: "win.undo-import")
        let help = Menu()
        help.append(localized("_User Guide"), action: "win.help")
        help.append(localized("_Keyboard Shortcuts"), action: "win.shortcuts")
        help.append(localized("Show _Welcome Screen"), action: "win.welcome")
        help.append(localized("_About Counterfoil"), action: "win.about")
        let program = Menu()
        program.append(localized("Personal _Details…"), action: "win.profile")
        program.append(localized("Preferen_ces"), action: "win.preferences")
        program.appendSubmenu(localized("He_lp"), help)
        program.append(localized("_Quit"), action: "app.quit")
        for section in [steps, view, files, program] { main.appendSection(nil, section) }

        row.appendIfEnabled(
            localized("Mark as _Watched Today"), action: "win.watched", key: "<Primary>Return")
        row.appendIfEnabled(localized("Add to Lis_t…"), action: "win.add-to-list")
        row.appendIfEnabled(localized("Add All F_ound Films to List…"), action: "win.add-found")
        row.appendIfEnabled(localized("_Edit"), action: "win.edit")
        row.appendIfEnabled(localized("Repe_at…"), action: "win.again")
        row.appendIfEnabled(localized("Add _Return Trip…"), action: "win.return")
        row.appendIfEnabled(localized("_Copy"), action: "win.copy", key: "<Primary>c")
        row.appendIfEnabled(localized("_Send by Email…"), action: "win.mail")
        row.appendIfEnabled(localized("E_xport…"), action: "win.export-entry")
        row.appendIfEnabled(localized("_Print…"), action: "win.print-entry")
        row.appendIfEnabled(localized("Prepare Claim For_m…"), action: "win.claim")
        let journey = Menu()
        journey.appendIfEnabled(localized("Add _Leg…"), action: "win.next-leg")
        journey.appendIfEnabled(localized("_Join to Previous Trip"), action: "win.join")
        journey.appendIfEnabled(localized("Remove _from Journey"), action: "win.take-out")
        journey.appendIfEnabled(localized("Move Leg _Up"), action: "win.leg-up")
        journey.appendIfEnabled(localized("Move Leg Dow_n"), action: "win.leg-down")
        row.appendSection(nil, journey)
        let removal = Menu()
        removal.appendIfEnabled(localized("_Delete"), action: "win.delete", key: "Delete")
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

    /// Whether the main menu offers the views, because nothing else on show does.
    var offersViews = false {
        didSet {
            guard offersViews != oldValue else { return }
            places.removeAll()
            if offersViews { places.appendSubmenu(localized("_Views"), views) }
        }
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
        steps.appendIfEnabled(Self.label(names.undo ?? localized("Undo")), action: "win.undo")
        steps.appendIfEnabled(Self.label(names.redo ?? localized("Redo")), action: "win.redo")
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
