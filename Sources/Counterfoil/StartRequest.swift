internal import Foundation

/// A request to the program, from its own start or another process.
struct StartRequest {
    /// The folder of a journal, or `nil` for the user's own.
    var journal: URL?
    /// The files to import once the window is shown.
    var files: [URL] = []
    /// The kind of entry to add once the window is shown.
    var new: NewEntry?
    /// Whether the session bus starts the program, and sends the request later.
    var isService = false
}

extension StartRequest {
    /// The arguments for another process, after the program's name. Paths are absolute, because the
    /// current folders may differ.
    var arguments: [String] {
        var arguments = ["counterfoil"]
        if let journal { arguments += [Self.journalOption, path(journal)] }
        if let new { arguments += [Self.newOption, new.rawValue] }
        return files.isEmpty ? arguments : arguments + [Self.filesOption] + files.map(path)
    }

    /// Makes a request of arguments, without those that are invalid: any program may send some.
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
    // GLib removes a mere "--".
    private static let filesOption = "--files"
}

/// The kinds of entries that the desktop entry offers to add.
enum NewEntry: String, CaseIterable {
    case film
    case trip

    /// The name of the action in the desktop entry.
    var action: String { "new-\(rawValue)" }
}
