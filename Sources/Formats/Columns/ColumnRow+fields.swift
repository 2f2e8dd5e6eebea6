import Domain
import JournalFormat

extension ColumnRow {
    mutating func fill<Whole: HasFields>(
        _ record: inout FieldRecords<Whole>, _ row: TableRow, _ shown: ImportRow
    ) throws(RowTrouble) -> Rest {
        var rest = Rest()
        let said = text(.field(.mode), row)
        let mode = said.isEmpty ? modeOfService(in: row) : WrittenMode.mode(said)
        if mapping.kind == .trip { record[.mode] = .text(mode.rawValue) }
        for field in Whole.fields {
            let text = text(.field(field.name), row)
            guard !text.isEmpty else { continue }
            switch field.value {
            case .line where field.name == .from || field.name == .to:
                record[field.name] = .text(placeName(text.onOneLine, mode))
            case .line where field.name == .operator:
                record[field.name] = .text(AirportText.name(text.onOneLine))
            case .line, .paragraphs: record[field.name] = .text(text)
            case .link:
                let link = text.contains("://") ? "" : FilmCells.imdbLink(text)
                record[field.name] = .text(link.isEmpty ? text : link)
            case .number: record[field.name] = try number(text, of: field.name)
            case .flag, .todo: record[field.name] = .flag(FilmCells.isYes(text))
            case .day:
                record[field.name] = try day(text, shown, &rest).map { .text($0.isoText) }
            case .word where field.name == .ticket:
                record[field.name] = WrittenTicket.kind(text).map { .text($0.rawValue) }
            case .fare:
                record[field.name] = .fare(
                    try numbers.fare(text, currency: self.text(.currency, row)))
            case .coordinates: record[field.name] = .coordinates(try CoordinatesRecord(cell: text))
            case .distance:
                record[field.name] = try numbers.distance(text).map { .distance($0.kilometres) }
            case .rating(_, by: .oneself): record[field.name] = rating(text, &rest)
            case .list, .tags: record[field.name] = .texts(list(text, of: field.name))
            // The mode is read before, times after the places, and the rating of others by a scale
            // of its own.
            case .word, .time, .start, .rating: break
            // No column has these meanings.
            case .attachment, .feedbackHistory, .disruption, .imports, .rule, .steps, .about:
                break
            }
        }
        return rest
    }

    private func rating(_ text: String, _ rest: inout Rest) -> FieldRecord? {
        switch numbers.rating(text) {
        case .rating(let rating):
            rest.rating = rating
            return rating.map { .rating(RatingRecord(value: $0.text)) }
        case .zero: rest.remarks.append(.zeroRating)
        case .odd: rest.remarks.append(.unrated(text.onOneLine))
        }
        return nil
    }

    private func number(
        _ text: String, of field: FieldName
    ) throws(RowTrouble) -> FieldRecord? {
        let line = text.onOneLine
        switch field {
        case .runningTime:
            if let minutes = forms.runningTime.minutes(line) {
                return minutes == 0 ? nil : .number(minutes)
            }
        case .year where Int(line) == nil:
            if case .day(let day) = DayText(line) { return .number(day.year) }
            if case .open(_, _, let year) = DayText(line) { return .number(year) }
            let digits = line.prefix { $0.isNumber }
            if digits.count == 4, let year = Int(digits) { return .number(year) }
        default: break
        }
        if let number = Int(line) { return .number(number) }
        throw .noNumber(line, of: field)
    }

    /// The means of transport of a row that does not name it, by its line or else by the table.
    private func modeOfService(in row: TableRow) -> TravelMode {
        if mode == .flight { return mode }
        return WrittenMode.service(text(.field(.service), row).onOneLine) ?? mode
    }

    /// Returns the names in a cell. Commas separate them only if no other separator occurs.
    private func list(_ text: String, of field: FieldName) -> [String] {
        let parts = text.split { $0.isNewline || ";|".contains($0) }
        if field == .directors, forms.hasLastNamesFirst {
            return parts.map { name in
                name.split(separator: ",").reversed().map { String($0).onOneLine }
                    .joined(separator: " ")
            }
        }
        return (parts.count > 1 ? parts : text.split(separator: ",")).map(String.init)
    }
}
