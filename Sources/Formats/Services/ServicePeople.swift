import Domain

/// The people in the tables of a service, such as the profiles of a household at Netflix. If there
/// are several, a question asks whose rows are imported.
struct ServicePeople {
    private let service: String
    private let answer: String?
    private var names: [String] = []
    private var rows: [ImportRow] = []

    /// The greatest number of names that are offered.
    private static let most = 20
    private static let everyone = "all"

    init(of service: String, answers: ImportAnswers) {
        self.service = service
        answer = answers["person|\(service)"]
    }

    private var id: ImportQuestion.ID { "person|\(service)" }

    /// Reads the names in a column of a table.
    mutating func add(_ table: Table, _ column: String) throws(ImportError) {
        var known = Set(names)
        var names = names
        var ignored = SourceContents()
        try table.read(into: &ignored) { row, _ in
            let name = row.line(column)
            if !name.isEmpty, names.count < Self.most, known.insert(name).inserted {
                names.append(name)
            }
        }
        self.names = names
    }

    /// Returns whether a row is imported, or may be once the question is answered.
    mutating func isOwn(_ name: String, in row: ImportRow) -> Bool {
        guard names.count > 1 else { return true }
        rows.append(row)
        guard let chosen else { return true }
        return chosen == Self.everyone || chosen == Self.option(name) || name.isEmpty
    }

    /// The question that rows wait for, or `nil` if it is answered or there is one person.
    var openQuestion: ImportQuestion.ID? { names.count > 1 && chosen == nil ? id : nil }

    /// The question, or `nil` if there is one person.
    var question: ImportQuestion? {
        guard names.count > 1 else { return nil }
        return ImportQuestion(
            id: id, .person(service: service),
            options: names.map { ImportQuestion.Option(Self.option($0), .person($0)) }
                + [ImportQuestion.Option(Self.everyone, .everyone)],
            preset: nil, rows: rows)
    }

    private var chosen: String? {
        answer.flatMap { $0 == Self.everyone || names.map(Self.option).contains($0) ? $0 : nil }
    }

    /// The id of a name, which may be that of the answer for everyone.
    private static func option(_ name: String) -> String {
        name == everyone ? "\(name)|1" : name
    }
}
