internal import Foundation

/// The file of a ticket, such as a PDF, which is kept beside the journal and not in it.
public struct TicketFile: Hashable, Sendable {
    /// What is larger is no ticket, in bytes.
    public static let largest = 32 << 20

    /// As a calendar names it, such as `file:///home/user/Tickets/ticket.pdf`.
    public let address: String

    /// Returns nil for what is not the address of a file of this machine.
    public init?(_ address: String) {
        guard address.lowercased().hasPrefix("file:///"), address.utf8.count < Self.longest,
            address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            let url = URL(string: address), url.isFileURL, url.path(percentEncoded: false).count > 1
        else { return nil }
        self.address = address
    }

    /// Returns nil for what is not the path of a file from the root on.
    public init?(path: String) {
        guard path.hasPrefix("/") else { return nil }
        self.init(URL(filePath: path, directoryHint: .notDirectory).absoluteString)
    }

    private init(unchecked address: String) {
        self.address = address
    }

    /// Stands for a document that is copied when its trip is written, and is no address until then.
    /// - Parameter name: tells it from other documents of its source.
    public static func copy(of name: String) -> TicketFile {
        TicketFile(unchecked: awaited + name)
    }

    /// Whether it stands for a document that is not copied yet.
    package var isAwaited: Bool { address.hasPrefix(Self.awaited) }

    private static let awaited = "document:"
    private static let longest = 4_000

    public var path: String {
        URL(string: address)?.path(percentEncoded: false) ?? ""
    }

    /// Without the folders it is in.
    public var name: String {
        URL(filePath: path).lastPathComponent
    }

    /// Its media type by the end of its name; nil where that says nothing.
    public var mediaType: String? {
        switch URL(filePath: path).pathExtension.lowercased() {
        case "pdf": "application/pdf"
        case "pkpass": "application/vnd.apple.pkpass"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "html", "htm": "text/html"
        case "txt": "text/plain"
        default: nil
        }
    }
}
