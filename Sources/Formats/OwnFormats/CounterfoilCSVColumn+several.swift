import Domain
import Foundation

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
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(records)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
