internal import Domain

extension Sequence {
    /// Returns the first elements in an order, without sorting all elements.
    func first(_ count: Int, by precedes: (Element, Element) -> Bool) -> [Element] {
        guard count < 1_000 else { return sorted(by: precedes) }
        var kept: [Element] = []
        for element in self where count > 0 {
            if kept.count == count {
                guard precedes(element, kept[count - 1]) else { continue }
                kept.removeLast()
            }
            var (low, high) = (0, kept.count)
            while low < high {
                let middle = (low + high) / 2
                if precedes(element, kept[middle]) { high = middle } else { low = middle + 1 }
            }
            kept.insert(element, at: low)
        }
        return kept
    }
}
