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
