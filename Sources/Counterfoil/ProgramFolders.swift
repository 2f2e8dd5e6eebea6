internal import Domain
internal import Formats
internal import Foundation
internal import Gtk
internal import JournalFeature
internal import JournalStore
internal import Maps
internal import Presentation
internal import Wording

/// The places of the program's own files and of the user's.
struct ProgramFolders {
    /// The folder of the user's own journal.
    var journal: URL { Self.data("journal") }

    /// Returns the path of a folder with a tilde for the home folder.
    static func readable(_ folder: URL) -> String {
        let path = folder.path(percentEncoded: false)
        guard let home = getenv("HOME").map({ String(cString: $0) }), path.hasPrefix(home + "/")
        else { return path }
        return "~" + path.dropFirst(home.count)
    }

    /// The key file of the window's state.
    var windowState: URL { Self.setting("window.ini") }

    /// The key file of the other journals that were opened.
    var recentJournals: URL { Self.setting("journals.ini") }

    var preferences: URL { Self.setting("preferences.ini") }

    /// The preferences as they are stored.
    @MainActor var keptPreferences: Preferences {
        let file = KeyFile(path: preferences.path(percentEncoded: false))
        return Preferences { group, key in file.string(key, in: group) }
    }

    /// Returns the path of the folder for tickets: the chosen one, or one beside the journal.
    func tickets(_ choice: TicketChoice) -> String {
        choice.folder.unlessEmpty ?? Self.data("tickets").path(percentEncoded: false)
    }

    /// Whether a folder is the user's own journal, lies in it, or holds entries of any other.
    func isOfJournal(_ folder: String) -> Bool {
        let url = URL(filePath: folder).resolvingSymlinksInPath()
        let own = journal.resolvingSymlinksInPath()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return url.pathComponents.starts(with: own.pathComponents)
            || names.contains { $0.hasSuffix(".ics") }
    }

    /// The autostart entry.
    var sessionEntry: URL {
        URL(filePath: UserFolders.configuration).appending(path: "autostart/\(AppInfo.id).desktop")
    }

    private static func setting(_ name: String) -> URL {
        URL(filePath: UserFolders.configuration).appending(path: "counterfoil/\(name)")
    }

    /// Returns the file or folder of a name among the user's data.
    private static func data(_ name: String) -> URL {
        URL(filePath: UserFolders.data).appending(path: "counterfoil/\(name)")
    }

    /// Returns the folder of unsaved drafts of a journal.
    func drafts(of journal: URL) -> DraftFolder {
        DraftFolder(
            of: journal, in: URL(filePath: UserFolders.state).appending(path: "counterfoil/drafts"))
    }

    /// The file of the traveller's details, which is beside the settings and not in the journal.
    var profile: ProfileFile { ProfileFile(Self.setting("profile")) }

    /// The file of the meanings that columns had in earlier imports.
    var columns: ColumnsFile { ColumnsFile(Self.setting("columns.tsv")) }

    /// The table of places, which every window and command shares, because its files are opened once.
    static let places = {
        let folders = ProgramFolders()
        return PlaceTable(
            shipped: folders.resource("places"),
            own: data("places"),
            airports: AirportTable(folders.resource("airports/airports.tsv")),
            rules: knownRights.folders, operatorCountries: knownRights.countries)
    }()

    /// The descriptions of services, which are read once. Newer files of the user replace those of
    /// the program.
    static let services = ServiceFolders(
        shipped: ProgramFolders().resource("services"),
        own: data("services"))

    /// The defects of the user's lists of places, which every window shares.
    @MainActor static let placeListDefects = PlaceListDefects { await places.defectsOnceRead() }

    /// The atlas of all maps, or `nil` if it was not installed. It is read when the first map is
    /// shown.
    static let atlas = ProgramFolders().resource("map/world.map").map(AtlasFile.init)

    /// The folders of rights files, which are read once. Newer files of the user replace those of the
    /// program.
    @MainActor var rights: RightsFolders {
        FilledInZones.apply(keptPreferences)
        return Self.knownRights
    }

    private static let knownRights = RightsFolders(
        shipped: ProgramFolders().resource("rights"),
        own: data("rights"),
        filledInZones: { FilledInZones.names })

    /// The folder of translations: that of the installation prefix, or one in the source tree of
    /// the build.
    var catalogues: URL? { found(installed: "share/locale", inTree: ".build/locale") }

    /// Returns a file of the program: in `share/counterfoil` of the installation prefix, or in
    /// `resources` of the source tree of the build.
    func resource(_ name: String) -> URL? {
        found(installed: "share/counterfoil/\(name)", inTree: "resources/\(name)")
    }

    private func found(installed: String, inTree: String) -> URL? {
        guard let program = AppInfo.path else { return nil }
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

/// The other journals that were opened, the latest first, in a key file beside the settings.
@MainActor
struct RecentJournals {
    private let path: String
    private static let group = "Journals"
    private static let most = 8

    init(_ file: URL) { path = file.path(percentEncoded: false) }

    var folders: [URL] {
        let file = KeyFile(path: path)
        return (1...Self.most).compactMap { file.string("\($0)", in: Self.group) }
            .filter { $0.hasPrefix("/") }
            .map { URL(filePath: $0, directoryHint: .isDirectory) }
    }

    /// Remembers a journal. A failure is ignored, because the journal can be opened all the same.
    func add(_ folder: URL) {
        let all = [folder] + folders.filter { $0.path != folder.path }
        let file = KeyFile(path: path)
        for (place, folder) in all.prefix(Self.most).enumerated() {
            file.set("\(place + 1)", to: folder.path(percentEncoded: false), in: Self.group)
        }
        try? file.save()
    }
}
