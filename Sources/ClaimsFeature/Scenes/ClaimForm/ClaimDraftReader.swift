internal import Domain
internal import EntryFeature
internal import Presentation

/// Converts a claim to the texts of its form, and typed texts to a change of the claim.
struct ClaimDraftReader {
    private let money: MoneyText
    private let currency: String

    /// - Parameter currency: the code of the usual currency; empty for none.
    init(_ money: MoneyText, currency: String = "") {
        self.money = money
        self.currency = currency
    }

    func draft(of claim: Claim) -> ClaimDraft {
        ClaimDraft(
            subject: claim.subject, travelled: claim.travelled.map(TypedDay.init),
            due: claim.due.map(TypedDay.init), recipient: claim.recipient,
            amount: money.text(claim.amount), paid: money.text(claim.paid),
            reference: claim.reference, answer: claim.answer,
            steps: claim.steps.map(\.typed).joined(separator: "\n"),
            tags: claim.tags.commaSeparated, notes: claim.notes)
    }

    /// Returns a change that applies only the fields that differ from `original`, so that changes
    /// by another program are kept. Amounts and steps that cannot be read stay as they are.
    func change(
        _ draft: ClaimDraft, from original: ClaimDraft
    ) -> @Sendable (Claim) -> Claim {
        let amount = Result { [money] in try money.fare(draft.amount) }
        let paid = Result { [money] in try money.fare(draft.paid) }
        let steps = try? Self.steps(draft.steps)
        return { [currency] claim in
            var claim = claim
            if draft.subject != original.subject { claim.subject = draft.subject.trimmingSpaces }
            if draft.travelled != original.travelled {
                claim.travelled = draft.travelled.flatMap { CalendarDay(typed: $0) }
            }
            if draft.due != original.due {
                claim.due = draft.due.flatMap { CalendarDay(typed: $0) }
            }
            if draft.recipient != original.recipient {
                claim.recipient = draft.recipient.trimmingSpaces
            }
            if draft.amount != original.amount, case .success(let amount) = amount {
                claim.amount = amount?.in(usual: currency)
            }
            if draft.paid != original.paid, case .success(let paid) = paid {
                claim.paid = paid?.inCurrency(of: claim.amount).in(usual: currency)
            }
            if draft.reference != original.reference {
                claim.reference = draft.reference.trimmingSpaces
            }
            if draft.answer != original.answer { claim.answer = draft.answer }
            if draft.steps != original.steps, let steps { claim.steps = steps }
            if draft.tags != original.tags {
                claim.tags = [String](commaSeparated: draft.tags, except: "Claim")
            }
            if draft.notes != original.notes { claim.notes = draft.notes }
            return claim
        }
    }

    /// Returns the errors in amounts and steps, except in fields that are as in `original`.
    func complaints(
        about draft: ClaimDraft, from original: ClaimDraft
    ) -> [ClaimFormCheck.Field: ClaimError] {
        var complaints: [ClaimFormCheck.Field: ClaimError] = [:]
        func read<Value>(
            _ field: ClaimFormCheck.Field, _ path: KeyPath<ClaimDraft, String>,
            _ read: (String) throws(ClaimError) -> Value
        ) {
            guard draft[keyPath: path] != original[keyPath: path] else { return }
            do throws(ClaimError) {
                _ = try read(draft[keyPath: path])
            } catch {
                complaints[field] = error
            }
        }
        read(.amount, \.amount, money.fare)
        read(.paid, \.paid, money.fare)
        read(.steps, \.steps, Self.steps)
        return complaints
    }

    /// Reads one step per line, such as "sent 2026-11-30", and skips empty lines.
    private static func steps(_ text: String) throws(ClaimError) -> [ClaimStep] {
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
}

extension ClaimStep.Kind {
    /// Creates the kind that a word means: its name, or "withdrawn", as pages call a dropped claim.
    fileprivate init?(typed word: String) {
        self.init(rawValue: word == "withdrawn" ? Self.dropped.rawValue : word)
    }
}

extension ClaimStep {
    /// The step as it is typed, such as "sent 2026-11-30".
    fileprivate var typed: String {
        day.map { "\(kind.rawValue) \($0.isoText)" } ?? kind.rawValue
    }
}
