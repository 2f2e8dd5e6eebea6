import Foundation

/// What the index knows of the files that there are.
struct IndexRecollection: Sendable {
    /// Beside each name the stamp by which its file is known; nil where it has to be read.
    var stamps: [Stamp?]
    /// Names that are known, and not there any more.
    var gone: [String] = []

    init(of count: Int) {
        stamps = Array(repeating: nil, count: count)
    }
}
