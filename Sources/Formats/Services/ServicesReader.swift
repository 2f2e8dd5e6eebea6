import Domain
import Foundation

/// Reads the tables of the services that are described.
struct ServicesReader: SourceReader {
    /// The described services, or `nil` if there are none.
    let folders: ServiceFolders?
    let gazetteer: any FindsPlaces
    /// The zone of the person.
    let home: TimeZone

    func recognises(_ file: SourceFile) -> Bool {
        folders?.services.contains { $0.place(of: file) != nil } ?? false
    }

    func read(_ files: [SourceFile], into reading: SourceReading) throws(ImportError) {
        var rest = files
        for service in folders?.services ?? [] {
            let own = rest.filter { service.place(of: $0) != nil }
            guard !own.isEmpty else { continue }
            rest.removeAll { service.place(of: $0) != nil }
            try read(own, of: service, into: reading)
        }
    }

    private func read(
        _ files: [SourceFile], of service: ServiceDescription, into reading: SourceReading
    ) throws(ImportError) {
        let tables = service.tables.enumerated().map { place, described in
            (described, files.filter { service.place(of: $0) == place }.compactMap { Table($0) })
        }
        var people = ServicePeople(of: service.name, answers: reading.answers)
        for (described, tables) in tables where !described.person.isEmpty {
            for table in tables { try people.add(table, described.person) }
        }
        var records = ServiceRecords(of: service.name, into: reading)
        for (described, tables) in tables {
            for table in tables {
                try read(table, described, &people, &records, into: reading)
            }
        }
        records.finish()
        if let question = people.question { reading.contents.questions.append(question) }
        reading.contents.addSource(service.name, files)
    }

    private func read(
        _ table: Table, _ described: ServiceTable, _ people: inout ServicePeople,
        _ records: inout ServiceRecords, into reading: SourceReading
    ) throws(ImportError) {
        let forms = described.forms(below: table.heading)
        let mapping = ColumnMapping(described.kind)
        let cells = ColumnCells(mapping, forms)
        func shown(_ row: TableRow) -> ImportRow {
            func line(_ field: FieldName) -> String { cells.line(.field(field), in: row) }
            let title =
                described.kind == .film
                ? Film.nameInList(title: line(.title), year: Int(line(.year).prefix(4)))
                : Trip.nameInList(from: line(.from), to: line(.to)).onOneLine
            return ImportRow(described.kind, at: row.place, title: title)
        }
        var rows = try ColumnRow(
            of: table, mapping, forms, mode: described.mode, gazetteer: gazetteer, home: home,
            answers: reading.answers, shown: shown)
        let names = ServiceRecords.Names(of: described, below: table.heading)
        records.begin()
        try table.read(into: reading, shown: shown) { row throws(RowTrouble) in
            let shown = shown(row)
            let person = described.person.isEmpty ? nil : row.line(described.person)
            guard person.map({ people.isOwn($0, in: shown) }) ?? true else {
                return reading.contents.leaveOut(shown, .otherPerson)
            }
            switch try rows.read(row, shown: shown) {
            case .leftOut(let reason): reading.contents.leaveOut(shown, reason)
            case .entry(let entry, var rest):
                rest.isWanted = rest.isWanted || described.rows == .wanted
                if person != nil { rest.question = people.openQuestion ?? rest.question }
                records.add(entry, rest, row, names, shown)
            }
        }
        reading.contents.questions += rows.questions
    }
}

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

    mutating func add(_ table: Table, _ column: String) throws(ImportError) {
        var known = Set(names)
        var names = names
        try table.scan { row in
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
    private static func option(_ name: String) -> String { name == everyone ? "\(name)|1" : name }
}
