internal import Domain
internal import Presentation

/// What is typed into a form, as it is typed, and kept beyond the program's end.
public nonisolated protocol FormDraft: Codable, Equatable {
    /// Whether each number is one that the form could have held: of one that was kept, a file says so.
    var isWhole: Bool { get }
}

nonisolated extension TypedDay {
    /// Whether it is a day that a form could have held, be it one of the calendar or not.
    package var isWhole: Bool {
        [day, year].allSatisfy { (0...999_999_999).contains($0) } && (1...12).contains(month)
    }
}
