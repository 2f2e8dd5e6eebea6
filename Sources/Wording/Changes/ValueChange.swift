/// A sentence about a changed value.
struct ValueChange {
    typealias Values = (now: String?, before: String?)

    let subject: Subject
    let values: Values

    enum Subject {
        case feedback, scale, outcome
        case field(String)
    }

    private enum Step {
        case nowInsteadOf, againInsteadOf, now, again, gone
    }

    init(_ subject: Subject, _ values: Values) {
        self.subject = subject
        self.values = values
    }

    /// Tells the change, such as "“Gilda”: year changed from 1945 to 1946", or returns `nil` if the
    /// values do not differ.
    ///
    /// - Parameter isAgain: whether the field had the present value before.
    func sentence(title: String, isAgain: Bool, _ words: Localizer) -> String? {
        let step: Step
        switch (values.now, values.before) {
        case (nil, nil): return nil
        case (nil, _?): step = .gone
        case (_?, nil): step = isAgain ? .again : .now
        case (let now?, let before?):
            guard now != before else { return nil }
            step = isAgain ? .againInsteadOf : .nowInsteadOf
        }
        let field = if case .field(let name) = subject { name } else { "" }
        return sentence(
            step,
            [
                "title": title, "field": field, "now": values.now ?? "",
                "before": values.before ?? "",
            ], words)
    }

    private func sentence(
        _ step: Step, _ places: KeyValuePairs<String, String>, _ words: Localizer
    ) -> String {
        switch (subject, step) {
        case (.feedback, .nowInsteadOf):
            words.say("“{title}”: feedback changed from {before} to {now}", places)
        case (.feedback, .againInsteadOf):
            words.say("“{title}”: feedback changed back from {before} to {now}", places)
        case (.feedback, .now): words.say("“{title}”: feedback changed to {now}", places)
        case (.feedback, .again): words.say("“{title}”: feedback changed back to {now}", places)
        case (.feedback, .gone): words.say("“{title}”: feedback {before} removed", places)
        case (.scale, .nowInsteadOf):
            words.say("“{title}”: feedback scale changed from {before} to {now}", places)
        case (.scale, .againInsteadOf):
            words.say("“{title}”: feedback scale changed back from {before} to {now}", places)
        case (.scale, .now): words.say("“{title}”: feedback scale changed to {now}", places)
        case (.scale, .again): words.say("“{title}”: feedback scale changed back to {now}", places)
        case (.scale, .gone): words.say("“{title}”: feedback scale {before} removed", places)
        case (.outcome, .nowInsteadOf):
            words.say("“{title}”: now recorded as {now} instead of {before}", places)
        case (.outcome, .againInsteadOf):
            words.say("“{title}”: again recorded as {now} instead of {before}", places)
        case (.outcome, .now): words.say("“{title}”: now recorded as {now}", places)
        case (.outcome, .again): words.say("“{title}”: again recorded as {now}", places)
        case (.outcome, .gone): words.say("“{title}”: no longer recorded as {before}", places)
        case (.field, .nowInsteadOf):
            words.say("“{title}”: {field} changed from {before} to {now}", places)
        case (.field, .againInsteadOf):
            words.say("“{title}”: {field} changed back from {before} to {now}", places)
        case (.field, .now): words.say("“{title}”: {field} changed to {now}", places)
        case (.field, .again): words.say("“{title}”: {field} changed back to {now}", places)
        case (.field, .gone): words.say("“{title}”: {field} {before} removed", places)
        }
    }
}
