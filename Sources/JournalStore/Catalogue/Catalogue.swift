import Domain

/// All entries in their order, as they stood at one time.
struct Catalogue: Sendable {
    private(set) var records: [Record] = []
    private var byID: [EntryID: Record] = [:]

    subscript(id: EntryID) -> Record? { byID[id] }

    var ids: Set<EntryID> { Set(byID.keys) }

    /// Takes entries in and out; what was there under the same id goes.
    mutating func update(_ changed: [Record], removing removed: Set<EntryID>) {
        let outdated = removed.union(changed.map(\.id))
        records.removeAll { outdated.contains($0.id) }
        for id in removed { byID[id] = nil }
        for record in changed { byID[record.id] = record }
        records += changed
        // The sort finds the run that is in order already, so one new entry costs one pass.
        records.sort { $0.order < $1.order }
    }

    /// Where a record stands among records in this order; nil where it is not one of them.
    static func position(of record: Record, in records: [Record]) -> Int? {
        var low = 0
        var high = records.count
        while low < high {
            let middle = (low + high) / 2
            if records[middle].order < record.order { low = middle + 1 } else { high = middle }
        }
        return low < records.count && records[low] === record ? low : nil
    }
}
