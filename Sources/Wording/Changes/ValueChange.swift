/// A value that is another one by now, as a sentence.
struct ValueChange {
    typealias Values = (now: String?, before: String?)

    let subject: Subject
    let values: Values

    enum Subject {
        case feedback, scale, outcome
        /// By its name.
        case field(String)
        /// By its name, which is a plural.
        case fields(String)
    }

    init(_ subject: Subject, _ values: Values) {
        self.subject = subject
        self.values = values
    }

    /// Such as "The year of “Gilda” is now “1946”, no longer “1945”."; nil where the values do not
    /// differ.
    ///
    /// - Parameter isAgain: whether the value is one that it had before.
    func sentence(title: String, isAgain: Bool, _ words: LocalWords) -> String? {
        switch values {
        case (let now?, let before?):
            guard now != before else { return nil }
            let text = isAgain ? subject.sentences.againInsteadOf : subject.sentences.nowInsteadOf
            return words.say(
                text, ["title": title, "field": subject.name, "now": now, "before": before])
        case (let now?, nil):
            let text = isAgain ? subject.sentences.again : subject.sentences.now
            return words.say(text, ["title": title, "field": subject.name, "now": now])
        case (nil, let before?):
            return words.say(
                subject.sentences.gone, ["title": title, "field": subject.name, "before": before])
        case (nil, nil): return nil
        }
    }
}

extension ValueChange.Subject {
    fileprivate struct Sentences {
        let nowInsteadOf: StaticString
        let againInsteadOf: StaticString
        let now: StaticString
        let again: StaticString
        let gone: StaticString
    }

    fileprivate var name: String {
        switch self {
        case .field(let name), .fields(let name): name
        case .feedback, .scale, .outcome: ""
        }
    }

    fileprivate var sentences: Sentences {
        switch self {
        case .feedback:
            Sentences(
                nowInsteadOf: "The feedback for “{title}” is now {now}, no longer {before}.",
                againInsteadOf: "The feedback for “{title}” is {now} again, no longer {before}.",
                now: "The feedback for “{title}” is now {now}.",
                again: "The feedback for “{title}” is {now} again.",
                gone: "The feedback {before} for “{title}” was removed.")
        case .scale:
            Sentences(
                nowInsteadOf:
                    "The scale of feedback for “{title}” is now {now}, no longer {before}.",
                againInsteadOf:
                    "The scale of feedback for “{title}” is {now} again, no longer {before}.",
                now: "The scale of feedback for “{title}” is now {now}.",
                again: "The scale of feedback for “{title}” is {now} again.",
                gone: "The scale of feedback for “{title}” is no longer {before}.")
        case .outcome:
            Sentences(
                nowInsteadOf: "“{title}” is now recorded as {now}, no longer as {before}.",
                againInsteadOf: "“{title}” is recorded as {now} again, no longer as {before}.",
                now: "“{title}” is now recorded as {now}.",
                again: "“{title}” is recorded as {now} again.",
                gone: "“{title}” is no longer recorded as {before}.")
        case .field:
            Sentences(
                nowInsteadOf: "The {field} of “{title}” is now {now}, no longer {before}.",
                againInsteadOf: "The {field} of “{title}” is {now} again, no longer {before}.",
                now: "The {field} of “{title}” is now {now}.",
                again: "The {field} of “{title}” is {now} again.",
                gone: "The {field} of “{title}” is no longer {before}.")
        case .fields:
            Sentences(
                nowInsteadOf: "The {field} of “{title}” are now {now}, no longer {before}.",
                againInsteadOf: "The {field} of “{title}” are {now} again, no longer {before}.",
                now: "The {field} of “{title}” are now {now}.",
                again: "The {field} of “{title}” are {now} again.",
                gone: "The {field} of “{title}” are no longer {before}.")
        }
    }
}
