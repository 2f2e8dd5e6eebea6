import Domain
import Foundation

/// A field that an import merges, for any kind of entry.
struct MergedField: Sendable {
    /// The name of the field in an `ImportMark`.
    let name: String
    let field: FieldName
    /// Returns a text that is equal for equal values, or `nil` if the value is blank or the entry
    /// is of another kind.
    let text: @Sendable (Entry) -> String?
    /// Returns a time as its clock shows it, or `nil` if the value is no time or blank.
    let clock: @Sendable (Entry) -> String?
    /// Copies the field from `source` to `target`.
    let copy: @Sendable (_ source: Entry, _ target: inout Entry) -> Void

    private init<Whole: EntryContent>(_ field: EntryField<Whole>) {
        name = field.markName
        self.field = field.name
        text = { Whole($0).flatMap(field.comparableText) }
        clock = { Whole($0).flatMap(field.clock) }
        copy = { source, target in
            guard let taken = Whole(source), var whole = Whole(target) else { return }
            field.put(from: taken, into: &whole)
            target = whole.entry
            guard case .feedbackHistory = field.value, case .film(let film) = source,
                case .film(var rated) = target
            else { return }
            rated.scale = film.scale
            target = .film(rated)
        }
    }

    /// Returns whether two texts of the field have one meaning. The spellings of a service do.
    func isSame(_ one: String?, _ other: String?) -> Bool {
        if one == other { return true }
        guard field == .service, let one, let other else { return false }
        return ServiceName.key(of: one) == ServiceName.key(of: other)
    }

    static func texts(of entry: Entry) -> [String?] { all(of: entry.kind).map { $0.text(entry) } }

    /// Returns the fields of a kind that are replaced. Tags are not included, because they are
    /// joined.
    static func all(of kind: EntryKind) -> [MergedField] { replaced[kind] ?? [] }

    /// Returns the fields of a kind that are only filled if they are blank.
    static func filled(of kind: EntryKind) -> [MergedField] { filled[kind] ?? [] }

    private static let replaced = all(merging: .replaced)
    private static let filled = all(merging: .filled)

    private static func all(merging: FieldMerging) -> [EntryKind: [MergedField]] {
        func fields<Whole: EntryContent>(of _: Whole.Type) -> [MergedField] {
            Whole.fields.filter { $0.merging == merging }.map { MergedField($0) }
        }
        return [
            .film: fields(of: Film.self), .trip: fields(of: Trip.self),
            .pass: fields(of: Pass.self), .claim: fields(of: Claim.self),
        ]
    }

    static let tags = "tags"
}

extension EntryField {
    fileprivate func clock(of whole: Whole) -> String? {
        switch value {
        case .time(let path): whole[keyPath: path]?.clockText
        case .start(let path): whole[keyPath: path].clockText
        default: nil
        }
    }

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
        case .tags(let path): whole[keyPath: path].sorted().joined(separator: "\n").unlessEmpty
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
