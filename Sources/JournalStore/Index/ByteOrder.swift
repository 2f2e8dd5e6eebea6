import Foundation

/// The byte order of names, as the database has it, so that different names with the same
/// appearance differ.
extension String {
    func isBefore(_ other: String) -> Bool { order(beside: other) < 0 }

    func isSame(as other: String) -> Bool { order(beside: other) == 0 }

    /// The first eight bytes as a number that has the same order.
    fileprivate var beginning: UInt64 {
        var number: UInt64 = 0
        var room = 8
        for byte in utf8.prefix(8) {
            number = number << 8 | UInt64(byte)
            room -= 1
        }
        return number << (8 * UInt64(room))
    }

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

extension [String] {
    /// Returns the names in byte order. Most differ in their first eight bytes.
    func sortedByBytes() -> [String] {
        indices.map { (beginning: self[$0].beginning, index: $0) }.sorted { left, right in
            left.beginning == right.beginning
                ? self[left.index].isBefore(self[right.index]) : left.beginning < right.beginning
        }.map { self[$0.index] }
    }
}
