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

    func read(
        _ files: [SourceFile], answers: ImportAnswers, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) throws(ImportError) {
        var rest = files
        for service in folders?.services ?? [] {
            let own = rest.filter { service.place(of: $0) != nil }
            guard !own.isEmpty else { continue }
            rest.removeAll { service.place(of: $0) != nil }
            try read(own, of: service, answers: answers, into: &contents, progress: progress)
        }
    }

    private func read(
        _ files: [SourceFile], of service: ServiceDescription, answers: ImportAnswers,
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        let tables = service.tables.enumerated().map { place, described in
            (described, files.filter { service.place(of: $0) == place }.compactMap { Table($0) })
        }
        var people = ServicePeople(of: service.name, answers: answers)
        for (described, tables) in tables where !described.person.isEmpty {
            for table in tables { try people.add(table, described.person) }
        }
        var records = ServiceRecords(of: service.name)
        for (described, tables) in tables {
            for table in tables {
                try read(
                    table, described, &people, &records, answers: answers, into: &contents,
                    progress: progress)
            }
        }
        records.finish(into: &contents)
        if let question = people.question { contents.questions.append(question) }
        contents.addSource(service.name, files)
    }

    private func read(
        _ table: Table, _ described: ServiceTable, _ people: inout ServicePeople,
        _ records: inout ServiceRecords, answers: ImportAnswers,
        into contents: inout SourceContents, progress: (Int) -> Void
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
            answers: answers, shown: shown)
        let names = ServiceRecords.Names(of: described, below: table.heading)
        records.begin()
        try table.read(into: &contents, progress: progress, shown: shown) {
            row, contents throws(RowTrouble) in
            let shown = shown(row)
            let person = described.person.isEmpty ? nil : row.line(described.person)
            guard person.map({ people.isOwn($0, in: shown) }) ?? true else {
                return contents.leaveOut(shown, .otherPerson)
            }
            switch try rows.read(row, shown: shown) {
            case .leftOut(let reason): contents.leaveOut(shown, reason)
            case .entry(let entry, var rest):
                rest.isWanted = rest.isWanted || described.rows == .wanted
                if person != nil { rest.question = people.openQuestion ?? rest.question }
                records.add(entry, rest, row, names, shown, into: &contents)
            }
        }
        contents.questions += rows.questions
    }
}
