import Domain
import Foundation

/// The columns of Counterfoil's own tables.
extension EntryField {
    /// The headings of the field's columns.
    var headings: [String] {
        switch value {
        case .time, .start: [column, "\(column) zone"]
        // A trip has one amount, whose currency had its own column before other entries had several
        // amounts.
        case .fare: [column, name == .fare ? "Currency" : "\(column) currency"]
        // The one of others had a column to say so before it had one of its own.
        case .rating(_, by: .oneself): [column, "\(column) source", "\(column) by"]
        case .rating(_, by: .others): [column, "\(column) source"]
        case .feedbackHistory: [column, "\(column) given"]
        default: [column]
        }
    }

    /// Returns the value in the cells of the field's columns, or `nil` if it is empty.
    func record(in cells: [String]) throws(RowTrouble) -> FieldRecord? {
        if case .feedbackHistory = value, !cells[1].isEmpty {
            return .feedbackHistory(
                OwnCells.lines(cells[1]).map { line in
                    let (value, moment) = OwnCells.words(of: line)
                    return GivenRecord(value: value, at: moment)
                })
        }
        let text = cells[0]
        guard !text.isEmpty else { return nil }
        switch value {
        case .line, .link, .paragraphs, .day, .word, .disruption, .rule, .attachment:
            return .text(text)
        case .number:
            guard let number = Int(text.onOneLine) else { throw .noNumber(text, of: name) }
            return .number(number)
        case .flag, .todo: return .flag(FilmCells.isYes(text))
        case .time, .start: return .time(TimeRecord(at: text, zoneCell: cells[1]))
        case .fare: return .fare(FareRecord(amount: text.onOneLine, currency: cells[1].unlessEmpty))
        case .coordinates: return .coordinates(try CoordinatesRecord(cell: text))
        case .distance:
            guard let distance = Distance(text.onOneLine) else {
                throw .content(.trip(.distanceIsNoNumber(text.onOneLine)))
            }
            return .distance(distance.kilometres)
        case .rating:
            let author = cells.dropFirst(2).first?.onOneLine.lowercased()
            return .rating(
                RatingRecord(
                    value: text, source: cells[1].unlessEmpty, by: author?.unlessEmpty))
        case .feedbackHistory:
            return .feedbackHistory([GivenRecord(value: text.onOneLine.lowercased())])
        case .list, .tags: return .texts(OwnCells.lines(text))
        case .steps:
            return .steps(
                OwnCells.lines(text).map { line in
                    let (value, day) = OwnCells.words(of: line)
                    return StepRecord(value: value.lowercased(), on: day)
                })
        case .about: return .relations(try records(in: text))
        case .imports: return .marks(try records(in: text))
        }
    }

    /// Reads JSON, which people do not edit.
    private func records<Record: Decodable>(in text: String) throws(RowTrouble) -> [Record] {
        do {
            return try JSONDecoder().decode([Record].self, from: Data(text.utf8))
        } catch {
            throw .noJSONBelow(column: column)
        }
    }
}

extension FieldRecord {
    /// The texts for the cells of the field's columns.
    var cells: [String] {
        switch self {
        case .text(let text): [text]
        case .number(let number): ["\(number)"]
        case .flag(let flag): [flag ? "Yes" : ""]
        case .texts(let texts): [texts.joined(separator: "\n")]
        case .time(let time): [time.at, time.zoneCell]
        case .fare(let fare): [fare.amount, fare.currency ?? ""]
        case .coordinates(let place): [place.cell]
        case .distance(let kilometres): ["\(kilometres)"]
        case .rating(let rating): [rating.value, rating.source ?? "", rating.by ?? ""]
        case .feedbackHistory(let history):
            [history.last?.value ?? "", OwnCells.text(history.map { ($0.value, $0.at) })]
        case .steps(let steps): [OwnCells.text(steps.map { ($0.value, $0.on) })]
        case .relations(let relations): [OwnCells.json(relations)]
        case .marks(let marks): [OwnCells.json(marks)]
        }
    }
}

extension TimeRecord {
    /// - Parameter zoneCell: the name of the zone, with a bar and its offset if a calendar defines
    ///   it; empty for a floating time.
    fileprivate init(at: String, zoneCell: String) {
        let bar = zoneCell.lastIndex(of: "|")
        let offset = bar.flatMap { Int(zoneCell[zoneCell.index(after: $0)...]) }
        let name = offset == nil ? zoneCell : bar.map { String(zoneCell[..<$0]) }
        self.init(at: at, zone: name?.unlessEmpty, offset: offset)
    }

    fileprivate var zoneCell: String {
        let name = zone ?? ""
        return offset.map { "\(name)|\($0)" } ?? name
    }
}

/// Reads and writes cells with several values.
private enum OwnCells {
    static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map(String.init)
    }

    /// Returns the first word of a line, and the rest or `nil` if there is none.
    static func words(of line: String) -> (String, String?) {
        let words = line.split(separator: " ").map(String.init)
        return (words.first ?? "", words.dropFirst().joined(separator: " ").unlessEmpty)
    }

    /// Returns values with their times, one per line.
    static func text(_ values: [(String, String?)]) -> String {
        values.map { value, time in time.map { "\(value) \($0)" } ?? value }
            .joined(separator: "\n")
    }

    static func json(_ records: [some Encodable]) -> String {
        (try? JSONEncoder.ordered.encode(records)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
