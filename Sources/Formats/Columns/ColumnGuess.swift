package import Domain
package import Foundation

/// Guesses the meanings of a table's columns by their headings and values.
///
/// A heading has a meaning if all its words are those of a pattern, and the values of the column
/// decide with it: a column of words is no time, and one of names no means of transport.
struct ColumnGuess {
    let sample: ColumnSample
    let headings: [Heading]

    /// The mapping for the likelier kind of rows. It has no columns if the table is about something
    /// else.
    var mapping: ColumnMapping {
        if subject != nil { return ColumnMapping(.film) }
        var (film, trip) = (mapping(of: .film), mapping(of: .trip))
        if trip.hasEnds { return film.specific > trip.specific ? film : trip }
        guard film.missing.isEmpty else { return trip.specific > film.specific ? trip : film }
        if hasMereNames(film) { film.columns[.field(.title)].map { film.set($0, to: nil) } }
        return film
    }

    /// Whether nothing but a column of names, which anything has, speaks of films.
    private func hasMereNames(_ film: ColumnMapping) -> Bool {
        func names(_ meaning: FieldName, _ notions: String...) -> Bool {
            guard let column = film.columns[.field(meaning)] else { return false }
            return notions.contains { headings[column].names($0) }
        }
        return film.specific == 1 && film.columns[.kind] == nil
            && !names(.title, "film", "title", "show")
            && !names(.watched, "watched")
    }

    /// The subject of a table that has neither films nor trips, or `nil` if that is not certain.
    var subject: TableSubject? { TableSubject(headings) }

    func mapping(of kind: EntryKind) -> ColumnMapping {
        let kinds = assigned(.kind, of: kind)
        let films = kinds.map { column in
            sample.rows(where: column) { [.film, .wanted].contains(WrittenKind.kind($0)) }
        }
        return ColumnGuess(sample: films ?? sample, headings: headings).assignment(of: kind)
    }

    /// Returns the column with one meaning, or `nil` if there is none.
    private func assigned(_ meaning: ColumnMeaning, of kind: EntryKind) -> Int? {
        candidates(of: kind, for: [meaning]).first?.column
    }

    private func assignment(of kind: EntryKind) -> ColumnMapping {
        var mapping = ColumnMapping(kind)
        for candidate in candidates(of: kind, for: ColumnMeaning.all(of: kind))
        where mapping.columns[candidate.meaning] == nil
            && mapping.meaning(of: candidate.column) == nil
        {
            mapping.set(candidate.column, to: candidate.meaning)
        }
        // A mere “rating” is that of others only beside one's own, as in TMDb's tables.
        if let others = mapping.columns[.ratingOfOthers], !isOfOthers(others),
            mapping.columns[.field(.rating)].map({ !headings[$0].names("own") }) ?? true
        {
            mapping.set(others, to: nil)
        }
        complete(&mapping)
        return mapping
    }

    private func isOfOthers(_ column: Int) -> Bool {
        ["others", "imdb", "letterboxd", "service"].contains { headings[column].names($0) }
    }

    private struct Candidate {
        let meaning: ColumnMeaning
        let column: Int
        let weight: Double
    }

    /// The columns that may have each of some meanings, the likeliest first.
    private func candidates(of kind: EntryKind, for meanings: [ColumnMeaning]) -> [Candidate] {
        var candidates: [Candidate] = []
        for meaning in meanings {
            let patterns = HeadingPatterns.patterns(for: meaning, of: kind)
            for (column, heading) in headings.enumerated() {
                if meaning == .field(.rating), hasOwnRating, !heading.names("own") { continue }
                guard let said = Self.weight(heading, patterns, meaning),
                    let held = weight(of: column, for: meaning)
                else { continue }
                candidates.append(Candidate(meaning: meaning, column: column, weight: said + held))
            }
        }
        return candidates.sorted { ($1.weight, $0.column) < ($0.weight, $1.column) }
    }

    /// Whether a column is named as one's own rating, beside which no other one is that.
    private var hasOwnRating: Bool {
        headings.indices.contains { column in
            headings[column].names("own")
                && (headings[column].names("rating") || headings[column].names("note"))
                && weight(of: column, for: .field(.rating)) != nil
        }
    }

    /// Returns the weight of a heading up to 100, or `nil` if no pattern has its words. A word that
    /// is not known may stand beside the others if the values tell the meaning.
    private static func weight(
        _ heading: Heading, _ patterns: [HeadingPattern], _ meaning: ColumnMeaning
    ) -> Double? {
        patterns.enumerated().compactMap { place, pattern -> Double? in
            guard let strangers = heading.strangers(beside: pattern),
                strangers == 0 || strangers <= 2 && ColumnValues.tell(meaning)
            else { return nil }
            return Double(pattern.weight ?? max(60, 100 - 5 * place)) - 25 * Double(strangers)
        }.max()
    }

    /// Returns the weight of a column's values up to 10, or `nil` if they contradict a meaning.
    /// Without values it is negative, so that a column that has some comes first.
    private func weight(of column: Int, for meaning: ColumnMeaning) -> Double? {
        if sample.values[column].isEmpty {
            return ColumnValues.areNeeded(for: meaning) ? nil : -50
        }
        if meaning == .field(.service), sample.isCounted(column) { return nil }
        guard let condition = ColumnValues.condition(for: meaning) else {
            return 5 * sample.fill(column)
        }
        let share = sample.share(column, condition)
        guard share >= ColumnValues.share(for: meaning) else { return nil }
        return 5 * share + 5 * sample.fill(column)
    }

    /// Maps columns whose values have a clear meaning though their headings have none.
    private func complete(_ mapping: inout ColumnMapping) {
        func find(_ meaning: ColumnMeaning, _ isRight: (String) -> Bool) {
            guard mapping.columns[meaning] == nil else { return }
            let free = headings.indices.filter {
                mapping.meaning(of: $0) == nil && headings[$0].isUnknown
                    && sample.share($0, isRight) >= 0.8
            }
            if free.count == 1 { mapping.set(free[0], to: meaning) }
        }
        switch mapping.kind {
        case .film:
            if mapping.columns[.rated] == nil { find(.field(.watched), ColumnValues.isDay) }
            find(.field(.year)) { Int($0) != nil && ColumnValues.isYear($0) }
        case .trip:
            // Some tables have the moment of departure in their date.
            if mapping.columns[.field(.departure)] == nil, let dates = mapping.columns[.date],
                sample.share(dates, { WrittenClock($0) != nil }) >= 0.8
            {
                mapping.set(dates, to: .field(.departure))
            }
            let times = mapping.columns[.field(.departure)]
            let areClocks = times.map { column in
                sample.share(column) { WrittenClock($0)?.date.isEmpty ?? false } >= 0.8
            }
            if areClocks ?? false { find(.date, ColumnValues.isDay) }
        case .pass, .claim: break
        }
    }
}

extension ColumnGuess {
    init(_ sample: ColumnSample) {
        self.init(sample: sample, headings: sample.titles.map { Heading($0) })
    }
}

extension ColumnMapping {
    /// The number of columns that only one kind of entry has.
    fileprivate var specific: Int {
        let common: Set<ColumnMeaning> = [
            .date, .field(.watched), .field(.notes), .field(.tags), .currency, .kind, .status,
        ]
        return columns.keys.count { !common.contains($0) }
    }

    /// Whether there are columns for both ends of a trip, which nothing else has.
    fileprivate var hasEnds: Bool { columns[.field(.from)] != nil && columns[.field(.to)] != nil }
}

/// Remembers the meanings of columns in a file, with a line for each heading, the latest last.
///
/// A heading is stored as its fingerprint, so that the file does not reveal what was imported.
package struct ColumnsFile: RemembersColumns {
    private let file: URL

    /// The greatest number of remembered headings, of which the oldest are forgotten first.
    private static let most = 200
    /// The greatest size of the file, in bytes. A larger one is not Counterfoil's and is ignored.
    private static let limit = 1 << 20

    package init(_ file: URL) {
        self.file = file
    }

    package func mapping(of table: ImportTable.ID) -> ColumnMapping? {
        lines.last { $0.table == table }.flatMap { ColumnMapping($0.mapping) }
    }

    @concurrent
    package func remember(_ tables: [ImportTable]) async {
        let said = tables.map { ($0.id, $0.mapping.description) }
        let kept = lines.filter { line in !tables.contains { $0.id == line.table } }
        let text = (kept + said).suffix(Self.most).map { "\($0)\t\($1)\n" }.joined()
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: file, options: .atomic)
    }

    private var lines: [(table: String, mapping: String)] {
        guard let bytes = try? Data(contentsOf: file), bytes.count <= Self.limit else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t")
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
    }
}
