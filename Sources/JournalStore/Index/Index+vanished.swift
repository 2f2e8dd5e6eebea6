import GRDB

/// A number of files, and the number of entries among them.
struct FileCount {
    var files = 0
    var entries = 0
}

extension Index {
    /// Counts the files with these names, and all files in the index.
    func counts(of names: [String]) throws -> (named: FileCount, all: FileCount) {
        try watchingForDamage {
            try writer.read { db in
                let statement = try db.cachedStatement(
                    sql: "SELECT count(*), count(entry) FROM file WHERE name = ?")
                var named = FileCount()
                for name in names {
                    guard let row = try Row.fetchOne(statement, arguments: [name]) else { continue }
                    named.files += try row.decode(Int.self, atIndex: 0)
                    named.entries += try row.decode(Int.self, atIndex: 1)
                }
                let all = try Row.fetchOne(db, sql: "SELECT count(*), count(entry) FROM file")
                return (
                    named,
                    FileCount(
                        files: try all?.decode(Int.self, atIndex: 0) ?? 0,
                        entries: try all?.decode(Int.self, atIndex: 1) ?? 0)
                )
            }
        }
    }

    /// Marks these files as vanished, and no others, by storing their sizes as negative numbers.
    func markVanished(_ names: Set<String>) throws {
        try watchingForDamage {
            try writer.write { db in
                try db.execute(sql: "UPDATE file SET size = -1 - size WHERE size < 0")
                let statement = try db.cachedStatement(
                    sql: "UPDATE file SET size = -1 - coalesce(size, 0) WHERE name = ?")
                for name in names { try statement.execute(arguments: [name]) }
            }
        }
    }
}
