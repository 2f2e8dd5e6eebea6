import Foundation

/// What the index knows of the files that there are.
struct IndexRecollection: Sendable {
    /// Beside each name the stamp by which its file is known; nil where it has to be read.
    var stamps: [PackedStamp?]
    /// Names that are known, and not there any more.
    var gone: [String] = []

    init(of count: Int) {
        stamps = Array(repeating: nil, count: count)
    }
}

/// Names are compared as the database does it: byte by byte, so that two of them that look the
/// same stay two.
extension String {
    func isBefore(_ other: String) -> Bool { order(beside: other) < 0 }

    func isSame(as other: String) -> Bool { order(beside: other) == 0 }

    private func order(beside other: String) -> Int {
        var (left, right) = (self, other)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                let order =
                    switch (left.baseAddress, right.baseAddress) {
                    case (let left?, let right?):
                        Int(memcmp(left, right, min(other.utf8.count, self.utf8.count)))
                    default: 0
                    }
                return order == 0 ? left.count - right.count : order
            }
        }
    }
}
