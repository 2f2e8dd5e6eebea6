import Domain

extension Harvest {
    /// Notes that nothing becomes of a row.
    mutating func leaveOut(_ row: ImportRow, _ reason: String) {
        leftOut.append((reason, row))
    }

    /// Notes that a row cannot be read.
    mutating func refuse(_ row: ImportRow, _ reason: String) {
        unreadable.append((reason, row))
    }
}
