import Domain

/// The fields of an entry in JSON and CSV, by their names.
struct FieldRecords<Whole: EntryContent>: Equatable {
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

/// A kind of entry that can be made of the values of its fields.
protocol MadeOfFields: EntryContent {
    /// Returns an entry whose fields are not filled yet.
    static func blank(for records: FieldRecords<Self>) throws(RowTrouble) -> Self

    /// Returns the title of a row of Counterfoil's own table, for messages.
    static func title(of row: TableRow) -> String
}

extension FieldRecords where Whole: MadeOfFields {
    func entry() throws(RowTrouble) -> Entry {
        var whole = try Whole.blank(for: self)
        let records = withRatingsApart
        for field in Whole.fields {
            if let record = records[field.name] { try field.read(record, into: &whole) }
        }
        return try whole.checked().entry
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

extension Film: MadeOfFields {
    static func blank(for records: FieldRecords<Film>) -> Film { Film(title: "") }
    static func title(of row: TableRow) -> String { row.line("title") }
}

extension Trip: MadeOfFields {
    static func blank(for records: FieldRecords<Trip>) throws(RowTrouble) -> Trip {
        guard case .time(let departure)? = records[.departure] else { throw .noDeparture }
        return Trip(
            from: "", to: "", mode: .other, departure: try departure.time(of: .departure),
            arrival: nil)
    }

    static func title(of row: TableRow) -> String {
        nameInList(from: row.line("from"), to: row.line("to"))
    }
}

extension Pass: MadeOfFields {
    static func blank(for records: FieldRecords<Pass>) -> Pass { Pass(name: "") }
    static func title(of row: TableRow) -> String { row.line("name") }
}

extension Claim: MadeOfFields {
    static func blank(for records: FieldRecords<Claim>) -> Claim { Claim(subject: "") }
    static func title(of row: TableRow) -> String { row.line("subject") }
}
