/// A sentence about a changed value.
struct ValueChange {
    typealias Values = (now: String?, before: String?)
    fileprivate typealias MessageArguments = KeyValuePairs<String, String>

    let subject: Subject
    let values: Values

    enum Subject {
        case feedback, scale, outcome
        /// A field whose name is a singular.
        case field(String)
        /// A field whose name is a plural.
        case fields(String)
    }

    init(_ subject: Subject, _ values: Values) {
        self.subject = subject
        self.values = values
    }

    /// Tells the change, such as "The year of “Gilda” is now “1946”, no longer “1945”.", or returns
    /// `nil` if the values do not differ.
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
        case .fields(let name):
            words.fields(step, ["field": name, "title": title, "now": now, "before": before])
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
            say("The feedback for “{title}” is now {now}, no longer {before}.", values)
        case .againInsteadOf:
            say("The feedback for “{title}” is {now} again, no longer {before}.", values)
        case .now:
            say("The feedback for “{title}” is now {now}.", values)
        case .again:
            say("The feedback for “{title}” is {now} again.", values)
        case .gone:
            say("The feedback {before} for “{title}” was removed.", values)
        }
    }

    fileprivate func scale(_ step: Step, _ values: ValueChange.MessageArguments) -> String {
        switch step {
        case .nowInsteadOf:
            say("The scale of feedback for “{title}” is now {now}, no longer {before}.", values)
        case .againInsteadOf:
            say("The scale of feedback for “{title}” is {now} again, no longer {before}.", values)
        case .now:
            say("The scale of feedback for “{title}” is now {now}.", values)
        case .again:
            say("The scale of feedback for “{title}” is {now} again.", values)
        case .gone:
            say("The scale of feedback for “{title}” is no longer {before}.", values)
        }
    }

    fileprivate func outcome(_ step: Step, _ values: ValueChange.MessageArguments) -> String {
        switch step {
        case .nowInsteadOf:
            say("“{title}” is now recorded as {now}, no longer as {before}.", values)
        case .againInsteadOf:
            say("“{title}” is recorded as {now} again, no longer as {before}.", values)
        case .now:
            say("“{title}” is now recorded as {now}.", values)
        case .again:
            say("“{title}” is recorded as {now} again.", values)
        case .gone:
            say("“{title}” is no longer recorded as {before}.", values)
        }
    }

    fileprivate func field(_ step: Step, _ values: ValueChange.MessageArguments) -> String {
        switch step {
        case .nowInsteadOf:
            say("The {field} of “{title}” is now {now}, no longer {before}.", values)
        case .againInsteadOf:
            say("The {field} of “{title}” is {now} again, no longer {before}.", values)
        case .now:
            say("The {field} of “{title}” is now {now}.", values)
        case .again:
            say("The {field} of “{title}” is {now} again.", values)
        case .gone:
            say("The {field} of “{title}” is no longer {before}.", values)
        }
    }

    fileprivate func fields(_ step: Step, _ values: ValueChange.MessageArguments) -> String {
        switch step {
        case .nowInsteadOf:
            say("The {field} of “{title}” are now {now}, no longer {before}.", values)
        case .againInsteadOf:
            say("The {field} of “{title}” are {now} again, no longer {before}.", values)
        case .now:
            say("The {field} of “{title}” are now {now}.", values)
        case .again:
            say("The {field} of “{title}” are {now} again.", values)
        case .gone:
            say("The {field} of “{title}” are no longer {before}.", values)
        }
    }
}
