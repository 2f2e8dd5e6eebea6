import Domain
import Foundation
import JournalFormat

/// The value of a field in JSON and CSV.
enum FieldRecord: Equatable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case texts([String])
    case time(TimeRecord)
    case fare(FareRecord)
    case coordinates(CoordinatesRecord)
    /// A distance in kilometres.
    case distance(Decimal)
    case rating(RatingRecord)
    /// The feedback in the order in which it was given.
    case feedbackHistory([GivenRecord])
    case steps([StepRecord])
    case relations([RelationRecord])
    case marks([MarkRecord])
}

struct FareRecord: Codable, Equatable {
    /// A decimal number with a point. It is a string, because JSON numbers may be rounded.
    var amount: String
    var currency: String?
}

struct CoordinatesRecord: Codable, Equatable {
    /// The latitude in degrees.
    var latitude: Double
    var longitude: Double
}

struct RatingRecord: Codable, Equatable {
    /// The rating with its scale, such as `8/10`.
    var value: String
    var source: String?
    /// The author in an older export that keeps a rating of others in the place of the own one, or
    /// `nil`.
    var by: String?

    static let others = "others"
}

struct GivenRecord: Codable, Equatable {
    /// The word of the scale, such as `so-and-so`.
    var value: String
    /// The moment in UTC, such as `2026-11-19T20:15:00Z`, or `nil` if it is unknown.
    var at: String?
}

struct StepRecord: Codable, Equatable {
    /// The word of the step, such as `sent`.
    var value: String
    /// The day, such as `2026-11-20`, or `nil` if it is unknown.
    var on: String?
}

struct RelationRecord: Codable, Equatable {
    var uid: String
    /// The name of the related entry's file.
    var id: String?
}

extension FieldRecord: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .flag(let value): try container.encode(value)
        case .texts(let value): try container.encode(value)
        case .time(let value): try container.encode(value)
        case .fare(let value): try container.encode(value)
        case .coordinates(let value): try container.encode(value)
        case .distance(let value): try container.encode(value)
        case .rating(let value): try container.encode(value)
        case .feedbackHistory(let value): try container.encode(value)
        case .steps(let value): try container.encode(value)
        case .relations(let value): try container.encode(value)
        case .marks(let value): try container.encode(value)
        }
    }
}

extension EntryField {
    /// Returns the field's value of an entry, or `nil` if it is empty.
    func record(of whole: Whole) -> FieldRecord? {
        switch value {
        case .line(let path), .link(let path), .paragraphs(let path):
            whole[keyPath: path].unlessEmpty.map(FieldRecord.text)
        case .attachment(let path): whole[keyPath: path].map { .text($0.address) }
        case .number(let path): whole[keyPath: path].map(FieldRecord.number)
        case .flag(let path), .todo(let path): whole[keyPath: path] ? .flag(true) : nil
        case .day(let path): whole[keyPath: path].map { .text($0.isoText) }
        case .time(let path): whole[keyPath: path].map { .time(TimeRecord($0)) }
        case .start(let path): .time(TimeRecord(whole[keyPath: path]))
        case .word(let word): word.written(whole).map(FieldRecord.text)
        case .disruption(let path): whole[keyPath: path].map { .text($0.rawValue) }
        case .fare(let path): whole[keyPath: path].map { .fare(FareRecord($0)) }
        case .coordinates(let path): whole[keyPath: path].map { .coordinates(.init($0)) }
        case .distance(let path): whole[keyPath: path].map { .distance($0.kilometres) }
        case .rating(let path, _): whole[keyPath: path].map { .rating(RatingRecord($0)) }
        case .feedbackHistory(let path):
            whole[keyPath: path].map(GivenRecord.init).unlessEmpty.map(FieldRecord.feedbackHistory)
        case .list(let path), .tags(let path):
            whole[keyPath: path].unlessEmpty.map(FieldRecord.texts)
        case .rule(let path): whole[keyPath: path].map { .text($0.text) }
        case .steps(let path):
            whole[keyPath: path].map(StepRecord.init).unlessEmpty.map(FieldRecord.steps)
        case .about(let path):
            whole[keyPath: path].map(RelationRecord.init).unlessEmpty.map(FieldRecord.relations)
        case .imports(let path):
            whole[keyPath: path].map(MarkRecord.init).unlessEmpty.map(FieldRecord.marks)
        }
    }

    /// Returns the value of this field in a JSON object, or `nil` if it has none.
    func record<Key>(in object: KeyedDecodingContainer<Key>, _ key: Key) throws -> FieldRecord? {
        func read<Value: Decodable>(_ wrap: (Value) -> FieldRecord) throws -> FieldRecord? {
            try object.decodeIfPresent(Value.self, forKey: key).map(wrap)
        }
        return switch value {
        case .line, .link, .paragraphs, .day, .word, .disruption, .rule, .attachment:
            try read(FieldRecord.text)
        case .steps: try read(FieldRecord.steps)
        case .about: try read(FieldRecord.relations)
        case .number: try read(FieldRecord.number)
        case .flag, .todo: try read(FieldRecord.flag)
        case .time, .start: try read(FieldRecord.time)
        case .fare: try read(FieldRecord.fare)
        case .coordinates: try read(FieldRecord.coordinates)
        case .distance: try read(FieldRecord.distance)
        case .rating: try read(FieldRecord.rating)
        case .feedbackHistory: try read(FieldRecord.feedbackHistory)
        case .list, .tags: try read(FieldRecord.texts)
        case .imports: try read(FieldRecord.marks)
        }
    }
}

extension FareRecord {
    init(_ fare: Fare) {
        self.init(amount: "\(fare.amount)", currency: fare.currency.unlessEmpty)
    }
}

extension CoordinatesRecord {
    init(_ place: Coordinates) {
        self.init(latitude: place.latitude, longitude: place.longitude)
    }

    /// The text for a cell of a table.
    var cell: String { Coordinates(latitude: latitude, longitude: longitude)?.description ?? "" }
}

extension StepRecord {
    init(_ step: ClaimStep) {
        self.init(value: step.kind.rawValue, on: step.day?.isoText)
    }
}

extension RelationRecord {
    init(_ relation: EntryRelation) {
        self.init(uid: relation.uid, id: relation.id?.rawValue)
    }

    var relation: EntryRelation {
        EntryRelation(
            uid: SanitizedText.line(uid),
            id: id.map(SanitizedText.line)?.unlessEmpty.map { EntryID($0) })
    }
}

extension RatingRecord {
    init(_ rating: ImportedRating) {
        self.init(value: rating.value, source: rating.source.unlessEmpty)
    }
}

extension GivenRecord {
    init(_ given: GivenFeedback) {
        self.init(
            value: given.feedback.fileWord,
            at: given.moment.flatMap { Moment.text($0).unlessEmpty })
    }
}

/// The source of an imported entry.
struct MarkRecord: Codable, Equatable {
    var source: String
    var key: String
    var said: [String: String]?

    init(_ mark: ImportMark) {
        source = mark.source
        key = mark.key
        said = mark.said.unlessEmpty
    }

    var mark: ImportMark { ImportMark(source: source, key: key, said: said ?? [:]) }
}

/// A clock time in JSON and CSV.
struct TimeRecord: Codable, Equatable {
    /// The clock time, such as `2026-11-19T20:15:00`.
    var at: String
    /// The name in the time zone database, `UTC`, or a calendar's name for a zone of its own, or
    /// `nil` for a floating time.
    var zone: String?
    /// The offset in seconds east of UTC, for a zone that a calendar defines, or `nil` for others.
    var offset: Int?

    func time(of field: FieldName) throws(RowTrouble) -> DateTime {
        guard let said = DateTime(isoText: at.onOneLine), said.zone == .floating,
            let time = DateTime(
                said.day, hour: said.hour, minute: said.minute, second: said.second,
                zone: try knownZone())
        else {
            throw .noTime(at.onOneLine, of: field)
        }
        return time
    }

    private func knownZone() throws(RowTrouble) -> Zone {
        if let offset {
            guard TimeZone(secondsFromGMT: offset) != nil, abs(offset) <= 86_400 else {
                throw .noOffset(offset)
            }
            return .custom(name: SanitizedText.line(zone ?? ""), secondsFromUTC: offset)
        }
        guard let zone = zone?.unlessEmpty else { return .floating }
        do throws(TripError) {
            return try Zone.identified(by: zone)
        } catch {
            throw .content(.trip(error))
        }
    }
}

extension TimeRecord {
    init(_ time: DateTime) {
        self.init(at: time.text)
        switch time.zone {
        case .floating: break
        case .utc: zone = "UTC"
        case .named(let name): zone = name
        case .custom(let name, let seconds): (zone, offset) = (name, seconds)
        }
    }
}
