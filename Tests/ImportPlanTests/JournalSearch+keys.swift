import Domain
import JournalFormat
import Testing

@testable import Formats

extension JournalSearch {
    /// The entries that matter, which are the same where only those are looked at that have one of the keys.
    static func found(in stored: [StoredEntry], for contents: SourceContents) -> FoundEntries {
        let all = JournalSearch(for: contents)
        all.add(stored)
        let few = JournalSearch(for: contents)
        let keys = few.keys()
        few.add(stored.filter { $0.entry == nil || $0.has(keys) })
        #expect(few.found().names == all.found().names)
        return all.found()
    }
}

extension StoredEntry {
    /// Whether the index finds it by its keys.
    func has(_ keys: MatchKeys) -> Bool {
        guard let entry else { return false }
        return keys.ids.contains(id)
            || MatchKey.all(of: entry, in: id.rawValue, uid: CalendarUID.first(in: content))
                .contains(where: keys.numbers.contains)
    }
}

extension FoundEntries {
    fileprivate var names: [Set<EntryID>] { [Set(entries.map(\.id)), Set(files.map(\.id))] }
}
