internal import FilmsFeature
internal import Foundation
internal import Gtk

extension EntryActions {
    private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp"]

    /// Takes a single file as the picture of the film on show.
    ///
    /// - Returns: whether it is a picture, and a film is on show that can be changed.
    func takePicture(_ paths: [String]) -> Bool {
        guard paths.count == 1, let path = paths.first, let take = shown.takePicture,
            Self.endings.contains(URL(filePath: path).pathExtension.lowercased())
        else { return false }
        take { .file(path) }
        return true
    }

    /// Takes the picture on the clipboard, once it has arrived, for the film that is on show now.
    ///
    /// - Returns: whether a film is on show that can be changed.
    func pastePicture() -> Bool {
        guard let take = shown.takePicture else { return false }
        take {
            switch await Clipboard.picture() {
            case .file(let path): .file(path)
            case .content(let content): .content(content)
            case nil: nil
            }
        }
        return true
    }
}
