import Domain

/// The SUMMARY of a trip, such as `Service: From → To`.
struct TripSummary: Equatable {
    let service: String
    let from: String
    let to: String
}

extension TripSummary {
    /// Reads a summary, or returns `nil` without an arrow between two places. Text before the first
    /// colon and blank is the service.
    init?(_ summary: String) {
        guard let arrow = ["→", "->"].firstNonNil({ summary.firstRange(of: $0) }) else {
            return nil
        }
        let left = summary[..<arrow.lowerBound]
        let colon = left.firstRange(of: ": ")
        self.init(
            service: SanitizedText.trimmed(colon.map { left[..<$0.lowerBound] } ?? ""),
            from: SanitizedText.trimmed(colon.map { left[$0.upperBound...] } ?? left),
            to: SanitizedText.trimmed(summary[arrow.upperBound...]))
        if from.isEmpty || to.isEmpty { return nil }
    }

    var text: String {
        (service.isEmpty ? "" : service + ": ") + from + " → " + to
    }

    /// The summary, cut to the room of one property, because its parts may fill one each.
    var cutText: String {
        let text = text
        guard text.utf8.count > Self.longest else { return text }
        var cut = ""
        for character in text {
            guard cut.utf8.count + character.utf8.count <= Self.longest else { break }
            cut.append(character)
        }
        return cut + "…"
    }

    /// The greatest length in bytes; escapes and folds may double it.
    private static let longest = 3_500
}

/// The SUMMARY of a film, such as `Title (Year)`.
struct FilmSummary: Equatable {
    let title: String
    let year: Int?
}

extension FilmSummary {
    init(_ summary: String) {
        let text = SanitizedText.trimmed(summary)
        let suffix = text.utf8.last == UInt8(ascii: ")") ? text.suffix(7) : ""
        guard suffix.hasPrefix(" ("), suffix.hasSuffix(")"),
            let year = Int(suffix.dropFirst(2).dropLast()), FilmError.years.contains(year)
        else {
            self.init(title: text, year: nil)
            return
        }
        self.init(title: SanitizedText.trimmed(text.dropLast(7)), year: year)
    }

    var text: String {
        year.map { "\(title) (\($0))" } ?? title
    }
}

/// The SUMMARY of a claim, such as `Claim: Subject`.
struct ClaimSummaryText {
    let subject: String

    private static let beginning = "Claim: "

    init(_ subject: String) {
        self.subject = subject
    }

    init(reading summary: String) {
        let text = SanitizedText.trimmed(summary)
        let isOurs = text.hasPrefix(Self.beginning)
        subject = isOurs ? SanitizedText.trimmed(text.dropFirst(Self.beginning.count)) : text
    }

    static func isWritten(_ line: ContentLine) -> Bool {
        SanitizedText.trimmed(Values.text(line.value)).hasPrefix(beginning)
    }

    var text: String { subject.isEmpty ? "" : Self.beginning + subject }
}
