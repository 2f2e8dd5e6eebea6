import Foundation

/// An open file or folder, closed when nobody holds it any more.
final class Descriptor: Sendable {
    let number: Int32

    /// Nil for the number that says that opening failed; see `errno`.
    init?(_ number: Int32) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit {
        close(number)
    }
}
