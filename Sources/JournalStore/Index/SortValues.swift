import Domain
import GRDB

/// The values that a list is sorted by, and its headings.
struct SortValues: Sendable {
    /// Whether the smallest value comes first.
    let isRising: Bool
    /// Returns the value of the entry at a rank, or `nil` if it is unknown.
    let value: @Sendable (Int) -> Int?
    let heading: @Sendable (Int) -> ListHeading
    /// The heading of the entries whose value is unknown.
    let headingOfUnknown: ListHeading
}

extension IndexSnapshot {
    /// Returns the values of a fact, or `nil` for the day, whose order is that of ranks.
    ///
    /// - Parameter folding: whether one row shows all legs of a journey.
    func sortValues(of fact: ListOrder.Fact, folding: Bool) -> SortValues? {
        switch fact {
        case .date: nil
        case .title: turnsOfTitles
        case .feedback:
            values(fact, of: .feedback, by: { .feedback(Feedback(rawValue: $0) ?? .none) }) {
                $0 == Feedback.none.rawValue ? nil : $0
            }
        case .rated: values(fact, of: .rated, by: { .rated($0) })
        case .released: values(fact, of: .released, by: { .released(in: $0) })
        case .runtime: values(fact, of: .runtime, by: { .running(minutes: $0) })
        case .delay:
            values(
                fact, of: .lateness, by: { .late(minutes: $0) }, { $0 / 60 },
                instead: folding ? delaysOfJourneys : [:])
        case .distance: values(fact, of: .metres, by: { .far(metres: $0) })
        case .duration: values(fact, of: .duration, by: { .running(minutes: $0) })
        case .place: turns(fact, of: .place)
        case .director: turns(fact, of: .directors)
        case .operator: turns(fact, of: .operator)
        case .service: turns(fact, of: .service)
        }
    }

    private var turnsOfTitles: SortValues {
        let titles = titles
        return SortValues(
            isRising: true, value: { titles.turn(at: $0) }, heading: { titles.heading(of: $0) },
            headingOfUnknown: .unknown(.title))
    }

    private func turns(_ fact: ListOrder.Fact, of column: TextColumn) -> SortValues {
        let texts = texts(of: column)
        return SortValues(
            isRising: fact.isRising, value: { texts.turn(at: $0) },
            heading: { .text(texts.text(of: $0)) }, headingOfUnknown: .unknown(fact))
    }

    private func values(
        _ fact: ListOrder.Fact, of column: FactColumn,
        by heading: @escaping @Sendable (Int) -> ListHeading,
        _ number: @escaping @Sendable (Int) -> Int? = { $0 }, instead others: [Int: Int?] = [:]
    ) -> SortValues {
        let numbers = numbers(of: column)
        return SortValues(
            isRising: false,
            value: { rank in (others[rank] ?? numbers[rank]).flatMap(number) },
            heading: heading, headingOfUnknown: .unknown(fact))
    }

    /// The delays of journeys at their destinations in seconds, by the ranks of the rows that show
    /// them.
    private var delaysOfJourneys: [Int: Int?] {
        let order = order
        let courses = readAtLeisure(or: []) { db in
            try Row.fetchAll(
                db,
                sql: "SELECT id, course FROM entry WHERE journey IS NOT NULL AND course IS NOT NULL"
            ).map { row in
                (
                    id: try row.decode(Int64.self, atIndex: 0),
                    course: CachedCourse(try row.decode(String.self, atIndex: 1))
                )
            }
        }
        var delays: [Int: Int?] = [:]
        for (id, course) in courses {
            guard let rank = order.rank(of: id), let course else { continue }
            delays[rank] = .some(course.lateness)
        }
        return delays
    }
}

/// The ranks of entries in the order of a list, and its sections.
struct SortedRanks {
    let ranks: [Int32]
    let sections: [ListSection]

    /// Sorts by day, the newest first.
    ///
    /// - Parameters:
    ///   - found: the ranks in ascending order, which is that of days.
    ///   - months: the months of all entries.
    init(_ found: [Int32], of months: [MonthStretch]) {
        ranks = found
        var sections: [ListSection] = []
        var start = 0
        for month in months where start < found.count {
            let end = found[start...].partitioningIndex { $0 >= month.end }
            if end > start { sections.append(ListSection(month.month.heading, count: end - start)) }
            start = end
        }
        // A damaged table may count fewer entries.
        if start < found.count {
            sections.append(ListSection(.unknown(.date), count: found.count - start))
        }
        self.sections = sections
    }

    /// Sorts by a fact, with entries for which it is unknown last.
    ///
    /// - Parameter found: the ranks in ascending order.
    init(_ found: [Int32], by values: SortValues, isReversed: Bool) {
        // The upper half of a number holds the value of an entry, and the lower half its rank.
        var keys: [Int64] = []
        keys.reserveCapacity(found.count)
        var unknown: [Int32] = []
        let sign = values.isRising != isReversed ? 1 : -1
        for rank in found {
            if let value = values.value(Int(rank)) {
                keys.append(Int64(value * sign) << 32 | Int64(rank))
            } else {
                unknown.append(rank)
            }
        }
        keys.sort()
        ranks = keys.map { Int32(truncatingIfNeeded: $0) } + unknown

        func heading(_ key: Int64) -> ListHeading { values.heading(Int(key >> 32) * sign) }
        var sections: [ListSection] = []
        var start = 0
        while start < keys.count {
            let common = heading(keys[start])
            let end = keys[start...].partitioningIndex { heading($0) != common }
            sections.append(ListSection(common, count: end - start))
            start = end
        }
        if !unknown.isEmpty {
            sections.append(ListSection(values.headingOfUnknown, count: unknown.count))
        }
        self.sections = sections
    }
}

/// An entered text that lists are sorted by; the first one if the field has several.
enum TextColumn: Int, CaseIterable {
    case place, directors, `operator`, service

    /// Returns the key that is equal for the spellings of one text.
    fileprivate func key(of text: String) -> String {
        self == .service ? ServiceName.key(of: text) : WholeText.key(of: text)
    }
}

/// The positions of the entries' texts in alphabetical order, by the alphabet of the environment's
/// language, without regard to case, accents and signs.
final class EntryTexts: Sendable {
    /// The position of the text of the entry at each rank, or `none`.
    private let turns: [Int32]
    /// The texts in their order, each as the first entry of the list has it.
    private let texts: [String]

    private static let none: Int32 = -1

    /// Creates the texts of entries without any.
    init(count: Int) {
        turns = [Int32](repeating: Self.none, count: count)
        texts = []
    }

    init(_ column: TextColumn, _ db: Database, in order: EntryOrder) throws {
        var found: [(key: String, text: String, first: Int)] = []
        var places: [String: Int] = [:]
        var pool = StringInterner<(place: Int, text: String)?>()
        var turns = [Int32](repeating: Self.none, count: order.count)
        try order.eachRow(of: "\(column)", db) { rank, rows in
            let one = pool.value(of: try rows.text(at: 1)) { written in
                guard let text = EntryValues.parts(of: written).first else { return nil }
                let key = column.key(of: text)
                let place = places[key] ?? found.count
                if place == found.count { found.append((key, text, .max)) }
                places[key] = place
                return (place, text)
            }
            guard let one else { return }
            turns[rank] = Int32(one.place)
            if rank < found[one.place].first {
                found[one.place] = (found[one.place].key, one.text, rank)
            }
        }
        let keys = found.map { one in
            Collation.ofEnvironment == nil
                ? Array(one.key.utf8) : WholeText.sortingKey(of: one.text)
        }
        let sorted = found.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        var turnOfPlace = [Int32](repeating: 0, count: found.count)
        for (turn, place) in sorted.enumerated() { turnOfPlace[place] = Int32(turn) }
        self.turns = turns.map { $0 == Self.none ? $0 : turnOfPlace[Int($0)] }
        texts = sorted.map { found[$0].text }
    }

    /// Returns the position of the text of the entry at a rank, or `nil` if it has none.
    func turn(at rank: Int) -> Int? {
        turns[rank] == Self.none ? nil : Int(turns[rank])
    }

    func text(of turn: Int) -> String { texts.indices.contains(turn) ? texts[turn] : "" }
}

/// The positions of the entries' titles in alphabetical order.
final class EntryTitles: Sendable {
    /// The position of the title of the entry at each rank, equal for equal titles. Titles of signs
    /// alone come first.
    private let turns: [Int32]
    /// The headings and the position at which each begins, in ascending order.
    private let headings: [(turn: Int32, heading: ListHeading)]

    /// Creates the titles of entries that are not known.
    init(count: Int) {
        turns = [Int32](repeating: 0, count: count)
        headings = [(0, .signs)]
    }

    /// Sorts the titles by the alphabet of the environment's language, which the index does not
    /// know, or else in the order of the index.
    init(_ db: Database, in order: EntryOrder) throws {
        let collation = Collation.ofEnvironment
        var titles: [(key: [UInt8], heading: ListHeading)] = []
        var places = [Int32](repeating: 0, count: order.count)
        var title: [UInt8]?
        let written = collation == nil ? "" : ", title, destination"
        var rows = try RawRows(
            db,
            sql: "SELECT id, sorting\(written) FROM entry INDEXED BY entry_title ORDER BY sorting")
        while try rows.next() {
            guard let rank = order.rank(of: Int64(try rows.required(at: 0))) else { continue }
            guard let bytes = try rows.text(at: 1) else { throw IndexDefect.damaged }
            if title == nil || !bytes.elementsEqual(title ?? []) {
                title = Array(bytes)
                var one: (key: [UInt8], heading: ListHeading) = (
                    [], .title(String(decoding: bytes, as: UTF8.self))
                )
                if let collation {
                    let written = [try rows.text(at: 2), try rows.text(at: 3)]
                        .map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "" }
                        .joined(separator: " ")
                    one.key = WholeText.sortingKey(of: written, by: collation)
                    if let letter = collation.ownLetter(of: written) {
                        one.heading = .letter(letter)
                    }
                }
                titles.append(one)
            }
            places[rank] = Int32(titles.count - 1)
        }
        // Titles of signs alone come first, and equal titles keep the order of the index.
        let sorted = titles.indices.sorted { one, other in
            let (left, right) = (titles[one], titles[other])
            if (left.heading == .signs) != (right.heading == .signs) {
                return left.heading == .signs
            }
            return left.key == right.key
                ? one < other : left.key.lexicographicallyPrecedes(right.key)
        }
        var headings: [(turn: Int32, heading: ListHeading)] = []
        var turns = [Int32](repeating: 0, count: titles.count)
        for (turn, place) in sorted.enumerated() {
            turns[place] = Int32(turn + 1)
            if headings.last?.heading != titles[place].heading {
                headings.append((Int32(turn + 1), titles[place].heading))
            }
        }
        self.turns = places.map { titles.isEmpty ? 0 : turns[Int($0)] }
        self.headings = [(-.max, .signs)] + headings
    }

    func turn(at rank: Int) -> Int { Int(turns[rank]) }

    func heading(of turn: Int) -> ListHeading {
        headings[headings.partitioningIndex { $0.turn > turn } - 1].heading
    }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the first position of the second part, if all elements of the first part precede it.
    func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
