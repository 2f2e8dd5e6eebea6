import Domain

/// Reads rows of the index as entries for figures. Equal texts share their storage.
struct CountedRows {
    private var rows: RawRows
    private var names = StringInterner<CountedName?>()
    private var services = StringInterner<CountedName?>()
    private var lists = StringInterner<[CountedName]>()
    /// The names of which lists consist.
    private var parts: [String: CountedName] = [:]
    private var fares = StringInterner<Fare?>()
    private var countries = StringInterner<String>()

    /// Returns the query for the entries that figures count, of some days or of all.
    ///
    /// - Parameter isInOrder: whether they are sorted by time, which takes longer.
    static func sql(of days: ClosedRange<CalendarDay>?, isInOrder: Bool = false) -> String {
        let limits = days.map { days in
            let moments = SortDate.moments(of: days)
            return " AND moment BETWEEN \(moments.lowerBound) AND \(moments.upperBound)"
        }
        let kinds = EntryKind.counted.map { "\(IndexRow.kind($0))" }.joined(separator: ", ")
        let condition = " WHERE kind IN (\(kinds))" + (limits ?? "")
        return isInOrder
            ? selection + " INDEXED BY entry_order" + condition + " ORDER BY moment"
            : selection + condition
    }

    /// The query for the entry with an id.
    static let sqlOfOne = selection + " WHERE id = ?"

    private static let selection =
        """
        SELECT \((Column.allCases.map(\.name) + EntryValues.columns).joined(separator: ", "))
        FROM entry
        """

    /// The columns of `EntryValues`, which are behind the others.
    private enum Texts {
        static let place = number(of: .place)
        static let `operator` = number(of: .operator)
        static let service = number(of: .service)
        static let tags = number(of: .tags)
        static let ofFilms = FilmFields.counted.map(number)

        private static func number(of field: FieldName) -> Int {
            Column.allCases.count + (EntryValues.fields.firstIndex(of: field) ?? 0)
        }
    }

    private enum Column: Int, CaseIterable, CodingKey {
        case id, name, kind, moment, title, destination, year, detail, status, delay
        case runtime, rated, own, others, changed, rethought, scale, planned, actual, departed,
            arrived
        case metres, about, fromCountry, toCountry, originPlace, destinationPlace
        case taken, reached, fare, has, record, course, saved

        var name: String {
            switch self {
            case .originPlace: "origin_place"
            case .destinationPlace: "destination_place"
            default: stringValue
            }
        }
    }

    init(_ rows: RawRows) {
        self.rows = rows
    }

    mutating func next() throws -> Bool { try rows.next() }

    /// Returns the entry with an id, or `nil` if there is none.
    mutating func entry(of id: Int64) throws -> CountedEntry? {
        rows.restart(with: id)
        return try next() ? try entry() : nil
    }

    func id() throws -> Int64 { Int64(try required(.id)) }

    /// Empties the caches of texts if they have grown large.
    mutating func forgetTexts() {
        guard names.count + services.count + lists.count + parts.count > Self.mostTexts else {
            return
        }
        (names, services) = (StringInterner(), StringInterner())
        (lists, parts) = (StringInterner(), [:])
    }

    private static let mostTexts = 1 << 16

    mutating func entry() throws -> CountedEntry {
        switch try IndexRow.kind(try required(.kind)) {
        case .film: .film(try film())
        case .trip: .trip(try trip())
        case .pass: .other(try other(.pass(PassSummary(try IndexRecord.pass(record())))))
        case .claim: .other(try other(.claim(ClaimSummary(try IndexRecord.claim(record())))))
        }
    }

    private mutating func film() throws -> CountedFilm {
        var film = CountedFilm(try entryID(), title: try name(.title))
        film.day = SortDate.day(of: Int64(try required(.moment)))
        film.year = try summand(.year)
        film.runningTime = try summand(.runtime)
        film.feedback = Feedback(rawValue: try required(.detail)) ?? .none
        film.scale = try rows.number(at: Column.scale.rawValue) == 1 ? .polarized : .average
        if let steps = try summand(.changed),
            let before = Feedback(rawValue: film.feedback.rawValue - steps)
        {
            film.change = CountedChange(from: before, afterDays: try summand(.rethought))
        }
        film.rated = try rows.number(at: Column.rated.rawValue)
        film.ownRating = try rows.number(at: Column.own.rawValue)
        film.ratedByOthers = try rows.number(at: Column.others.rawValue)
        let has = try required(.has)
        film.isRewatch = has & Self.rewatch != 0
        film.isWanted = try required(.status) == IndexRow.wanted
        film.place = try optionalName(at: Texts.place)
        for (place, column) in Texts.ofFilms.enumerated() {
            film.names[place] = try list(at: column)
        }
        film.tags = try list(at: Texts.tags)
        return film
    }

    private static let rewatch = EntryFacts.bit(.rewatch)

    private mutating func trip() throws -> CountedTrip {
        var trip = CountedTrip(
            try entryID(), from: try name(.title), to: try name(.destination),
            mode: IndexRow.mode(try required(.detail)))
        let moment = Int64(try required(.moment))
        trip.day = SortDate.day(of: moment)
        trip.time = SortDate.time(of: moment)
        trip.status = IndexRow.status(
            try required(.status), delay: try summand(.delay) ?? 0)
        trip.planned = try summand(.planned)
        trip.actual = try summand(.actual)
        trip.departed = try summand(.departed)
        trip.arrived = try summand(.arrived)
        trip.fromCoordinates = try coordinates(.originPlace)
        trip.toCoordinates = try coordinates(.destinationPlace)
        trip.metres = try summand(.metres)
        trip.isAbout = try required(.about) != 0
        trip.fromCountry = try country(.fromCountry)
        trip.toCountry = try country(.toCountry)
        trip.isTaken = try rows.number(at: Column.taken.rawValue) != 0
        trip.reached = try summand(.reached)
        trip.fare = fares.value(of: try rows.text(at: Column.fare.rawValue), FareText.fare)
        trip.operator = try optionalName(at: Texts.operator)
        trip.service = services.value(of: try text(at: Texts.service)) {
            $0.isEmpty ? nil : CountedName(service: $0)
        }
        trip.journey = try journey()
        trip.tags = try list(at: Texts.tags)
        return trip
    }

    /// Returns the journey of several legs that the entry is the first leg of, or `nil`.
    private func journey() throws -> CountedJourney? {
        guard let course = try rows.text(at: Column.course.rawValue) else { return nil }
        guard let course = CachedCourse(String(decoding: course, as: UTF8.self)) else {
            throw IndexDefect.damaged
        }
        return CountedJourney(
            legs: course.legs, minutesSaved: try summand(.saved))
    }

    private func record() throws -> String { String(decoding: try text(.record), as: UTF8.self) }

    private mutating func other(_ content: EntrySummary.Content) throws -> CountedOther {
        var other = CountedOther(
            EntrySummary(
                id: try entryID(), day: SortDate.day(of: Int64(try required(.moment))),
                content: content))
        other.tags = try list(at: Texts.tags)
        return other
    }

    private func coordinates(_ column: Column) throws -> Coordinates? {
        try rows.number(at: column.rawValue).flatMap(Coordinates.init(packed:))
    }

    // MARK: Texts

    private func entryID() throws -> EntryID {
        EntryID(String(decoding: try text(.name), as: UTF8.self))
    }

    private mutating func name(_ column: Column) throws -> CountedName {
        try optionalName(at: column.rawValue) ?? CountedName("")
    }

    /// Returns a name, or `nil` for an empty text.
    private mutating func optionalName(at column: Int) throws -> CountedName? {
        names.value(of: try text(at: column)) { $0.isEmpty ? nil : CountedName($0) }
    }

    private mutating func country(_ column: Column) throws -> String? {
        guard let text = try rows.text(at: column.rawValue) else { return nil }
        return countries.value(of: text) { $0 }
    }

    private mutating func list(at column: Int) throws -> [CountedName] {
        let bytes = try text(at: column)
        return bytes.isEmpty ? [] : Self.list(bytes, &lists, &parts)
    }

    private static func list(
        _ bytes: UnsafeRawBufferPointer, _ lists: inout StringInterner<[CountedName]>,
        _ parts: inout [String: CountedName]
    ) -> [CountedName] {
        lists.value(of: bytes) { text in
            var names: [CountedName] = []
            for part in EntryValues.parts(of: text) {
                let name = parts[part] ?? CountedName(part)
                parts[part] = name
                if !names.contains(name) { names.append(name) }
            }
            return names
        }
    }

    // MARK: Checks for a damaged table

    private func text(_ column: Column) throws -> UnsafeRawBufferPointer {
        try text(at: column.rawValue)
    }

    private func text(at column: Int) throws -> UnsafeRawBufferPointer {
        guard let text = try rows.text(at: column) else { throw IndexDefect.damaged }
        return text
    }

    private func required(_ column: Column) throws -> Int {
        try rows.required(at: column.rawValue)
    }

    /// Returns a number that can be summed.
    /// - Throws: `damaged` for one that is too large.
    private func summand(_ column: Column) throws -> Int? {
        guard let number = try rows.number(at: column.rawValue) else { return nil }
        guard number.magnitude < Self.largest else { throw IndexDefect.damaged }
        return number
    }

    /// A bound that is more than the seconds of all years, and that can be summed over all files.
    private static let largest: UInt = 1 << 40
}

/// A cache of values that are made from texts, one for each different text. A known text is found
/// by its bytes, without making a string.
///
/// With a dictionary of strings instead, the row *figures of all years* of the benchmark takes a
/// quarter longer and exceeds its limit by more.
struct StringInterner<Value> {
    private struct Known {
        let hash: Int
        let bytes: Range<Int>
        let value: Value
    }

    private var known: [Known] = []
    private var bytes: [UInt8] = []
    /// The positions in `known` by hash, with linear probing; -1 is a free slot.
    private var places = [Int32](repeating: -1, count: 64)

    var count: Int { known.count }

    /// Returns the value of a text, which is made at its first occurrence.
    /// - Parameter text: the bytes of the text, or `nil` for an empty one.
    mutating func value(
        of text: UnsafeRawBufferPointer?, _ make: (String) throws -> Value
    ) rethrows -> Value {
        let text = text ?? UnsafeRawBufferPointer(start: nil, count: 0)
        let hash = Self.hash(of: text)
        var place = hash & (places.count - 1)
        while places[place] >= 0 {
            let index = Int(places[place])
            if known[index].hash == hash, isSame(known[index].bytes, text) {
                return known[index].value
            }
            place = (place + 1) & (places.count - 1)
        }
        let value = try make(String(decoding: text, as: UTF8.self))
        places[place] = Int32(known.count)
        known.append(
            Known(hash: hash, bytes: bytes.count..<bytes.count + text.count, value: value))
        bytes.append(contentsOf: text)
        if known.count * 2 > places.count { grow() }
        return value
    }

    private func isSame(_ range: Range<Int>, _ text: UnsafeRawBufferPointer) -> Bool {
        range.count == text.count
            && bytes.withUnsafeBytes {
                UnsafeRawBufferPointer(rebasing: $0[range]).elementsEqual(text)
            }
    }

    private mutating func grow() {
        places = [Int32](repeating: -1, count: places.count * 4)
        for (index, one) in known.enumerated() {
            var place = one.hash & (places.count - 1)
            while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
            places[place] = Int32(index)
        }
    }

    /// Returns a hash that is not negative.
    private static func hash(of text: UnsafeRawBufferPointer) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(text.count)
        var start = 0
        while start + 8 <= text.count {
            let word = text.loadUnaligned(fromByteOffset: start, as: UInt64.self)
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
            start += 8
        }
        while start < text.count {
            hash = (hash ^ UInt64(text[start])) &* 0x0000_0100_0000_01B3
            start += 1
        }
        hash = (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: (hash ^ (hash >> 31)) & 0x7FFF_FFFF_FFFF_FFFF)
    }
}
