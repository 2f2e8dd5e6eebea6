internal import Domain
public import Presentation
internal import Wording

/// The file of a ticket on the page of its trip.
public struct TicketFileViewModel: Hashable, Sendable {
    /// The file name, such as "2026-11-20 Köln – Wien.pdf".
    public let name: String
    /// The URI with which the desktop opens the file.
    public let address: String
    /// Whether the file can be opened, which it cannot if it does not exist.
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
            opening: Availability(
                unless: isThere
                    ? nil
                    : words.say(
                        "The file is not there any more: {path}",
                        ["path": file.path.displayIsolated])))
    }
}
