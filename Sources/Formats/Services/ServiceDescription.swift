import Domain

/// The tables that a service exports, as a file describes them; see docs/interchange.md.
struct ServiceDescription: Sendable {
    /// The name of the file without its ending.
    let id: String
    /// The name of the service, which is the source of its entries.
    let name: String
    let edition: CalendarDay
    /// The tables in the order in which they are read. Those of viewings come before those of
    /// ratings, which are joined to them.
    let tables: [ServiceTable]

    /// Returns the place of the table that a file is, or `nil` if it is none of the service.
    func place(of file: SourceFile) -> Int? {
        guard let heading = file.heading else { return nil }
        return tables.firstIndex { $0.recognises(heading, in: file) }
    }
}

struct ServiceTable: Sendable {
    /// The kind of its rows: a film, a film that is still to be seen, or a trip.
    let rows: RowKind
    /// The means of transport of trips without one of their own.
    let mode: TravelMode
    /// Names in lower case. A heading has all names of one of the lists.
    let headings: [Set<String>]
    /// Whether the heading has no other names.
    let isExact: Bool
    /// A part of the file's name in lower case; empty if any name will do.
    let fileName: String
    let texts: [ColumnMeaning: [TextTemplate]]
    /// The text that identifies a row; empty if its values do.
    let key: [TextTemplate]
    /// The text that identifies a film; empty if its title and year do.
    let film: [TextTemplate]
    /// The name of the column with the person in lower case; empty if all rows are of one person.
    let person: String
    /// Whether a row is left out unless another table has the film.
    let needsViewing: Bool
    /// The forms of the values, without texts and rules, which depend on the heading.
    let forms: ColumnForms
    let rules: [Rule]
    /// The names of columns that are left out for a reason, in lower case.
    let ignored: Set<String>

    struct Rule: Sendable {
        /// The name of the column in lower case.
        let column: String
        let values: RowRule.Values
        let kind: RowKind
    }

    var kind: EntryKind { rows == .trip ? .trip : .film }

    /// The names of the columns that are read, in lower case.
    var columns: Set<String> {
        Set((texts.values.joined() + key + film).flatMap(\.columns))
            .union(rules.map(\.column)).union(person.isEmpty ? [] : [person])
    }

    fileprivate func recognises(_ heading: TableHeading, in file: SourceFile) -> Bool {
        let names = Set(heading.names)
        guard headings.contains(where: { isExact ? $0 == names : $0.isSubset(of: names) }) else {
            return false
        }
        return fileName.isEmpty || file.name.lowercased().contains(fileName)
    }

    func forms(below heading: TableHeading) -> ColumnForms {
        var forms = forms
        forms.texts = texts.compactMapValues { $0.texts(below: heading).unlessEmpty }
        forms.rules = rules.compactMap { rule in
            heading.column(rule.column).map {
                RowRule(column: $0, values: rule.values, kind: rule.kind)
            }
        }
        return forms
    }
}

extension [TextTemplate] {
    /// Returns the texts whose columns a heading has.
    func texts(below heading: TableHeading) -> [ColumnText] {
        compactMap { $0.text(below: heading) }
    }
}

/// A text of columns by their names, such as `{type} {number}`. Without braces it is the name of a
/// column.
struct TextTemplate: Hashable, Sendable {
    private enum Part: Hashable {
        /// The name of a column in lower case.
        case column(String)
        case text(String)
    }

    private let parts: [Part]

    /// Reads a template, or makes `nil` unless each brace is closed around a name.
    init?(_ text: String) {
        guard text.contains(where: { "{}".contains($0) }) else {
            parts = [.column(text.lowercased())]
            return
        }
        var parts: [Part] = []
        var rest = text[...]
        while !rest.isEmpty {
            let plain = rest.prefix { !"{}".contains($0) }
            if !plain.isEmpty { parts.append(.text(String(plain))) }
            rest = rest[plain.endIndex...]
            guard let brace = rest.popFirst() else { break }
            let name = rest.prefix { !"{}".contains($0) }
            rest = rest[name.endIndex...]
            guard brace == "{", !name.isEmpty, rest.popFirst() == "}" else { return nil }
            parts.append(.column(name.lowercased()))
        }
        self.parts = parts
    }

    /// The names of its columns in lower case.
    var columns: [String] {
        parts.compactMap { if case .column(let name) = $0 { name } else { nil } }
    }

    fileprivate func text(below heading: TableHeading) -> ColumnText? {
        var texts: [ColumnText.Part] = []
        for part in parts {
            switch part {
            case .text(let text): texts.append(.text(text))
            case .column(let name):
                guard let column = heading.column(name) else { return nil }
                texts.append(.column(column))
            }
        }
        return ColumnText(texts)
    }
}
