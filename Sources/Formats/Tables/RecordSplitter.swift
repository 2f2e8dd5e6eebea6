import Domain

/// Splits the text of a table into records, at line breaks outside of quotation marks.
///
/// A line ends with LF, CRLF or CR. Memory is bounded by `limit`, whatever the text holds.
struct RecordSplitter {
    struct Record {
        /// The number of the row, counted from 1: one for each record, however many lines it spans,
        /// and one for each empty line between records.
        let row: Int
        var bytes: [UInt8]
        /// Whether a line break ended the record, and not the end of the file.
        var isEnded = true
        /// The reason why it cannot be read, or `nil` if it can.
        var defect: RowTrouble?
    }

    /// The greatest size of a record, in bytes. A larger one is a defect.
    static let limit = 1 << 20

    private enum State {
        case fieldStart, plain, quoted, quotedQuote
        /// The state in a record that is too large, until the next line break.
        case skipping
    }

    private let separator: UInt8
    private var state = State.fieldStart
    private var row = 1
    private var begun: [UInt8] = []
    private var endedWithReturn = false

    init(separator: UInt8) {
        self.separator = separator
    }

    static func records(of text: [UInt8], separator: UInt8) -> [Record] {
        var splitter = RecordSplitter(separator: separator)
        var records: [Record] = []
        splitter.consume(text, into: &records)
        splitter.end(into: &records)
        return records
    }

    /// Adds the records that end in the next bytes.
    mutating func consume(_ bytes: [UInt8], into records: inout [Record]) {
        var start = 0
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices {
                let byte = bytes[index]
                if endedWithReturn {
                    endedWithReturn = false
                    if byte == .lineFeed {
                        start = index + 1
                        continue
                    }
                }
                if ends(at: byte) {
                    finish(with: bytes[start..<index], into: &records)
                    start = index + 1
                    endedWithReturn = byte == .carriageReturn
                }
            }
            if state != .skipping {
                begun += bytes[start...]
                if begun.count > Self.limit { giveUp(into: &records) }
            }
        }
    }

    /// Adds the record at the end of the text. If a quotation mark is still open, a defect is added
    /// for each line after it, because so many rows are lost.
    mutating func end(into records: inout [Record]) {
        guard state != .skipping, !begun.isEmpty else { return }
        if state == .quoted {
            let lines = begun.split(separator: .lineFeed, omittingEmptySubsequences: false)
            for (offset, line) in lines.enumerated()
            where line != [.carriageReturn] && !line.isEmpty {
                records.append(
                    Record(
                        row: row + offset, bytes: Array(line), isEnded: false,
                        defect: .unclosedQuote(row: row)))
            }
        } else {
            records.append(Record(row: row, bytes: begun, isEnded: false))
        }
        begun = []
    }

    private mutating func ends(at byte: UInt8) -> Bool {
        switch state {
        case .quoted:
            if byte == .quote { state = .quotedQuote }
            return false
        case .fieldStart, .plain, .quotedQuote, .skipping:
            if byte == .lineFeed || byte == .carriageReturn { return true }
            if state == .skipping { return false }
            if byte == separator {
                state = .fieldStart
            } else if state == .quotedQuote {
                // Before another mark or a letter, the quotation mark was part of the text.
                if byte != .space && byte != .tab { state = .quoted }
            } else if state == .fieldStart {
                if byte == .quote {
                    state = .quoted
                } else if byte != .space && byte != .tab {
                    state = .plain
                }
            }
            return false
        }
    }

    private mutating func finish(
        with bytes: Slice<UnsafeBufferPointer<UInt8>>, into records: inout [Record]
    ) {
        if state != .skipping {
            if begun.count + bytes.count > Self.limit {
                begun += bytes
                giveUp(into: &records)
            } else if !begun.isEmpty || !bytes.isEmpty {
                records.append(
                    Record(row: row, bytes: begun.isEmpty ? Array(bytes) : begun + bytes))
            }
        }
        begun.removeAll(keepingCapacity: true)
        state = .fieldStart
        row += 1
    }

    private mutating func giveUp(into records: inout [Record]) {
        records.append(
            Record(
                row: row, bytes: Array(begun.prefix(200)),
                defect: .longRow(most: Self.limit >> 20)))
        begun = []
        state = .skipping
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let quote = UInt8(ascii: "\"")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
}

/// Doubles quotation marks that a program has failed to escape.
enum QuoteRepair {
    /// Returns a record with escaped quotation marks. A mark closes a cell only if a separator or
    /// the end follows.
    static func repaired(_ record: [UInt8], separator: UInt8) -> [UInt8] {
        var cells: [[UInt8]] = []
        var cell: [UInt8] = []
        var isQuoted = false
        for (index, byte) in record.enumerated() {
            let next = index + 1 < record.count ? record[index + 1] : nil
            if byte == separator && !isQuoted {
                cells.append(cell)
                cell = []
            } else if byte == .quote, cell.isEmpty, !isQuoted {
                isQuoted = true
            } else if byte == .quote, isQuoted, next == nil || next == separator {
                isQuoted = false
            } else {
                cell.append(byte)
            }
        }
        cells.append(cell)
        let quoted = cells.map { cell in
            [.quote] + cell.flatMap { $0 == .quote ? [.quote, .quote] : [$0] } + [UInt8.quote]
        }
        return Array(quoted.joined(separator: [separator]))
    }
}

/// The cells of a record by RFC 4180, also with blanks around quotation marks.
enum ImportedFields {
    enum Outcome {
        case cells([String])
        /// The cells of a record whose quotation marks were not doubled.
        case repaired([String])
        case unreadable
    }

    static func cells(of record: [UInt8], separator: UInt8) -> Outcome {
        if let cells = parsed(record, separator) { return .cells(cells) }
        let repaired = QuoteRepair.repaired(record, separator: separator)
        return parsed(repaired, separator).map(Outcome.repaired) ?? .unreadable
    }

    private enum State {
        case start, plain, quoted
        /// The state after a quotation mark in a cell, where another mark is part of the text.
        case plainMark, quotedMark
    }

    /// Returns the cells, or `nil` if a quotation mark is at an invalid place.
    private static func parsed(_ record: [UInt8], _ separator: UInt8) -> [String]? {
        // A row of another program may be in another encoding than the rest.
        let record =
            (try? UTF8Span(validating: record.span)) != nil
            ? record : TextConverter(from: .western)?.convert(record, isLast: true) ?? record
        var cells: [String] = []
        var cell: [UInt8] = []
        var state = State.start
        func finish() {
            cells.append(String(decoding: cell, as: UTF8.self))
            cell.removeAll(keepingCapacity: true)
            state = .start
        }
        for byte in record {
            switch (state, byte) {
            case (.start, separator), (.plain, separator), (.quotedMark, separator): finish()
            case (.start, .quote): state = .quoted
            case (.start, .space), (.start, .tab), (.quotedMark, .space), (.quotedMark, .tab): break
            case (.plain, .quote): state = .plainMark
            case (.quoted, .quote): state = .quotedMark
            case (.plainMark, .quote), (.start, _), (.plain, _):
                cell.append(byte)
                state = .plain
            case (.quotedMark, .quote), (.quoted, _):
                cell.append(byte)
                state = .quoted
            case (.plainMark, _), (.quotedMark, _): return nil
            }
        }
        guard state != .plainMark, state != .quoted else { return nil }
        finish()
        return cells
    }
}
