import Domain
import Foundation

extension EntryField {
    /// Returns the properties of a field with a single value. Tags, feedback, ratings, marks of imports,
    /// tasks, steps of claims and relations have lines of their own; see `ComponentEdit`.
    func properties(of whole: Whole, in zones: FileZones) -> [Field] {
        switch value {
        case .line(let path):
            [Field(text: whole[keyPath: path], as: property, in: group)]
        case .paragraphs(let path):
            [Field(text: whole[keyPath: path], as: property)]
        case .link(let path):
            [Field(property, whole[keyPath: path].unlessEmpty)]
        case .attachment(let path):
            [
                Field(
                    property, whole[keyPath: path]?.address,
                    [
                        ParameterName.value: nil, ParameterName.encoding: nil,
                        ParameterName.mediaType: whole[keyPath: path]?.mediaType,
                        ParameterName.own: Tokens.ticket,
                    ])
            ]
        case .number(let path):
            [Field(integer: whole[keyPath: path], as: property, in: group)]
        case .flag(let path):
            [Field(property, whole[keyPath: path] ? Tokens.true : nil)]
        case .day(let path):
            [
                Field(
                    property, whole[keyPath: path].map { Values.encoded($0) },
                    [ParameterName.value: "DATE", ParameterName.zone: nil])
            ]
        case .time(let path):
            [zones.field(property, whole[keyPath: path], in: group)]
        case .start(let path):
            [zones.field(property, whole[keyPath: path], in: group)]
        case .word(let word):
            [Field(property, word.written(whole)?.uppercased())]
        case .disruption(let path):
            Tokens.fields(for: whole[keyPath: path], as: property)
        case .fare(let path):
            [
                Field(
                    property, whole[keyPath: path].map { Values.encoded($0.amount.description) },
                    [ParameterName.currency: whole[keyPath: path]?.currency.unlessEmpty])
            ]
        case .coordinates(let path):
            [Field(property, whole[keyPath: path].map { Values.encoded($0) }, in: group)]
        case .distance(let path):
            [
                Field(
                    property, whole[keyPath: path].map(\.description),
                    [ParameterName.value: "FLOAT"])
            ]
        case .list(let path):
            [Field(texts: whole[keyPath: path], as: property)]
        case .rule(let path):
            [Field(text: whole[keyPath: path]?.text ?? "", as: property)]
        case .rating, .feedbackHistory, .tags, .imports, .todo, .steps, .about: []
        }
    }

    private var group: Field.Group? {
        switch value {
        case .start, .time: property.hasPrefix(PropertyName.ownPrefix) ? nil : .timetable
        case .line, .number: PropertyName.summarised.contains(property) ? .name : nil
        // A reservation in the file may have coordinates, as it has the places.
        case .coordinates: .name
        default: nil
        }
    }
}

extension Entry {
    /// Returns the properties with single values, iCalendar's own first.
    func fields(in zones: FileZones) -> [Field] {
        let fields =
            switch self {
            case .film(let film):
                FilmFields.all.flatMap { $0.properties(of: film, in: zones) }
                    + [Field(text: film.summary.text, as: "SUMMARY", in: .name)]
            case .trip(let trip):
                TripFields.all.flatMap { $0.properties(of: trip, in: zones) }
                    + [
                        Field(text: trip.summary.cutText, as: "SUMMARY", in: .name),
                        Field(text: trip.from, as: "LOCATION"),
                    ]
            case .pass(let pass):
                PassFields.all.flatMap { $0.properties(of: pass, in: zones) }
            case .claim(let claim):
                ClaimFields.all.flatMap { $0.properties(of: claim, in: zones) }
                    + [
                        Field(
                            text: ClaimSummaryText(claim.subject).text, as: "SUMMARY", in: .name)
                    ]
            }
        let order = PropertyName.order
        return order.compactMap { name in fields.first { $0.name == name } }
            + fields.filter { !order.contains($0.name) }
    }
}

extension Film {
    var summary: FilmSummary { FilmSummary(title: title, year: year) }
}

extension Trip {
    var summary: TripSummary { TripSummary(service: service, from: from, to: to) }
}

extension FileZones {
    fileprivate func field(_ name: String, _ time: DateTime?, in group: Field.Group?) -> Field {
        // A property of Counterfoil needs the type DATE-TIME, which DTSTART has by default.
        let type = name.hasPrefix(PropertyName.ownPrefix) ? "DATE-TIME" : nil
        return Field(
            name, time.map { Values.encoded($0) },
            [ParameterName.value: type, ParameterName.zone: time.flatMap(writtenIdentifier)],
            in: group)
    }
}

extension EntryField {
    /// Reads the field from a file, or leaves it unchanged if the file has no value that this
    /// version understands.
    func read(from item: Item, into whole: inout Whole) throws(CalendarDefect) {
        if case .disruption(let path) = value {
            whole[keyPath: path] = Tokens.disruption(in: item, as: property)
        }
        if case .todo(let path) = value { whole[keyPath: path] = Tokens.isToBeDone(item) }
        if case .tags(let path) = value { whole[keyPath: path] = item.tags }
        guard let first = item.first(property) else { return }
        switch value {
        case .line(let path):
            if let line = Item.line(first) { whole[keyPath: path] = line }
        case .link(let path):
            whole[keyPath: path] = SanitizedText.trimmed(SanitizedText.line(first.value))
        case .attachment(let path):
            whole[keyPath: path] = first.storedFile
        case .paragraphs(let path):
            whole[keyPath: path] = item.paragraphs(property)
        case .number(let path):
            if let number = Int(first.value) { whole[keyPath: path] = number }
        case .flag(let path):
            whole[keyPath: path] = first.value.uppercased() == Tokens.true
        case .day(let path):
            whole[keyPath: path] = Values.time(first.value)?.day
        case .time(let path):
            whole[keyPath: path] = try item.time(first)
        // The start is required and read before, and the others were read above.
        case .start, .disruption, .todo, .tags: break
        case .word(let word):
            _ = word.read(first.value.lowercased(), into: &whole)
        case .fare(let path):
            whole[keyPath: path] = item.fare(property)
        case .coordinates(let path):
            if let place = Item.coordinates(first) { whole[keyPath: path] = place }
        case .distance(let path):
            if let distance = Distance(first.value) { whole[keyPath: path] = distance }
        case .rating(let path, let author):
            whole[keyPath: path] = item.rating(by: author)
        case .rule(let path):
            whole[keyPath: path] = ClaimRule(SanitizedText.line(Values.text(first.value)))
        case .steps(let path):
            whole[keyPath: path] = item.all(property).compactMap(ClaimStep.init)
        case .about(let path):
            whole[keyPath: path] = item.all(property).compactMap(EntryRelation.init)
        case .feedbackHistory(let path):
            whole[keyPath: path] = item.all(property).compactMap(Item.feedback)
        case .list(let path):
            whole[keyPath: path] = SanitizedText.list(item.texts(property))
        case .imports(let path):
            whole[keyPath: path] = item.imports
        }
    }

    /// Whether this version understands a line of the field.
    func understands(_ line: ContentLine, as whole: Whole) -> Bool {
        switch value {
        case .number: return Int(line.value) != nil
        case .day, .time, .start: return Values.time(line.value) != nil
        case .coordinates: return Item.coordinates(line) != nil
        case .distance: return Distance(line.value) != nil
        case .attachment: return line.storedFile != nil
        case .steps: return ClaimStep(line) != nil
        case .rule: return ClaimRule(SanitizedText.line(Values.text(line.value))) != nil
        case .feedbackHistory: return Feedback(fileWord: line.value.lowercased()) != nil
        case .word(let word):
            var whole = whole
            return word.read(line.value.lowercased(), into: &whole)
        default: return true
        }
    }

    /// Reduces the field to what a file can hold, so that it is read back unchanged.
    func sanitize(in whole: inout Whole, of kind: EntryKind) {
        switch value {
        case .line(let path): whole[keyPath: path] = SanitizedText.line(whole[keyPath: path])
        case .link(let path):
            whole[keyPath: path] = SanitizedText.trimmed(SanitizedText.line(whole[keyPath: path]))
        case .paragraphs(let path):
            whole[keyPath: path] = SanitizedText.paragraphs(whole[keyPath: path])
        case .fare(let path): whole[keyPath: path] = whole[keyPath: path].flatMap(\.sanitized)
        case .rating(let path, _): whole[keyPath: path] = whole[keyPath: path].flatMap(\.sanitized)
        case .feedbackHistory(let path):
            whole[keyPath: path] = whole[keyPath: path].map(\.sanitized)
        case .rule(let path):
            whole[keyPath: path] = whole[keyPath: path].flatMap {
                ClaimRule(SanitizedText.line($0.text))
            }
        case .about(let path):
            whole[keyPath: path] = whole[keyPath: path].compactMap(\.sanitized)
        case .list(let path): whole[keyPath: path] = SanitizedText.list(whole[keyPath: path])
        case .tags(let path):
            whole[keyPath: path] = SanitizedText.tags(whole[keyPath: path], without: kind.marker)
        case .imports(let path): whole[keyPath: path] = whole[keyPath: path].compactMap(\.sanitized)
        case .number, .flag, .todo, .day, .time, .start, .word, .disruption, .coordinates,
            .distance, .steps, .attachment:
            break
        }
    }

    /// Whether the field is far from all limits of a file, however it is written: lines of text
    /// take at most a fifth of their room.
    func isPlain(in whole: Whole) -> Bool {
        switch value {
        case .line(let path), .link(let path): whole[keyPath: path].isShort
        case .paragraphs(let path): whole[keyPath: path].utf8.count < 25_000
        case .time(let path): whole[keyPath: path]?.isPlain ?? true
        case .start(let path): whole[keyPath: path].isPlain
        case .fare(let path): whole[keyPath: path]?.isPlain ?? true
        case .rating(let path, _):
            whole[keyPath: path].map { $0.value.isShort && $0.source.isShort } ?? true
        case .feedbackHistory(let path): whole[keyPath: path].count < 1_000
        case .list(let path), .tags(let path): whole[keyPath: path].isShort
        case .imports(let path):
            whole[keyPath: path].count < 20 && whole[keyPath: path].allSatisfy(\.isPlain)
        case .rule(let path): whole[keyPath: path]?.text.isShort ?? true
        case .steps(let path): whole[keyPath: path].count < 1_000
        case .about(let path):
            whole[keyPath: path].map(\.uid).isShort
                && whole[keyPath: path].allSatisfy { $0.uid.isShort }
        case .attachment(let path): whole[keyPath: path]?.address.isShort ?? true
        case .number, .flag, .todo, .day, .word, .disruption, .coordinates, .distance: true
        }
    }
}

extension String {
    fileprivate var isShort: Bool { utf8.count < 1_600 }
}

extension [String] {
    /// Whether the texts are short enough together for one line of a file.
    fileprivate var isShort: Bool { count < 100 && reduce(0) { $0 + $1.utf8.count } < 25_000 }
}

extension GivenFeedback {
    fileprivate var sanitized: GivenFeedback {
        GivenFeedback(feedback, at: moment.flatMap(Values.encoded).flatMap(Values.moment))
    }
}

extension ImportedRating {
    fileprivate var sanitized: ImportedRating? {
        let value = SanitizedText.line(value)
        guard !value.isEmpty else { return nil }
        return ImportedRating(value, source: SanitizedText.line(source))
    }
}

extension Fare {
    fileprivate var sanitized: Fare? {
        amount.isNaN ? nil : Fare(amount, currency: SanitizedText.line(currency))
    }

    fileprivate var isPlain: Bool {
        amount.magnitude < 1_000_000_000 && amount.exponent > -9 && currency.utf8.count < 100
    }
}

extension DateTime {
    fileprivate var isPlain: Bool {
        switch zone {
        case .floating, .utc: true
        case .named: (1900...2100).contains(day.year)
        case .custom: false
        }
    }
}

extension ImportMark {
    fileprivate var isPlain: Bool {
        source.utf8.count + key.utf8.count < 1_600 && said.count < 50
    }
}
