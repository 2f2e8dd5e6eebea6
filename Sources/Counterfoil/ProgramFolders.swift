internal import Airports
internal import Domain
internal import Formats
internal import Foundation
internal import Gtk
internal import JournalStore
internal import Presentation
internal import Rights

/// Where the program finds its own things and keeps the user's.
struct ProgramFolders {
    /// The journal that is opened unless another one is named.
    var journal: URL {
        URL(filePath: UserFolders.data).appending(path: "counterfoil/journal")
    }

    /// The path of a folder as one reads it, with a tilde for the home.
    static func readable(_ folder: URL) -> String {
        let path = folder.path(percentEncoded: false)
        guard let home = getenv("HOME").map({ String(cString: $0) }), path.hasPrefix(home + "/")
        else { return path }
        return "~" + path.dropFirst(home.count)
    }

    /// The key file that remembers the window.
    var windowState: URL {
        URL(filePath: UserFolders.configuration).appending(path: "counterfoil/window.ini")
    }

    /// The key file of the other journals that were opened.
    var recentJournals: URL {
        URL(filePath: UserFolders.configuration).appending(path: "counterfoil/journals.ini")
    }

    /// The key file of what a person prefers.
    var preferences: URL {
        URL(filePath: UserFolders.configuration).appending(path: "counterfoil/preferences.ini")
    }

    /// What a person prefers, as it is kept.
    @MainActor var keptPreferences: Preferences {
        let file = KeyFile(path: preferences.path(percentEncoded: false))
        return Preferences { group, key in file.string(key, in: group) }
    }

    /// The path of the folder that tickets go to: one that somebody chose, or one beside the journal.
    func tickets(_ choice: TicketChoice) -> String {
        choice.folder.unlessEmpty
            ?? URL(filePath: UserFolders.data).appending(path: "counterfoil/tickets")
            .path(percentEncoded: false)
    }

    /// Whether a folder is the user's own journal, or in it, or holds entries of any other.
    func isOfJournal(_ folder: String) -> Bool {
        let url = URL(filePath: folder).resolvingSymlinksInPath()
        let own = journal.resolvingSymlinksInPath()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return url.pathComponents.starts(with: own.pathComponents)
            || names.contains { $0.hasSuffix(".ics") }
    }

    /// The entry by which the desktop starts the program when somebody logs in.
    var sessionEntry: URL {
        URL(filePath: UserFolders.configuration).appending(
            path: "autostart/\(ThisProgram.id).desktop")
    }

    /// What is typed into the forms of a journal and not saved yet.
    func drafts(of journal: URL) -> DraftFolder {
        DraftFolder(
            of: journal, in: URL(filePath: UserFolders.state).appending(path: "counterfoil/drafts"))
    }

    /// The traveller's details, which are beside the settings and not in the journal.
    var profile: ProfileFile {
        ProfileFile(
            URL(filePath: UserFolders.configuration).appending(path: "counterfoil/profile"))
    }

    /// What the columns of tables were taken for when they were imported.
    var columns: KeptColumns {
        KeptColumns(
            URL(filePath: UserFolders.configuration).appending(path: "counterfoil/columns.tsv"))
    }

    /// The airports that it knows.
    var airports: AirportTable { AirportTable(resource("airports/airports.tsv")) }

    /// The rules of what travellers are owed, which newer files of the user's own replace.
    @MainActor var rights: RightsFolders {
        FilledInZones.follow(keptPreferences)
        return RightsFolders(
            shipped: resource("rights"),
            own: URL(filePath: UserFolders.data).appending(path: "counterfoil/rights"),
            filledInZones: { FilledInZones.names })
    }

    /// The catalogues of what the program says in other languages: where all programs of its prefix
    /// have theirs, or those that were made in the source tree it was built in.
    var catalogues: URL? { found(installed: "share/locale", inTree: ".build/locale") }

    /// Something that the program brings along: beside an installed program in its prefix's
    /// `share/counterfoil`, or in the `resources` of the source tree it was built in.
    func resource(_ name: String) -> URL? {
        found(installed: "share/counterfoil/\(name)", inTree: "resources/\(name)")
    }

    private func found(installed: String, inTree: String) -> URL? {
        guard let program = ThisProgram.path else { return nil }
        var folder = URL(filePath: program).deletingLastPathComponent()
        let beside = folder.deletingLastPathComponent().appending(path: installed)
        if exists(beside) { return beside }
        while folder.pathComponents.count > 1 {
            let above = folder.appending(path: inTree)
            if exists(above) { return above }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }

    private func exists(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
    }
}
