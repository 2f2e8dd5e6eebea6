import Domain
import Foundation

/// A column of Counterfoil's own tables, with its reader and its writer.
struct CounterfoilCSVColumn<Whole: HasFields>: Sendable {
    let name: String
    /// Returns the text of the cell, or empty for no value.
    let text: @Sendable (FieldRecords<Whole>) -> String
    /// Reads a cell that is not empty.
    let read: @Sendable (String, inout FieldRecords<Whole>) throws(RowTrouble) -> Void

    /// The heading of the first column, which names the entry.
    static var heading: String { "Counterfoil \(Whole.kind.rawValue)" }

    /// The columns after the first one.
    static var all: [CounterfoilCSVColumn] { Whole.fields.flatMap(\.columns) }
}

extension EntryField where Whole: HasFields {
    fileprivate var columns: [CounterfoilCSVColumn<Whole>] {
        let name = name
        switch value {
        case .line, .link, .paragraphs, .day, .word, .disruption, .rule, .attachment:
            return [
                CounterfoilCSVColumn(name: column, text: { $0.text(name) }) { $1[name] = .text($0) }
            ]
        case .number: return [number]
        case .flag, .todo:
            return [
                CounterfoilCSVColumn(name: column, text: { $0[name] == .flag(true) ? "Yes" : "" }) {
                    $1[name] = .flag(FilmCells.isYes($0))
                }
            ]
        case .time, .start: return time
        case .fare: return fare
        case .coordinates: return [coordinates]
        case .distance: return [distance]
        // The one of others had a column to say so before it had one of its own.
        case .rating(_, by: .oneself): return rating + [author]
        case .rating(_, by: .others): return rating
        case .feedbackHistory: return feedbackHistory
        case .list, .tags: return [list]
        case .steps: return [steps]
        case .about: return [json(FieldRecord.relations) { $0.relations }]
        case .imports: return [json(FieldRecord.marks) { $0.marks }]
        }
    }

    private var number: CounterfoilCSVColumn<Whole> {
        let name = name
        return CounterfoilCSVColumn(
            name: column,
            text: { if case .number(let number)? = $0[name] { "\(number)" } else { "" } }
        ) { (text, record) throws(RowTrouble) in
            guard let number = Int(text.onOneLine) else {
                throw .noNumber(text, of: name)
            }
            record[name] = .number(number)
        }
    }

    private var time: [CounterfoilCSVColumn<Whole>] {
        let name = name
        return [
            CounterfoilCSVColumn(name: column, text: { $0.time(name)?.at ?? "" }) {
                $1[name] = .time(TimeRecord(at: $0))
            },
            CounterfoilCSVColumn(name: "\(column) zone", text: { $0.time(name)?.zoneCell ?? "" }) {
                guard var time = $1.time(name) else { return }
                time.zoneCell = $0
                $1[name] = .time(time)
            },
        ]
    }

    /// The columns of the fare. A trip has one amount, whose currency had its own column before
    /// other entries had several amounts.
    private var fare: [CounterfoilCSVColumn<Whole>] {
        let name = name
        let currency = name == .fare ? "Currency" : "\(column) currency"
        return [
            CounterfoilCSVColumn(name: column, text: { $0.fare(name)?.amount ?? "" }) {
                $1[name] = .fare(FareRecord(amount: $0.onOneLine))
            },
            CounterfoilCSVColumn(name: currency, text: { $0.fare(name)?.currency ?? "" }) {
                guard var fare = $1.fare(name) else { return }
                fare.currency = $0
                $1[name] = .fare(fare)
            },
        ]
    }

    private var coordinates: CounterfoilCSVColumn<Whole> {
        let name = name
        return CounterfoilCSVColumn(
            name: column,
            text: { if case .coordinates(let place)? = $0[name] { place.cell } else { "" } }
        ) { (text, record) throws(RowTrouble) in
            record[name] = .coordinates(try CoordinatesRecord(cell: text))
        }
    }

    private var distance: CounterfoilCSVColumn<Whole> {
        let name = name
        return CounterfoilCSVColumn(
            name: column,
            text: { if case .distance(let kilometres)? = $0[name] { "\(kilometres)" } else { "" } }
        ) { (text, record) throws(RowTrouble) in
            guard let distance = Distance(text.onOneLine) else {
                throw .content(.trip(.distanceIsNoNumber(text.onOneLine)))
            }
            record[name] = .distance(distance.kilometres)
        }
    }

    private var rating: [CounterfoilCSVColumn<Whole>] {
        let name = name
        return [
            CounterfoilCSVColumn(name: column, text: { $0.rating(name)?.value ?? "" }) {
                $1[name] = .rating(RatingRecord(value: $0))
            },
            CounterfoilCSVColumn(name: "\(column) source", text: { $0.rating(name)?.source ?? "" })
            {
                guard var rating = $1.rating(name) else { return }
                rating.source = $0
                $1[name] = .rating(rating)
            },
        ]
    }

    private var author: CounterfoilCSVColumn<Whole> {
        let name = name
        return CounterfoilCSVColumn(name: "\(column) by", text: { $0.rating(name)?.by ?? "" }) {
            guard var rating = $1.rating(name) else { return }
            rating.by = $0.onOneLine.lowercased()
            $1[name] = .rating(rating)
        }
    }
}

extension FieldRecords {
    fileprivate func time(_ name: FieldName) -> TimeRecord? {
        if case .time(let time)? = self[name] { time } else { nil }
    }

    fileprivate func fare(_ name: FieldName) -> FareRecord? {
        if case .fare(let fare)? = self[name] { fare } else { nil }
    }

    fileprivate func rating(_ name: FieldName) -> RatingRecord? {
        if case .rating(let rating)? = self[name] { rating } else { nil }
    }
}

extension TimeRecord {
    /// The text of the zone. One that a calendar defines has its offset after its name.
    fileprivate var zoneCell: String {
        get {
            let name = zone ?? ""
            return offset.map { "\(name)|\($0)" } ?? name
        }
        set {
            let bar = newValue.lastIndex(of: "|")
            offset = bar.flatMap { Int(newValue[newValue.index(after: $0)...]) }
            zone = offset == nil ? newValue : bar.map { String(newValue[..<$0]) }
        }
    }
}

/// Columns whose cells have several values.
extension EntryField where Whole: HasFields {
    /// A column with one value per line.
    var list: CounterfoilCSVColumn<Whole> {
        let name = name
        return CounterfoilCSVColumn(
            name: column,
            text: { record in
                if case .texts(let texts)? = record[name] {
                    texts.joined(separator: "\n")
                } else {
                    ""
                }
            }
        ) {
            $1[name] = .texts(OwnCells.lines($0))
        }
    }

    /// Two columns: the latest feedback, which is read only if the other column is empty, and every
    /// feedback, one per line with its moment.
    var feedbackHistory: [CounterfoilCSVColumn<Whole>] {
        let name = name
        return [
            CounterfoilCSVColumn(name: column, text: { $0.feedbackHistory(name).last?.value ?? "" })
            {
                $1[name] = .feedbackHistory([GivenRecord(value: $0.onOneLine.lowercased())])
            },
            CounterfoilCSVColumn(
                name: "\(column) given",
                text: { record in
                    record.feedbackHistory(name).map { given in
                        given.at.map { "\(given.value) \($0)" } ?? given.value
                    }.joined(separator: "\n")
                }
            ) { text, record in
                record[name] = .feedbackHistory(
                    OwnCells.lines(text).map { line in
                        let (value, moment) = OwnCells.words(of: line)
                        return GivenRecord(value: value, at: moment)
                    })
            },
        ]
    }

    /// A column with one step per line: its word and, if known, its day.
    var steps: CounterfoilCSVColumn<Whole> {
        let name = name
        return CounterfoilCSVColumn(
            name: column,
            text: { record in
                guard case .steps(let steps)? = record[name] else { return "" }
                return steps.map { step in step.on.map { "\(step.value) \($0)" } ?? step.value }
                    .joined(separator: "\n")
            }
        ) { text, record in
            record[name] = .steps(
                OwnCells.lines(text).map { line in
                    let (value, day) = OwnCells.words(of: line)
                    return StepRecord(value: value.lowercased(), on: day)
                })
        }
    }

    /// Returns a column with JSON, which people do not edit.
    func json<Record: Codable & SendableMetatype>(
        _ wrap: @escaping @Sendable ([Record]) -> FieldRecord,
        _ unwrap: @escaping @Sendable (FieldRecord) -> [Record]?
    ) -> CounterfoilCSVColumn<Whole> {
        let (name, column) = (name, column)
        return CounterfoilCSVColumn(
            name: column, text: { $0[name].flatMap(unwrap).map(OwnCells.json) ?? "" }
        ) { (text, record) throws(RowTrouble) in
            do {
                record[name] = wrap(
                    try JSONDecoder().decode([Record].self, from: Data(text.utf8)))
            } catch {
                throw .noJSONBelow(column: column)
            }
        }
    }
}

extension FieldRecord {
    var relations: [RelationRecord]? {
        if case .relations(let relations) = self { relations } else { nil }
    }

    var marks: [MarkRecord]? {
        if case .marks(let marks) = self { marks } else { nil }
    }
}

extension FieldRecords {
    fileprivate func feedbackHistory(_ name: FieldName) -> [GivenRecord] {
        if case .feedbackHistory(let history)? = self[name] { history } else { [] }
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

    static func json(_ records: [some Encodable]) -> String {
        (try? JSONEncoder.ordered.encode(records)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
