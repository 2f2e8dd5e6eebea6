/// A sentence about a changed value.
struct ValueChange {
    typealias Values = (now: String?, before: String?)
    fileprivate typealias MessageArguments = KeyValuePairs<String, String>

    let subject: Subject
    let values: Values

    enum Subject {
        case feedback, scale, outcome
        case field(String)
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
        let (now, before) = (values.now ?? "", values.before ?? "")
        switch (values.now, values.before) {
        case (nil, nil): return nil
        case (nil, _?): step = .gone
        case (_?, nil): step = isAgain ? .again : .now
        case (let now?, let before?):
            guard now != before else { return nil }
            step = isAgain ? .againInsteadOf : .nowInsteadOf
        }
        let places: MessageArguments = ["title": title, "now": now, "before": before]
        return switch subject {
        case .feedback: words.feedback(step, places)
        case .scale: words.scale(step, places)
        case .outcome: words.outcome(step, places)
        case .field(let name):
            words.field(step, ["field": name, "title": title, "now": now, "before": before])
        }
    }
}

private enum Step {
    case nowInsteadOf, againInsteadOf, now, again, gone
}

extension Localizer {
    fileprivate func feedback(_ step: Step, _ values: ValueChange.MessageArguments) -> String {
        switch step {
        case .nowInsteadOf:
            say("“{title}”: feedback changed from {before} to {now}", values)
        case .againInsteadOf:
            say("“{title}”: feedback changed back from {before} to {now}", values)
        case .now:
            say("“{title}”: feedback changed to {now}", values)
        case .again:
            say("“{title}”: feedback changed back to {now}", values)
        case .gone:
            say("“{title}”: feedback {before} removed", values)
        }
    }

    fileprivate func scale(_ step: Step, _ values: ValueChange.MessageArguments) -> String {
        switch step {
        case .nowInsteadOf:
            say("“{title}”: feedback scale changed from {before} to {now}", values)
        case .againInsteadOf:
            say("“{title}”: feedback scale changed back from {before} to {now}", values)
        case .now:
            say("“{title}”: feedback scale changed to {now}", values)
        case .again:
            say("“{title}”: feedback scale changed back to {now}", values)
        case .gone:
            say("“{title}”: feedback scale {before} removed", values)
        }
    }

    fileprivate func outcome(_ step: Step, _ values: ValueChange.MessageArguments) -> String {
        switch step {
        case .nowInsteadOf:
            say("“{title}”: now recorded as {now} instead of {before}", values)
        case .againInsteadOf:
            say("“{title}”: again recorded as {now} instead of {before}", values)
        case .now:
            say("“{title}”: now recorded as {now}", values)
        case .again:
            say("“{title}”: again recorded as {now}", values)
        case .gone:
            say("“{title}”: no longer recorded as {before}", values)
        }
    }

    fileprivate func field(_ step: Step, _ values: ValueChange.MessageArguments) -> String {
        switch step {
        case .nowInsteadOf:
            say("“{title}”: {field} changed from {before} to {now}", values)
        case .againInsteadOf:
            say("“{title}”: {field} changed back from {before} to {now}", values)
        case .now:
            say("“{title}”: {field} changed to {now}", values)
        case .again:
            say("“{title}”: {field} changed back to {now}", values)
        case .gone:
            say("“{title}”: {field} {before} removed", values)
        }
    }
}
