import Domain

/// Decides what becomes of lists of films beside those of the journal.
struct ListTakeover {
    private(set) var changes: [EntryBatch.List] = []
    /// One for each of the lists, in their order.
    private(set) var decisions: [Decision] = []

    init(of lists: [ImportedList], beside kept: [KeptList]) {
        var kept = kept
        var taken: Set<[UInt8]> = []
        for list in lists {
            if !taken.insert(list.file.content).inserted {
                decisions.append(.twice)
            } else if let place = Self.place(of: list, among: kept) {
                let file = ListFile(name: kept[place].file.name, content: list.file.content)
                let isSame = kept.remove(at: place).file.content == file.content
                if !isSame { changes.append(.changed(file)) }
                decisions.append(Decision(isSame ? .alreadyThere : .changed))
            } else {
                changes.append(.new(list.file))
                decisions.append(.new)
            }
        }
    }

    /// The one that it is by now: of the same content, or else of the same address, or else of the same
    /// name where not both have an address.
    private static func place(of list: ImportedList, among kept: [KeptList]) -> Int? {
        let link = list.list.link
        return kept.firstIndex { $0.file.content == list.file.content }
            ?? kept.firstIndex { !link.isEmpty && $0.list.link == link }
            ?? kept.firstIndex {
                $0.file.name == list.file.name && (link.isEmpty || $0.list.link.isEmpty)
            }
    }
}
