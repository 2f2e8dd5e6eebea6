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
        take(ChosenPicture(path))
        return true
    }

    /// Takes the picture on the clipboard for the film on show, once it has arrived.
    ///
    /// - Returns: whether a film is on show that can be changed.
    func pastePicture() -> Bool {
        guard let take = shown.takePicture else { return false }
        Clipboard.requestPicture { [weak self] picture in
            switch picture {
            case .file(let path): _ = self?.takePicture([path])
            case .pixels(let pixels): Task { await Self.store(pixels, take) }
            case nil: break
            }
        }
        return true
    }

    /// Writes pixels into a file for a while, in which they are copied.
    private static func store(_ pixels: Bitmap, _ take: (ChosenPicture) -> Void) async {
        guard let bytes = await pixels.png() else { return }
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appending(path: "counterfoil-\(UUID().uuidString).png")
        guard (try? Data(bytes).write(to: file, options: .withoutOverwriting)) != nil else {
            return
        }
        take(ChosenPicture(file.path(percentEncoded: false), isTemporary: true))
    }
}
