internal import Domain
public import Presentation
internal import Wording

/// The file of a ticket as a page shows it.
public struct TicketFileViewModel: Hashable, Sendable {
    /// Such as "2026-11-20 Köln – Wien.pdf".
    public let name: String
    /// As the desktop opens it.
    public let address: String
    /// Whether it can be opened: not when it is gone.
    public let opening: Availability

    package init(name: String, address: String, opening: Availability = .available) {
        self.name = name
        self.address = address
        self.opening = opening
    }
}

extension TicketFileViewModel {
    init(_ file: TicketFile, isThere: Bool, words: Localizer) {
        self.init(
            name: file.name.displayIsolated, address: file.address,
            opening: Availability(unless: isThere ? nil : words.ticketGone(from: file.path)))
    }
}
