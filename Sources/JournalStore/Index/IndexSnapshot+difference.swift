import Domain
import GRDB

extension IndexSnapshot {
    /// The names of all entries.
    var names: Set<String> {
        readAtLeisure(or: []) { try String.fetchSet($0, sql: "SELECT name FROM entry") }
    }

    /// The names of all entries in the order of the list.
    var namesInOrder: [String] {
        readAtLeisure(or: []) {
            try String.fetchAll(
                $0,
                sql: "SELECT name FROM entry INDEXED BY entry_order ORDER BY \(IndexRow.order)")
        }
    }

    /// Returns the changes since an older snapshot, by any program; all entries are new if there
    /// was none. If the older one is damaged, all entries may have changed, since what it shows is
    /// unreliable.
    func difference(from old: IndexSnapshot?, isDamaged: Bool = false) -> JournalChange {
        guard let old else { return JournalChange(added: Set(names.map { EntryID($0) })) }
        var change = JournalChange()
        let isKin = version.lineage == old.version.lineage
        let since = isKin ? old.version.generation : -1
        for (id, isKnown) in entries(since: since, otherwiseIn: isDamaged ? nil : old) {
            if isKnown { change.changed.insert(id) } else { change.added.insert(id) }
        }
        if old.months.total + change.added.count != months.total {
            change.removed = Set(old.names.subtracting(names).map { EntryID($0) })
        }
        return change
    }

    /// Returns the entries written after a generation that differ in an older snapshot, and whether
    /// that has them at all.
    private func entries(
        since generation: Int, otherwiseIn old: IndexSnapshot?
    ) -> [(EntryID, Bool)] {
        let written: [(name: String, fingerprint: Int64)] = readAtLeisure(or: []) { db in
            try Row.fetchAll(
                db, sql: "SELECT name, fingerprint FROM entry WHERE generation > ?",
                arguments: [generation]
            ).map { (try $0.decode(atIndex: 0), try $0.decode(atIndex: 1)) }
        }
        let everything = written.map { (EntryID($0.name), true) }
        guard let old else { return everything }
        // If the older snapshot cannot be read any more, all entries may have changed.
        return old.readAtLeisure(or: everything) { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT fingerprint FROM entry
                    WHERE id = (SELECT entry FROM file WHERE name = ?)
                    """)
            return try written.compactMap { name, fingerprint in
                let known = try Int64.fetchOne(statement, arguments: [name])
                return known == fingerprint ? nil : (EntryID(name), known != nil)
            }
        }
    }
}
