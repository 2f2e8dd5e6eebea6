import Domain
import Foundation

/// A field that an import merges, for any kind of entry.
struct MergedField: Sendable {
    /// The name of the field in an `ImportMark`.
    let name: String
    let field: FieldName
    private let reading: Reading

    private enum Reading: Sendable {
        case film(EntryField<Film>)
        case trip(EntryField<Trip>)
        case pass(EntryField<Pass>)
        case claim(EntryField<Claim>)
    }

    /// Returns a text that is equal for equal values, or `nil` if the value is blank or the entry
    /// is of another kind.
    func text(_ entry: Entry) -> String? {
        switch (entry, reading) {
        case (.film(let film), .film(let field)): field.comparableText(of: film)
        case (.trip(let trip), .trip(let field)): field.comparableText(of: trip)
        case (.pass(let pass), .pass(let field)): field.comparableText(of: pass)
        case (.claim(let claim), .claim(let field)): field.comparableText(of: claim)
        default: nil
        }
    }

    /// Returns whether two texts of the field have one meaning. The spellings of a service do.
    func isSame(_ one: String?, _ other: String?) -> Bool {
        if one == other { return true }
        guard field == .service, let one, let other else { return false }
        return ServiceName.key(of: one) == ServiceName.key(of: other)
    }

    /// Returns a time as its clock shows it, or `nil` if the value is no time or blank.
    func clock(_ entry: Entry) -> String? {
        guard case .trip(let trip) = entry, case .trip(let field) = reading else { return nil }
        return switch field.value {
        case .time(let path): trip[keyPath: path]?.clockText
        case .start(let path): trip[keyPath: path].clockText
        default: nil
        }
    }

    /// Copies the field from `source` to `target`.
    func copy(_ source: Entry, _ target: inout Entry) {
        switch (source, target, reading) {
        case (.film(let source), .film(var film), .film(let field)):
            field.put(from: source, into: &film)
            if case .feedbackHistory = field.value { film.scale = source.scale }
            target = .film(film)
        case (.trip(let source), .trip(var trip), .trip(let field)):
            field.put(from: source, into: &trip)
            target = .trip(trip)
        case (.pass(let source), .pass(var pass), .pass(let field)):
            field.put(from: source, into: &pass)
            target = .pass(pass)
        case (.claim(let source), .claim(var claim), .claim(let field)):
            field.put(from: source, into: &claim)
            target = .claim(claim)
        default: break
        }
    }

    static func texts(of entry: Entry) -> [String?] {
        all(of: entry.kind).map { $0.text(entry) }
    }

    /// Returns the fields of a kind that are replaced. Tags are not included, because they are
    /// joined.
    static func all(of kind: EntryKind) -> [MergedField] {
        switch kind {
        case .film: films
        case .trip: trips
        case .pass: passes
        case .claim: claims
        }
    }

    /// Returns the fields of a kind that are only filled if they are blank.
    static func filled(of kind: EntryKind) -> [MergedField] {
        switch kind {
        case .film: filledFilms
        case .trip: filledTrips
        case .pass, .claim: []
        }
    }

    private static let filledFilms = all(FilmFields.all, Reading.film, merging: .filled)
    private static let filledTrips = all(TripFields.all, Reading.trip, merging: .filled)
    private static let films = all(FilmFields.all, Reading.film)
    private static let trips = all(TripFields.all, Reading.trip)
    private static let passes = all(PassFields.all, Reading.pass)
    private static let claims = all(ClaimFields.all, Reading.claim)

    private static func all<Whole>(
        _ fields: [EntryField<Whole>], _ reading: (EntryField<Whole>) -> Reading,
        merging: FieldMerging = .replaced
    ) -> [MergedField] {
        fields.filter { $0.merging == merging }.map {
            MergedField(name: $0.markName, field: $0.name, reading: reading($0))
        }
    }

    static let tags = "tags"
}

extension EntryField {
    /// Returns a text that is equal for equal values, or `nil` if the value is blank. Import marks
    /// contain its fingerprint, so it never changes once released.
    fileprivate func comparableText(of whole: Whole) -> String? {
        switch value {
        case .line(let path), .link(let path), .paragraphs(let path):
            whole[keyPath: path].unlessEmpty
        case .number(let path): whole[keyPath: path].map(String.init)
        case .flag(let path), .todo(let path): whole[keyPath: path] ? "true" : nil
        case .day(let path): whole[keyPath: path]?.isoText
        case .time(let path): whole[keyPath: path]?.isoText
        case .start(let path): whole[keyPath: path].isoText
        case .word(let word): word(whole) == word.preset ? nil : word(whole)
        case .disruption(let path): whole[keyPath: path]?.rawValue
        case .fare(let path): whole[keyPath: path].map { "\($0.amount) \($0.currency)" }
        case .coordinates(let path): whole[keyPath: path]?.description
        case .distance(let path): whole[keyPath: path]?.description
        case .rating(let path, _): whole[keyPath: path].map { "\($0.value) \($0.source)" }
        case .feedbackHistory(let path):
            whole[keyPath: path].map(\.comparableText).joined(separator: " ").unlessEmpty
        case .list(let path): whole[keyPath: path].joined(separator: "\n").unlessEmpty
        case .tags(let path):
            whole[keyPath: path].sorted().joined(separator: "\n").unlessEmpty
        case .rule(let path): whole[keyPath: path]?.text
        case .attachment(let path): whole[keyPath: path]?.address
        case .steps, .about, .imports: nil
        }
    }
}

extension GivenFeedback {
    fileprivate var comparableText: String {
        let moment = moment.map { String(Int($0.timeIntervalSince1970.rounded())) } ?? ""
        return "\(feedback)@\(moment)"
    }
}
