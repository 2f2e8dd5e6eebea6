internal import Domain
internal import Foundation
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import Wording

/// The program, with a window for each open journal.
///
/// It runs once: another start, and requests of the desktop, reach the running one.
@MainActor
final class Program {
    private let start: StartRequest
    private let application: Application
    private let folders = ProgramFolders()
    private let recent: RecentJournals
    /// The open windows, by the paths of their journals.
    private var open: [String: CompositionRoot] = [:]
    private let preferences: PreferencesFile
    /// The look of all windows and its presenter, from the first window on.
    private var look: (ProgramLook, LookPresenter)?
    private var reminders: DesktopReminders?
    private let unseen: BackgroundJournal
    /// The journal of the first window, which is opened before GTK is ready, and its path.
    private var ahead: (key: String, shown: JournalSession)?
    private var search: DesktopSearch?
    /// The reminders while the user's own journal has no window, if they are wanted.
    private var unseenReminders: BackgroundReminders?
    private var hadWindow = false
    private var isSessionWatched = false

    /// The time in milliseconds that the program stays after a request of the desktop, in case
    /// there are more.
    private static let idleTime: UInt32 = 10_000

    init(_ start: StartRequest) {
        self.start = start
        recent = RecentJournals(folders.recentJournals)
        var options: Application.Options = [.opensFiles, .handlesCommandLine]
        if start.isService { options.insert(.isService) }
        application = Application(id: AppInfo.id, options: options)
        application.idleTime = Self.idleTime
        preferences = PreferencesFile(in: folders)
        unseen = BackgroundJournal(folders.journal)
    }

    func run() -> Int32 {
        application.onActivate { [weak self] in self?.window().raise() }
        application.onOpen { [weak self] in self?.importFiles($0) }
        application.onCommandLine { [weak self] in
            self?.handle(StartRequest(arguments: $0.map(GivenArguments.readable)))
        }
        addActions()
        search = DesktopSearch(of: application) { [weak self] in
            guard let self else { return nil }
            return DesktopSearchPresenter(
                view: self, journal: { [weak self] in await self?.searched() }, words: Localizer())
        }
        preferences.refreshWindows = { [weak self] in
            for root in self?.open.values.map(\.self) ?? [] { root.refreshLocalizedText() }
        }
        preferences.onNeedOfProgram = { [weak self] in self?.remindUnseen() }
        // It is known by then whether the program runs already.
        ScheduledCall.idle { [weak self] in self?.remindUnseen() }
        if !start.isService {
            application.onPrimary { [weak self] in
                guard let self else { return }
                let (key, folder, isOwn) = named(start.journal)
                ahead = (key, JournalSession(folder, isOwn: isOwn))
                // GTK asks the session bus next, and while it waits for answers the journal is
                // opened.
                Toolkit.readTheme()
            }
        }
        let status = application.run(start.arguments)
        for root in open.values { root.end() }
        leaveReminding()
        return status
    }

    /// Starts or ends reminders without a window.
    private func remindUnseen() {
        guard preferences.reminders.needsProgram, open[key(of: folders.journal)] == nil,
            let reminders
        else { return unseenReminders = nil }
        if unseenReminders == nil {
            unseenReminders = BackgroundReminders(
                of: application, in: unseen, by: reminders, preferences, folders)
        }
    }

    /// Starts another process for reminders after the last window. It takes little memory, because
    /// it never had a window, and a shell that waits for this process need not wait for reminders.
    private func leaveReminding() {
        unseenReminders = nil
        guard hadWindow, preferences.reminders.needsProgram, let program = AppInfo.path else {
            return
        }
        Application.start(successor: program, [AppInfo.asService], named: AppInfo.id)
    }

    private func addActions() {
        for entry in NewEntry.allCases {
            application.add(
                Action(entry.action) { [weak self] in self?.handle(StartRequest(new: entry)) })
        }
        application.add(
            Action(
                "open-journal",
                with: { [weak self] path in
                    guard path.hasPrefix("/") else { return }
                    self?.handle(
                        StartRequest(journal: URL(filePath: path, directoryHint: .isDirectory)))
                }))
        application.add(Action("quit") { [weak self] in self?.quit() })
        application.setAccelerators(["<Primary>q"], for: "app.quit")
        reminders = DesktopReminders(of: application) { [weak self] answer in
            guard let self else { return }
            let wasOpen = open[key(of: folders.journal)] != nil
            let root = window()
            if !wasOpen { root.raise() }
            root.perform(answer)
        }
    }

    private func handle(_ start: StartRequest) {
        let root = window(of: start.journal)
        root.raise()
        if let new = start.new { root.add(new) }
        if !start.files.isEmpty { root.importFiles(start.files) }
    }

    /// Closes each window as the user would, so that unsaved forms ask their questions.
    private func quit() {
        if open.isEmpty { application.quit() }
        for root in open.values.map(\.self) { root.close() }
    }

    private func importFiles(_ paths: [[UInt8]]) {
        handle(StartRequest(files: paths.map { URL(filePath: GivenArguments.readable($0)) }))
    }

    /// Returns the one path of a folder, however it was named, whether it exists or not.
    private func key(of folder: URL) -> String {
        var there = folder.standardizedFileURL
        var missing: [String] = []
        while !FileManager.default.fileExists(atPath: there.path(percentEncoded: false)),
            there.pathComponents.count > 1
        {
            missing.insert(there.lastPathComponent, at: 0)
            there.deleteLastPathComponent()
        }
        // The path ends in a slash even if the folder does not exist.
        return missing.reduce(there.resolvingSymlinksInPath()) {
            $0.appending(path: $1, directoryHint: .isDirectory)
        }.appending(path: "", directoryHint: .isDirectory).path(percentEncoded: false)
    }

    /// Returns the folder of a requested journal, or of the user's own for `nil`.
    private func named(_ journal: URL?) -> (key: String, folder: URL, isOwn: Bool) {
        let own = key(of: folders.journal)
        guard let journal, case let key = key(of: journal), key != own else {
            return (own, folders.journal, true)
        }
        return (key, journal, false)
    }

    /// Returns the window of a journal, or of the user's own for `nil`, and makes it if there is
    /// none.
    private func window(of journal: URL? = nil) -> CompositionRoot {
        let (key, folder, isOwn) = named(journal)
        if let root = open[key] { return root }
        let reminded = isOwn ? unseenReminders?.shown ?? [:] : [:]
        if isOwn {
            unseenReminders = nil
            unseen.close()
        }
        hadWindow = true
        let shown =
            ahead.take().flatMap { $0.key == key ? $0.shown : nil }
            ?? JournalSession(folder, isOwn: isOwn)
        if look == nil { dress() }
        let root = CompositionRoot(
            application: application, shown: shown, preferences: preferences,
            reminders: isOwn
                ? reminders.map {
                    WindowReminders(desktop: $0, choice: preferences, shown: reminded)
                } : nil,
            folders: folders)
        open[key] = root
        root.onOpenJournal = { [weak self] in self?.handle(StartRequest(journal: $0)) }
        root.onQuit = { [weak self] in self?.quit() }
        root.onEnd = { [weak self] in
            self?.open.removeValue(forKey: key)?.end()
            if isOwn { self?.remindUnseen() }
        }
        root.start()
        // The menu is not needed before the window is shown.
        ScheduledCall.idle { [weak self] in
            if !isOwn { self?.recent.add(folder) }
            self?.offerRecent()
            self?.watchSession()
        }
        return root
    }

    /// Keeps drafts when the session ends.
    private func watchSession() {
        guard !isSessionWatched else { return }
        isSessionWatched = true
        application.onTerminate { [weak self] in
            guard let self else { return }
            for root in open.values.map(\.self) { root.endUnasked() }
            if open.isEmpty { application.quit() }
        }
    }

    /// Loads icons and look before the first window.
    private func dress() {
        if let icons = folders.resource("icons") {
            IconTheme.addSearchPath(icons.path(percentEncoded: false))
        }
        let look = ProgramLook()
        self.look = (look, LookPresenter(view: look, desktop: look, keeper: preferences))
    }

    private func offerRecent() {
        let others = recent.folders
        let names = others.map(\.lastPathComponent)
        let own = (Localizer.ofProgram.ownJournal, folders.journal.path(percentEncoded: false))
        let journals =
            [own]
            + zip(others, names).map { folder, name in
                let path = folder.path(percentEncoded: false)
                // Journals of the same name are told apart by their paths.
                return (names.count { $0 == name } > 1 ? path : name, path)
            }
        for root in open.values { root.offer(journals) }
    }
}

/// The search of the desktop covers the user's own journal.
extension Program: OpensWhatIsFound {
    private func searched() async -> any ReadsEntries {
        guard let root = open[key(of: folders.journal)] else { return await unseen.journal() }
        return await root.openedJournal()
    }

    func openFound(_ id: String) { window().showFound(id) }

    func openSearch(_ text: String) { window().search(text) }
}

/// The look of all windows, and the desktop's preferences from its settings portal.
@MainActor
final class ProgramLook: ShowsLook, KnowsDesktopLook {
    private(set) var desktopLook = Look()
    private let changed = Emitter<Void>()
    private var portal: PortalSettings?

    var signalDesktopLook: Signal<Void> { changed.signal }

    /// Asks the portal, once the program is on the bus.
    init() {
        portal = PortalSettings("org.freedesktop.appearance") { [weak self] in
            self?.portalDidChange()
        }
    }

    func showLook(_ look: Look) {
        Settings.show(
            isDark: look.isDark, hasHighContrast: look.hasHighContrast, isStill: look.isStill)
    }

    private func portalDidChange() {
        let numbers = portal?.numbers ?? [:]
        desktopLook = Look(
            colorScheme: numbers["color-scheme"], contrast: numbers["contrast"],
            reducedMotion: numbers["reduced-motion"])
        changed.emit()
    }
}
