extension RandomAccessCollection where Index == Int {
    /// The first position from which on all elements belong to the second part; those of the first
    /// stand before them.
    func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
