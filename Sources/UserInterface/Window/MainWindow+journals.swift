internal import Gtk

/// Support for other journals, each of which has a window of its own.
extension MainWindow {
    /// Sets the place of the journal, before anything is shown.
    ///
    /// - Parameters:
    ///   - folder: the path in readable form.
    ///   - isFirstStart: whether there was no journal before, so that the empty window introduces
    ///     the program.
    public func introduce(_ folder: String, isFirstStart: Bool) {
        quiet.folder = folder
        help.folder = folder
        self.isFirstStart = isFirstStart
    }

    /// Shows a name for a journal that is not the user's own.
    public func nameJournal(_ name: String) {
        window.title = "\(name) – Counterfoil"
        header.journal = name
    }

    /// Offers journals in the menu, by their names and paths.
    public func offerJournals(_ journals: [(name: String, path: String)]) {
        actions.menus.offer(journals)
    }
}
