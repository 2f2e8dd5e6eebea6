import Domain

extension Item {
    /// What the file says, checked.
    func entry() throws(CalendarDefect) -> Entry {
        let entry: Entry =
            switch kind {
            case .film: .film(film)
            case .trip: .trip(try trip())
            }
        try entry.validate()
        return entry
    }

    /// What a file says; throws why it is no entry.
    static func entry(from bytes: [UInt8]) throws(CalendarDefect) -> Entry {
        try Item(in: CalendarFile(bytes)).entry()
    }
}
