import Domain

extension Harvest {
    /// Notes that nothing becomes of a row.
    mutating func leaveOut(_ row: ImportRow, _ reason: String) {
        leftOut.append((reason, row))
    }

    /// Adds what becomes of rows; the first ones are not copied, because there may be millions.
    mutating func add(_ more: [Candidate]) {
        if candidates.isEmpty {
            candidates = more
        } else {
            candidates += more
        }
    }

    /// Notes that a row cannot be read.
    mutating func refuse(_ row: ImportRow, _ reason: String) {
        unreadable.append((reason, row))
    }
}
