internal import Domain
internal import Presentation

/// The fields of a form as they are typed, which can be stored beyond the program's end.
public nonisolated protocol StorableDraft: Codable, Equatable {
    /// Whether each number is in the range of its field, which a damaged file may violate.
    var isWhole: Bool { get }
}

nonisolated extension TypedDay {
    /// Whether each number is in the range of its field, even if there is no such date.
    package var isWhole: Bool {
        [day, year].allSatisfy { (0...999_999_999).contains($0) } && (1...12).contains(month)
    }
}
