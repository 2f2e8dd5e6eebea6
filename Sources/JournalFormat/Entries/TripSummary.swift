import Domain

/// The SUMMARY of a trip, such as `Service: From → To`.
struct TripSummary: Equatable {
    let service: String
    let from: String
    let to: String

    init(service: String, from: String, to: String) {
        self.service = service
        self.from = from
        self.to = to
    }

    /// Reads a summary, or returns `nil` without an arrow between two places. Text before the first
    /// colon and blank is the service.
    init?(_ summary: String) {
        guard let arrow = ["→", "->"].firstNonNil({ summary.firstRange(of: $0) }) else {
            return nil
        }
        let left = summary[..<arrow.lowerBound]
        let colon = left.firstRange(of: ": ")
        service = SanitizedText.trimmed(colon.map { left[..<$0.lowerBound] } ?? "")
        from = SanitizedText.trimmed(colon.map { left[$0.upperBound...] } ?? left)
        to = SanitizedText.trimmed(summary[arrow.upperBound...])
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
