import Domain

/// The fields of an entry in JSON and CSV, by their names.
struct FieldRecords<Whole: HasFields>: Equatable {
    private var all: [FieldName: FieldRecord] = [:]

    init() {}

    init(_ whole: Whole) {
        for field in Whole.fields { all[field.name] = field.record(of: whole) }
    }

    subscript(_ name: FieldName) -> FieldRecord? {
        get { all[name] }
        set { all[name] = newValue }
    }

    /// Returns the value of a text field, or empty if it has none.
    func text(_ name: FieldName) -> String {
        if case .text(let text)? = all[name] { text } else { "" }
    }

}

extension FieldRecords where Whole: EntryContent {
    /// Returns the entry, made by filling the fields of one.
    fileprivate func entry(filling whole: Whole) throws(RowTrouble) -> Entry {
        var whole = whole
        for field in Whole.fields {
            if let record = all[field.name] { try field.read(record, into: &whole) }
        }
        return try whole.checked().entry
    }
}

extension FieldRecords: Codable {
    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: MemberName.self)
        for field in Whole.fields {
            all[field.name] = try field.record(in: object, MemberName(field.member))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: MemberName.self)
        for field in Whole.fields {
            try object.encodeIfPresent(all[field.name], forKey: MemberName(field.member))
        }
    }

    private struct MemberName: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }
}

extension FieldRecords<Film> {
    var title: String { text(.title).onOneLine }

    func entry() throws(RowTrouble) -> Entry {
        try withRatingsApart.entry(filling: Film(title: ""))
    }

    /// The records with the rating of others in its own field. Older files have it in the field of
    /// the person's own rating.
    private var withRatingsApart: Self {
        guard case .rating(var rating)? = self[.rating], rating.by == RatingRecord.others else {
            return self
        }
        var records = self
        rating.by = nil
        records[.rating] = nil
        records[.ratingOfOthers] = self[.ratingOfOthers] ?? .rating(rating)
        return records
    }
}

extension FieldRecords<Trip> {
    var title: String {
        Trip.nameInList(from: text(.from), to: text(.to)).onOneLine
    }

    func entry() throws(RowTrouble) -> Entry {
        guard case .time(let departure)? = self[.departure] else {
            throw .noDeparture
        }
        return try entry(
            filling: Trip(
                from: "", to: "", mode: .other, departure: departure.time(of: .departure),
                arrival: nil))
    }
}

extension FieldRecords<Pass> {
    func entry() throws(RowTrouble) -> Entry { try entry(filling: Pass(name: "")) }
}

extension FieldRecords<Claim> {
    func entry() throws(RowTrouble) -> Entry { try entry(filling: Claim(subject: "")) }
}
