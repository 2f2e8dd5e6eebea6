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
