internal import Foundation

/// What somebody wants who starts the program, in this process or one that runs already.
struct ProgramStart {
    /// Nil for the user's own journal.
    var journal: URL?
    /// To be imported, once the window is there.
    var files: [URL] = []
    /// To be added, once the window is there.
    var new: NewEntry?
    /// By the session bus, which says later what is wanted.
    var isService = false
}

extension ProgramStart {
    /// As one start of the program tells it another one, the program's name first. All paths are whole:
    /// the two may be in different folders.
    var arguments: [String] {
        var arguments = ["counterfoil"]
        if let journal { arguments += [Self.journalOption, path(journal)] }
        if let new { arguments += [Self.newOption, new.rawValue] }
        return files.isEmpty ? arguments : arguments + [Self.filesOption] + files.map(path)
    }

    /// Whatever makes no sense is left out: another program may say it.
    init(arguments: [String]) {
        var rest = arguments.dropFirst()
        while let option = rest.popFirst(), option != Self.filesOption {
            switch option {
            case Self.journalOption:
                journal = rest.popFirst().flatMap {
                    $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil
                }
            case Self.newOption: new = rest.popFirst().flatMap(NewEntry.init)
            default: break
            }
        }
        files = rest.filter { $0.hasPrefix("/") }.map { URL(filePath: $0) }
    }

    private func path(_ url: URL) -> String { url.absoluteURL.path(percentEncoded: false) }

    private static let journalOption = "--journal"
    private static let newOption = "--new"
    // GLib takes a mere "--" away.
    private static let filesOption = "--files"
}

/// What the desktop entry offers to add.
enum NewEntry: String, CaseIterable {
    case film
    case trip

    /// The action of the program that adds it, by its name in the desktop entry.
    var action: String { "new-\(rawValue)" }
}
