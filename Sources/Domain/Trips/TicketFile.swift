internal import Foundation

/// The file of a ticket, such as a PDF, which is stored outside the journal.
public struct TicketFile: Hashable, Sendable {
    /// The greatest size of a ticket, in bytes.
    public static let largest = 32 << 20

    /// The URL as in an iCalendar file, such as `file:///home/user/Tickets/ticket.pdf`.
    public let address: String

    /// Returns `nil` if the text is not the URL of a local file.
    public init?(_ address: String) {
        guard address.lowercased().hasPrefix("file:///"), address.utf8.count < Self.longest,
            address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            let url = URL(string: address), url.isFileURL, url.path(percentEncoded: false).count > 1
        else { return nil }
        self.address = address
    }

    /// Returns `nil` if the path is not absolute.
    public init?(path: String) {
        guard path.hasPrefix("/") else { return nil }
        self.init(URL(filePath: path, directoryHint: .notDirectory).absoluteString)
    }

    private init(unchecked address: String) { self.address = address }

    /// Returns a placeholder for a document that is copied when its entry is written.
    ///
    /// - Parameter name: A name that is unique among the documents of the source.
    public static func copy(of name: String) -> TicketFile {
        TicketFile(unchecked: placeholderPrefix + name)
    }

    /// Whether it is a placeholder for a document that is not copied yet.
    package var isPlaceholder: Bool { address.hasPrefix(Self.placeholderPrefix) }

    private static let placeholderPrefix = "document:"
    private static let longest = 4_000

    public var path: String { URL(string: address)?.path(percentEncoded: false) ?? "" }

    /// The file name without folders.
    public var name: String { URL(filePath: path).lastPathComponent }

    /// The media type by the extension of the file name, or `nil` if it is unknown.
    public var mediaType: String? {
        switch URL(filePath: path).pathExtension.lowercased() {
        case "pdf": "application/pdf"
        case "pkpass": "application/vnd.apple.pkpass"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "webp": "image/webp"
        case "html", "htm": "text/html"
        case "txt": "text/plain"
        default: nil
        }
    }
}

/// Stores copies of tickets and of films' pictures in a folder outside the journal.
public protocol StoresTickets: Sendable {
    /// Copies the file of an entry.
    ///
    /// - Returns: The copy, or `nil` if the file is a copy already, does not exist, or is too
    ///   large.
    func copy(
        _ file: TicketFile, of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile?

    /// Stores the content of a file that an entry is to have.
    func store(
        _ content: [UInt8], of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile

    /// Removes a copy that is not used after all.
    func remove(_ copy: TicketFile) async
}

/// An entry after which the copy of its file is named.
public protocol NamesTicket: Sendable {
    /// Returns a file name, such as "2026-11-20 Köln – Wien.pdf".
    ///
    /// - Parameter end: The extension without a dot; empty if there is none.
    func nameOfTicket(endingIn end: String) -> String
}
