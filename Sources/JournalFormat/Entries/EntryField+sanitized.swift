import Domain
import Foundation

extension EntryField {
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
