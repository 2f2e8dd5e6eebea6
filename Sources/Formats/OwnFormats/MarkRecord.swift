import Domain

/// The source of an imported entry.
struct MarkRecord: Codable, Equatable {
    var source: String
    var key: String
    var said: [String: String]?

    init(_ mark: ImportMark) {
        source = mark.source
        key = mark.key
        said = mark.said.unlessEmpty
    }

    var mark: ImportMark { ImportMark(source: source, key: key, said: said ?? [:]) }
}
