import SwiftCSV

/// The cells of a record.
enum RecordFields {
    enum Outcome {
        case cells([String])
        /// Read although its quotation marks are not doubled.
        case repaired([String])
        case unreadable
    }

    /// Reads many records at once; parsing each by itself takes twice as long.
    static func cells(of records: [[UInt8]], separator: UInt8) -> [Outcome] {
        if let rows = try? parsed(records, separator) { return rows.map(Outcome.cells) }
        return records.map { record in
            if let cells = try? parsed([record], separator).first { return .cells(cells) }
            let repaired = QuoteRepair.repaired(record, separator: separator)
            return (try? parsed([repaired], separator).first).map(Outcome.repaired) ?? .unreadable
        }
    }

    private struct Miscounted: Error {}

    private static func parsed(_ records: [[UInt8]], _ separator: UInt8) throws -> [[String]] {
        // The parser reads a heading by itself, and the rest twice unless it is told to stop.
        var text = "\n"
        for record in records {
            text += opaque(record)
            text += "\n"
        }
        let table = try EnumeratedCSV(
            string: text, delimiter: .character(Character(Unicode.Scalar(separator))),
            loadColumns: false, rowLimit: 0)
        var rows: [[String]] = []
        rows.reserveCapacity(records.count)
        try table.enumerateAsArray(startAt: 1, rowLimit: nil) { rows.append($0) }
        guard rows.count == records.count else { throw Miscounted() }
        for index in rows.indices where !isASCII(records[index]) {
            let isUTF8 = String(validating: records[index], as: UTF8.self) != nil
            rows[index] = rows[index].map { transparent($0, isUTF8: isUTF8) }
        }
        return rows
    }

    private static func isASCII(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { $0 < 0x80 }
    }

    /// A character for each byte. The parser goes by characters, and an accent behind a separator
    /// would hide the separator from it.
    private static func opaque(_ bytes: [UInt8]) -> String {
        if isASCII(bytes) { return String(decoding: bytes, as: UTF8.self) }
        var scalars = String.UnicodeScalarView()
        for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
        return String(scalars)
    }

    private static func transparent(_ opaque: String, isUTF8: Bool) -> String {
        let bytes = opaque.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        return isUTF8 ? String(decoding: bytes, as: UTF8.self) : Windows1252.text(bytes)
    }
}
