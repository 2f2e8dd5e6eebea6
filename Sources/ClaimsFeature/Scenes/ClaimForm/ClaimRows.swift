internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

extension EntryRow<Claim> {
    /// Returns the rows of a claim's form.
    static func all(_ words: Localizer) -> [EntryRow<Claim>] {
        let fields = EntryRows<Claim>(words)
        let money = MoneyText(words.locale)
        return [
            fields.row(.subject, isRequired: true),
            fields.row(.travelled), fields.row(.recipient),
            fields.row(.amount), fields.row(.due),
            fields.row(.reference), fields.row(.tags), fields.row(.notes),
            EntryRow(FormKey("claimDetails"), .more, caption: words.say("More Details")),
            // A payment is in the currency of what was claimed.
            fields.row(
                .paid, as: .text, show: { $1[.paid] = money.text($0.paid) },
                read: {
                    $1.paid = try money.fare($0.draft[.paid])?.inCurrency(of: $1.amount)
                        .in(usual: $0.usualCurrency())
                }),
            fields.row(.answer, as: .paragraphs(height: 60)),
            fields.row(
                .steps, as: .paragraphs(height: 60),
                show: { $1[.steps] = $0.steps.map(\.typed).joined(separator: "\n") },
                read: { $1.steps = try ClaimStep.steps(typed: $0.draft[.steps]) }),
        ]
    }
}

extension ClaimStep {
    /// Reads one step per line, such as "sent 2026-11-30", and skips empty lines.
    fileprivate static func steps(typed text: String) throws(ClaimError) -> [ClaimStep] {
        var steps: [ClaimStep] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let kind = words.first else { continue }
            let day = words.dropFirst().first.flatMap { CalendarDay(isoText: Array($0.utf8)) }
            guard let kind = ClaimStep.Kind(typed: kind.lowercased()), words.count < 3,
                words.count == 1 || day != nil
            else { throw .stepUnread(String(line)) }
            steps.append(ClaimStep(kind, on: day))
        }
        return steps
    }

    /// The step as it is typed, such as "sent 2026-11-30".
    fileprivate var typed: String {
        day.map { "\(kind.rawValue) \($0.isoText)" } ?? kind.rawValue
    }
}

extension ClaimStep.Kind {
    /// Creates the kind that a word means: its name, or "withdrawn", as pages call a dropped claim.
    fileprivate init?(typed word: String) {
        self.init(rawValue: word == "withdrawn" ? Self.dropped.rawValue : word)
    }
}
