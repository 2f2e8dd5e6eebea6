/// A field that a search operator asks for.
package struct SearchedField: Sendable {
    package let name: FieldName
    /// The kinds of entries that have the field.
    package fileprivate(set) var kinds: [EntryKind] = []
    /// Whether the index has the texts in a column.
    package fileprivate(set) var isIndexed = false

    /// The fields of all kinds of entries with an operator, in the order of their tables.
    package static let all: [(operator: SearchOperator, field: SearchedField)] = {
        var all: [(operator: SearchOperator, field: SearchedField)] = []
        func add<Whole: HasFields>(_ whole: Whole.Type) {
            for field in whole.fields {
                guard let fact = field.searchOperator else { continue }
                let place = all.firstIndex { $0.operator == fact } ?? all.count
                if place == all.count { all.append((fact, SearchedField(name: field.name))) }
                all[place].field.kinds.append(whole.kind)
                if field.isIndexed { all[place].field.isIndexed = true }
            }
        }
        add(Film.self)
        add(Trip.self)
        add(Pass.self)
        add(Claim.self)
        return all
    }()

    private init(name: FieldName) {
        self.name = name
    }

    fileprivate static let byOperator = Dictionary(
        uniqueKeysWithValues: all.map { ($0.operator, $0.field) })
}

extension SearchOperator {
    /// The field whose texts are searched, or `nil` if the operator asks for something else.
    package var field: SearchedField? { SearchedField.byOperator[self] }
}

extension EntryField {
    /// The texts of the field, of which there are several in a list; empty if it holds other values.
    package func texts(of whole: Whole) -> [String] {
        switch value {
        case .line(let path), .paragraphs(let path):
            whole[keyPath: path].isEmpty ? [] : [whole[keyPath: path]]
        case .list(let path), .tags(let path): whole[keyPath: path]
        default: []
        }
    }
}
