internal import Foundation
internal import Gtk

/// The program, wired from top to bottom.
@MainActor
final class Program {
    private let application = Application(id: "org.counterfoil.Counterfoil", options: .nonUnique)
    private let journalFolder: URL?
    private let files: [URL]
    private var wiring: Wiring?

    /// - Parameter journal: nil for the user's own journal.
    /// - Parameter files: what is to be imported, once the window is there.
    init(journal: URL?, files: [URL]) {
        journalFolder = journal
        self.files = files
    }

    func run() -> Int32 {
        application.onActivate { [weak self] in self?.open() }
        let status = application.run()
        wiring?.end()
        return status
    }

    private func open() {
        guard wiring == nil else { return }
        let folders = ProgramFolders()
        if let icons = folders.resource("icons") {
            IconTheme.addSearchPath(icons.path(percentEncoded: false))
        }
        let wiring = Wiring(
            application: application, journalFolder: journalFolder ?? folders.journal,
            isOwnJournal: journalFolder == nil, folders: folders)
        self.wiring = wiring
        wiring.start()
        wiring.importFiles(files)
    }
}
