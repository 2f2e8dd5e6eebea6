internal import Domain
internal import Presentation

/// What a change of an entry is called, and what is true after it: words that tell each step from
/// the one before.
struct ChangeWords {
    let kind: UndoKind
    let before: Entry
    let after: Entry
    let words: LocalWords

    /// Whether it was just made, or is what undoing or redoing one comes to.
    enum Stage { case done, undone, redone }

    /// What is true by then. A change that is undone is the one from `after` to `before`.
    func sentence(_ stage: Stage) -> String {
        let title = "“\(after.title)”"
        switch kind {
        case .feedback: return feedback(title, stage)
        case .scale:
            return state("The scale of feedback for \(title)", "is", scale, stage)
        case .outcome: return outcome(title, stage)
        default: return edit(title, stage)
        }
    }

    /// As it follows "Undo" in a menu.
    var name: String {
        let title = "“\(after.shortTitle)”"
        switch kind {
        case .feedback:
            return (self.feedback.now.map { "Feedback \($0)" } ?? "No Feedback") + " for \(title)"
        case .scale: return "Scale of Feedback for \(title)"
        case .outcome:
            return "Outcome “\(outcomes.now ?? "not recorded")” for \(title)"
        default:
            let names = after.changedFields(from: before).map(\.name)
            return "Edit of \(title)" + (names.count > 2 ? "" : " (\(names.commaSeparated))")
        }
    }

    /// What is said where the values take more than a few words, or somebody else has changed one.
    func sentenceWithoutValues(_ stage: Stage) -> String {
        let names = after.changedFields(from: before).map(\.name)
        let fields = names.isEmpty || names.count > Self.mostNames ? nil : names.enumerated
        let title = "“\(after.title)”"
        return switch stage {
        case .done: "\(title) was changed\(fields.map { ": \($0)" } ?? "")."
        case .undone: "\(title) is as it was before\(fields.map { " its \($0) changed" } ?? "")."
        case .redone: "\(title) was changed again\(fields.map { ": \($0)" } ?? "")."
        }
    }

    private typealias Values = (now: String?, before: String?)

    private static let mostNames = 4

    private func feedback(_ title: String, _ stage: Stage) -> String {
        let values = self.feedback
        if values.now == nil, let before = values.before {
            return "The feedback \(before) for \(title) was taken back."
        }
        return state("The feedback for \(title)", "is", values, stage)
    }

    private func outcome(_ title: String, _ stage: Stage) -> String {
        state(title, "is", outcomes, stage, as: "recorded as ", or: "as ")
    }

    private func edit(_ title: String, _ stage: Stage) -> String {
        let fields = after.changedFields(from: before)
        guard fields.count == 1, let field = fields.first else {
            return sentenceWithoutValues(stage)
        }
        return state(
            "The \(field.name) of \(title)", field.isPlural ? "are" : "is",
            (field.new.map(say), field.old.map(say)), stage)
    }

    /// Such as "The year of “Gilda” is now “1946”, no longer “1945”."
    private func state(
        _ subject: String, _ verb: String, _ values: Values, _ stage: Stage, as what: String = "",
        or other: String = ""
    ) -> String {
        let again = stage != .done
        switch values {
        case (let now?, let before?) where now != before:
            let now = again ? "\(what)\(now) again" : "now \(what)\(now)"
            return "\(subject) \(verb) \(now), no longer \(other)\(before)."
        case (let now?, nil):
            return again
                ? "\(subject) \(verb) \(what)\(now) again."
                : "\(subject) \(verb) now \(what)\(now)."
        case (nil, let before?): return "\(subject) \(verb) no longer \(what)\(before)."
        default: return sentenceWithoutValues(stage)
        }
    }

    // MARK: Values

    private var feedback: Values {
        values(of: \.feedback) { $0.words.isEmpty ? nil : "“\($0.words)”" }
    }

    private var scale: Values { values(of: \.scale) { $0.rawValue } }

    private func values<Value>(
        of path: KeyPath<Film, Value>, _ say: (Value) -> String?
    ) -> Values {
        guard case .film(let old) = before, case .film(let new) = after else { return (nil, nil) }
        return (say(new[keyPath: path]), say(old[keyPath: path]))
    }

    private var outcomes: Values {
        guard case .trip(let old) = before, case .trip(let new) = after else { return (nil, nil) }
        return (happened(to: new, unlike: old), happened(to: old, unlike: new))
    }

    /// Such as "departed 12 min late"; nil where nothing is recorded but what is recorded of the
    /// other as well.
    private func happened(to trip: Trip, unlike other: Trip) -> String? {
        var facts = TripEnd.allCases.filter { trip.actual(at: $0) != other.actual(at: $0) }
            .compactMap { end in trip.actual(at: end).map { happened(to: trip, at: end, $0) } }
        if trip.disruption != other.disruption {
            switch trip.disruption {
            case .cancelled: facts.append("cancelled")
            case .missedConnection: facts.append("a missed connection")
            case nil: break
            }
        }
        return facts.isEmpty ? nil : facts.enumerated
    }

    private func happened(to trip: Trip, at end: TripEnd, _ actual: DateTime) -> String {
        let verb = end == .departure ? "departed" : "arrived"
        guard let delay = trip.delay(at: end) else {
            return "\(verb) \(words.time(hour: actual.hour, minute: actual.minute))"
        }
        let status: TripStatus =
            delay < .zero ? .early(.zero - delay) : delay == .zero ? .onTime : .late(delay)
        return "\(verb) \(status.words { words.duration($0) })"
    }

    private func say(_ value: ChangedValue) -> String {
        switch value {
        case .text(let text): "“\(text.displayIsolated(upTo: 60))”"
        case .number(let number): "\(number)"
        case .mode(let mode): "“\(mode.words)”"
        case .coordinates(let place): place.words
        case .distance(let distance): words.kilometres(distance.kilometres)
        case .day(let day): words.day(year: day.year, month: day.month, day: day.day)
        case .time(let time):
            words.day(year: time.day.year, month: time.day.month, day: time.day.day) + ", "
                + words.time(hour: time.hour, minute: time.minute)
        }
    }
}

extension [String] {
    /// Such as "title, year and notes".
    fileprivate var enumerated: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

extension Entry {
    /// As the list titles it, and no longer than a sentence has room for.
    var title: String { title(upTo: 160) }

    /// The same for a menu.
    var shortTitle: String { title(upTo: 30) }

    private func title(upTo most: Int) -> String {
        switch self {
        case .film(let film):
            let title = film.title.displayIsolated(upTo: most)
            return film.year.map { "\(title) (\($0))" } ?? title
        case .trip(let trip):
            return "\(trip.from.displayIsolated(upTo: most)) → "
                + trip.to.displayIsolated(upTo: most)
        }
    }
}
