import Domain

extension Harvest {
    /// Notes that nothing becomes of a row.
    mutating func leaveOut(_ row: ImportRow, _ reason: String) {
        leftOut.append((reason, row))
    }

    /// Takes what is undecided where the journal has it, so that a later version of an event finds
    /// the trip that somebody made of it, and leaves out the rest.
    func decided(where isThere: (Undecided) -> Bool) -> Harvest {
        guard !undecided.isEmpty else { return self }
        var harvest = self
        harvest.undecided = []
        for one in undecided {
            if isThere(one) {
                harvest.candidates += one.candidates()
            } else {
                harvest.leaveOut(one.row, one.reason)
            }
        }
        return harvest
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
