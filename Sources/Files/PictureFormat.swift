/// A format of pictures that Counterfoil shows.
package enum PictureFormat: String, CaseIterable, Sendable {
    case png, jpeg, webp

    /// Returns the format that the first bytes of a file tell, or `nil` for any other content.
    package init?(of bytes: some Collection<UInt8>) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else {
            return nil
        }
    }

    package var mediaType: String { "image/" + rawValue }

    /// The extension of the names of files.
    package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
