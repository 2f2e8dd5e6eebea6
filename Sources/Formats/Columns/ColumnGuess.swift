import Domain
import Foundation

/// Guesses the meanings of a table's columns by their headings and values.
struct ColumnGuess {
    private let sample: ColumnSample
    private let headings: [String]

    init(_ sample: ColumnSample) {
        self.sample = sample
        headings = sample.titles.map(ColumnWords.plain)
    }

    /// The mapping for the likelier kind of rows, which gives more columns a meaning.
    var mapping: ColumnMapping {
        let (film, trip) = (mapping(of: .film), mapping(of: .trip))
        if film.missing.isEmpty != trip.missing.isEmpty {
            return film.missing.isEmpty ? film : trip
        }
        return trip.columns.count > film.columns.count ? trip : film
    }

    func mapping(of kind: EntryKind) -> ColumnMapping {
        var mapping = ColumnMapping(kind)
        for candidate in candidates(of: kind)
        where mapping.columns[candidate.meaning] == nil
            && mapping.meaning(of: candidate.column) == nil
        {
            mapping.set(candidate.column, to: candidate.meaning)
        }
        if let others = mapping.columns[.ratingOfOthers], isMereRating(others, beside: mapping) {
            mapping.set(others, to: nil)
        }
        complete(&mapping)
        return mapping
    }

    /// Whether a heading says only that the column is a rating. Beside a column that is named as
    /// the person's own rating, as in TMDb's tables, it is the rating of others.
    private func isMereRating(_ column: Int, beside mapping: ColumnMapping) -> Bool {
        let own = mapping.columns[.field(.rating)]
        return ColumnWords.words(for: .field(.rating), of: .film).contains(headings[column])
            && !(own.map { ColumnWords.ownRating.contains(headings[$0]) } ?? false)
    }

    private struct Candidate {
        let meaning: ColumnMeaning
        let column: Int
        /// The rank, where a lower one is likelier. A heading that equals a word comes before one
        /// that contains it.
        let rank: Int
    }

    private func candidates(of kind: EntryKind) -> [Candidate] {
        var candidates: [Candidate] = []
        for meaning in ColumnMeaning.all(of: kind) {
            let words = ColumnWords.words(for: meaning, of: kind)
            for (column, heading) in headings.enumerated() {
                guard let rank = Self.rank(heading, words), fits(column, meaning) else { continue }
                // A heading that contains such a word may be about the delay at departure, or not
                // about a rating.
                if meaning == .delay || meaning == .ratingOfOthers, rank >= Self.partly { continue }
                candidates.append(Candidate(meaning: meaning, column: column, rank: rank))
            }
        }
        return candidates.sorted { ($0.rank, $0.column) < ($1.rank, $1.column) }
    }

    private static func rank(_ heading: String, _ words: [String]) -> Int? {
        if let place = words.firstIndex(of: heading) { return place }
        // A word such as “de” or “an” is in many headings.
        let part = words.firstIndex { $0.count > 3 && " \(heading) ".contains(" \($0) ") }
        return part.map { partly + $0 }
    }

    /// The rank from which headings only contain a word.
    private static let partly = 1_000

    /// Maps columns whose values have a clear meaning though their headings have none.
    private func complete(_ mapping: inout ColumnMapping) {
        func find(_ meaning: ColumnMeaning, _ isRight: (String) -> Bool) {
            guard mapping.columns[meaning] == nil else { return }
            let free = headings.indices.first {
                mapping.meaning(of: $0) == nil && sample.holds($0, percent: 80, isRight)
            }
            if let free { mapping.set(free, to: meaning) }
        }
        switch mapping.kind {
        case .film:
            find(.field(.watched), Self.isDay)
            find(.field(.year), Self.isYear)
        case .trip:
            // Some tables have the moment of departure in their date.
            if mapping.columns[.field(.departure)] == nil, let dates = mapping.columns[.date],
                sample.holds(dates, percent: 80, { WrittenClock($0) != nil })
            {
                mapping.set(dates, to: .field(.departure))
            }
            let times = mapping.columns[.field(.departure)]
            let areClocks = times.map { column in
                sample.holds(column, percent: 80) { WrittenClock($0)?.date.isEmpty ?? false }
            }
            if areClocks ?? false { find(.date, Self.isDay) }
        case .pass, .claim: break
        }
    }

    /// Whether the values of a column fit a meaning. A column without values fits any.
    private func fits(_ column: Int, _ meaning: ColumnMeaning) -> Bool {
        guard !sample.values[column].isEmpty else { return true }
        let isRight: (String) -> Bool
        switch meaning {
        case .date, .field(.watched): isRight = Self.isDay
        case .delay: isRight = { WrittenNumber.delay($0) != nil }
        case .rated: isRight = { Moment.sinceEpoch($0) != nil }
        case .currency: isRight = { $0.count <= 5 && !$0.contains(where: \.isNumber) }
        case .field(.year): isRight = { Self.isYear($0) || Self.isDay($0) }
        case .field(.runningTime), .duration: isRight = { WrittenNumber.minutes($0) != nil }
        case .field(.viewing): isRight = { Int($0) != nil }
        case .field(.rating), .ratingOfOthers: isRight = Self.isRating
        case .field(.departure), .field(.arrival), .field(.actualDeparture), .field(.actualArrival):
            isRight = { WrittenClock($0) != nil }
        case .field(.distance), .field(.fare):
            isRight = { WrittenNumber.amount($0, mark: nil) != nil }
        case .field(.fromCoordinates), .field(.toCoordinates): isRight = { Coordinates($0) != nil }
        case .field(.link): isRight = { $0.hasPrefix("http") || FilmCells.imdbNumber($0) != nil }
        case .field(.title), .field(.from), .field(.to):
            isRight = { !Self.isDay($0) && WrittenClock($0) == nil && Int($0) == nil }
        case .field(.notes), .field(.place), .field(.genres), .field(.directors):
            isRight = { WrittenNumber.read($0, mark: nil) == nil }
        // No words are known for these.
        case .kind, .status, .cancelled, .diverted, .field: return true
        }
        return sample.holds(column, percent: 50, isRight)
    }

    private static func isDay(_ text: String) -> Bool {
        switch DayText(text) {
        case .day, .open: true
        case .blank, .unreadable: false
        }
    }

    private static func isYear(_ text: String) -> Bool {
        Int(text).map { (1_870...2_100).contains($0) } ?? false
    }

    private static func isRating(_ text: String) -> Bool {
        if case .unreadable = WrittenRating(text, mark: nil) { false } else { true }
    }
}
