import Domain
import Foundation

extension Item {
    var film: Film {
        let summary = FilmSummary(line("SUMMARY") ?? "")
        let title = line(PropertyName.title)
        return Film(
            title: title ?? summary.title,
            year: integer(PropertyName.year)
                ?? (title == nil || title == summary.title ? summary.year : nil),
            watched: first("DTSTART").flatMap { Values.time($0.value)?.day },
            place: line("LOCATION") ?? "",
            tags: tags,
            notes: paragraphs("DESCRIPTION"),
            scale: first(PropertyName.scale).flatMap { Tokens.value($0.value, in: Tokens.scale) }
                ?? .average,
            feedbackGiven: all(PropertyName.feedback).compactMap(Self.feedback),
            viewing: integer(PropertyName.viewing),
            isRewatch: first(PropertyName.rewatch)?.value.uppercased() == Tokens.true,
            rating: rating,
            link: first("URL").map { KeptText.trimmed(KeptText.line($0.value)) } ?? "",
            imports: imports)
    }

    /// Nil for a value that this version does not know.
    static func feedback(_ line: ContentLine) -> GivenFeedback? {
        Tokens.value(line.value, in: Tokens.feedback).map {
            GivenFeedback($0, at: line.parameter(ParameterName.given).flatMap(Values.moment))
        }
    }

    private var rating: ImportedRating? {
        line(PropertyName.rating).map {
            let source = first(PropertyName.rating)?.parameter(ParameterName.source) ?? ""
            return ImportedRating($0, source: KeptText.line(source))
        }
    }
}

/// `Title (Year)`, as a film's SUMMARY is written.
struct FilmSummary: Equatable {
    let title: String
    let year: Int?

    init(title: String, year: Int?) {
        self.title = title
        self.year = year
    }

    init(_ summary: String) {
        let text = KeptText.trimmed(summary)
        let suffix = text.utf8.last == UInt8(ascii: ")") ? text.suffix(7) : ""
        guard suffix.hasPrefix(" ("), suffix.hasSuffix(")"),
            let year = Int(suffix.dropFirst(2).dropLast()), FilmError.years.contains(year)
        else {
            self.init(title: text, year: nil)
            return
        }
        self.init(title: KeptText.trimmed(text.dropLast(7)), year: year)
    }

    var text: String {
        year.map { "\(title) (\($0))" } ?? title
    }
}
