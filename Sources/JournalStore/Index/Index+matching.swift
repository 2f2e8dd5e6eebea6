import GRDB

extension Index {
    /// The number of files in the index.
    var count: Int {
        get throws {
            try watchingForDamage {
                try writer.unsafeRead {
                    try Int.fetchOne($0, sql: "SELECT count(*) FROM file") ?? 0
                }
            }
        }
    }

    /// Returns the names of the entries that have one of these match keys, and of unreadable files.
    func names(having numbers: Set<UInt64>) throws -> [String] {
        try watchingForDamage {
            try writer.unsafeRead { db in
                let others = try String.fetchAll(
                    db, sql: "SELECT name FROM file WHERE reason IS NOT NULL")
                let entry = try db.cachedStatement(sql: "SELECT name FROM entry WHERE id = ?")
                var names: [String] = []
                var count = 0
                var rows = try RawRows(db, sql: "SELECT id, numbers FROM match_key")
                while try rows.next() {
                    try Task.checkCancellation()
                    count += 1
                    guard try rows.numbers(at: 1).contains(where: numbers.contains) else {
                        continue
                    }
                    let id = try rows.required(at: 0)
                    guard let name = try String.fetchOne(entry, arguments: [id]) else {
                        throw IndexDefect.damaged
                    }
                    names.append(name)
                }
                guard try count == IndexMonths(db).total else { throw IndexDefect.damaged }
                return names + others
            }
        }
    }
}
