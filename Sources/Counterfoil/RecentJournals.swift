internal import Foundation
internal import Gtk

/// The other journals that were opened, the latest first, in a key file beside the settings.
@MainActor
struct RecentJournals {
    private let path: String
    private static let group = "Journals"
    private static let most = 8

    init(_ file: URL) {
        path = file.path(percentEncoded: false)
    }

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
