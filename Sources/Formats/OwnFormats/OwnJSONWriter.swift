import Domain
import Foundation

/// Writes all data of the entries as JSON, one entry per line.
struct OwnJSONWriter: EntryWriter {
    private var isFirst = true

    func begin(to sink: Sink) throws {
        try sink(
            Array(
                "{\"format\":\"counterfoil\",\"version\":\(EntryRecord.version),\"entries\":[".utf8)
        )
    }

    mutating func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        guard stored.entry != nil else { return false }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let entry = try encoder.encode(EntryRecord(stored))
        try sink(Array((isFirst ? "\n" : ",\n").utf8) + entry)
        isFirst = false
        return true
    }

    func end(to sink: Sink) throws {
        try sink(Array("\n]}\n".utf8))
    }
}
