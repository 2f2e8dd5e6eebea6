internal import Foundation
internal import Gtk
internal import Presentation
internal import RemindersFeature

/// The program, wired from top to bottom.
///
/// With the user's own journal it is there once: another start of it, and whatever the desktop wants
/// of it, reach the window that is open. With another journal it is a program by itself.
@MainActor
final class Program {
    /// How it is started.
    struct Start {
        /// Nil for the user's own journal.
        var journal: URL?
        /// To be imported, once the window is there.
        var files: [URL] = []
        /// To be added, once the window is there.
        var new: NewEntry?
        /// By the session bus, which says later what is wanted.
        var isService = false
    }

    private let start: Start
    private let application: Application
    private var wiring: Wiring?
    /// Only of the user’s own journal: what they lead to is asked of the one program with its name.
    private var reminders: DesktopReminders?

    init(_ start: Start) {
        self.start = start
        var options: Application.Options = [.opensFiles]
        if start.journal != nil { options.insert(.nonUnique) }
        if start.isService { options.insert(.isService) }
        application = Application(id: ThisProgram.id, options: options)
    }

    func run() -> Int32 {
        application.onActivate { [weak self] in self?.open().raise() }
        application.onOpen { [weak self] paths in self?.importFiles(paths) }
        for entry in NewEntry.allCases {
            application.add(
                Action(entry.action) { [weak self] in
                    guard let wiring = self?.open() else { return }
                    wiring.raise()
                    wiring.add(entry)
                })
        }
        if start.journal == nil {
            reminders = DesktopReminders(of: application) { [weak self] answer in
                guard let self else { return }
                let wasOpen = wiring != nil
                let wiring = open()
                if !wasOpen { wiring.raise() }
                wiring.answer(answer)
            }
        }
        let files = start.files.map { $0.path(percentEncoded: false) }
        let status = application.run(
            ["counterfoil"] + files, activating: start.new?.action)
        wiring?.end()
        return status
    }

    private func importFiles(_ paths: [[UInt8]]) {
        let wiring = open()
        wiring.raise()
        wiring.importFiles(paths.map { URL(filePath: GivenArguments.readable($0)) })
    }

    private func open() -> Wiring {
        if let wiring { return wiring }
        let folders = ProgramFolders()
        if let icons = folders.resource("icons") {
            IconTheme.addSearchPath(icons.path(percentEncoded: false))
        }
        let wiring = Wiring(
            application: application, journalFolder: start.journal ?? folders.journal,
            isOwnJournal: start.journal == nil, reminders: reminders, folders: folders)
        self.wiring = wiring
        wiring.start()
        return wiring
    }
}

/// What the desktop entry offers to add.
enum NewEntry: String, CaseIterable {
    case film
    case trip

    /// The action of the program that adds it, by its name in the desktop entry.
    fileprivate var action: String { "new-\(rawValue)" }
}
