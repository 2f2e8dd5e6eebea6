package import Domain
import Presentation

/// Words for a change of an entry: its name in the menu, and sentences about its outcome.
package struct ChangeWords {
    let kind: UndoKind
    let before: Entry
    let after: Entry
    package let words: Localizer

    package init(kind: UndoKind, before: Entry, after: Entry, words: Localizer) {
        self.kind = kind
        self.before = before
        self.after = after
        self.words = words
    }

    /// The way in which a change came about.
    package enum Stage { case done, undone, redone }

    /// Tells the outcome at a stage, in which `after` is the entry's present state, even if a
    /// change was undone.
    package func sentence(_ stage: Stage) -> String {
        let change: ValueChange?
        switch kind {
        case .feedback: change = ValueChange(.feedback, feedback)
        case .scale: change = ValueChange(.scale, scale)
        case .outcome: change = ValueChange(.outcome, outcomes)
        case .watched: return watched(stage)
        case .claimStep: return claimStep ?? sentenceWithoutValues(stage)
        default: change = self.change
        }
        return change?.sentence(title: title, isAgain: stage != .done, words)
            ?? sentenceWithoutValues(stage)
    }

    /// The name of the change behind "Undo" in a menu.
    var name: String {
        let title = words.shortTitle(of: after)
        switch kind {
        case .feedback:
            guard let feedback = self.feedback.now else {
                return words.say("No Feedback for “{title}”", ["title": title])
            }
            return words.say(
                "Feedback {feedback} for “{title}”", ["feedback": feedback, "title": title])
        case .watched: return words.say("Mark “{title}” as Watched", ["title": title])
        case .claimStep:
            return words.claimStep(isStepTaken ? claims?.after : nil, title: title)
        case .scale: return words.say("Scale of Feedback for “{title}”", ["title": title])
        case .outcome:
            guard let outcome = outcomes.now else {
                return words.say("Outcome “not recorded” for “{title}”", ["title": title])
            }
            return words.say(
                "Outcome “{outcome}” for “{title}”", ["outcome": outcome, "title": title])
        default:
            let fields = after.changedFields(from: before).map(\.name)
            return fields.isEmpty || fields.count > 2
                ? words.say("Edit of “{title}”", ["title": title])
                : words.say(
                    "Edit of “{title}” ({fields})",
                    ["title": title, "fields": words.labels(of: fields)])
        }
    }

    /// Tells the outcome by the names of fields, for values that are long or were changed
    /// elsewhere.
    package func sentenceWithoutValues(_ stage: Stage) -> String {
        let names = after.changedFields(from: before).map { words.label(of: $0.name) }
        guard (1...Self.mostNames).contains(names.count) else {
            return switch stage {
            case .done: words.say("“{title}” was changed.", ["title": title])
            case .undone: words.say("The change to “{title}” was undone.", ["title": title])
            case .redone: words.say("“{title}” was changed again.", ["title": title])
            }
        }
        let values: KeyValuePairs = ["title": title, "fields": words.list(names)]
        return switch stage {
        case .done: words.say("“{title}” was changed: {fields}.", values)
        case .undone: words.say("The change to “{title}” was undone: {fields}.", values)
        case .redone: words.say("“{title}” was changed again: {fields}.", values)
        }
    }

    private func watched(_ stage: Stage) -> String {
        switch stage {
        case .done, .redone: words.say("You watched “{title}”.", ["title": title])
        case .undone: words.say("“{title}” is back on your watchlist.", ["title": title])
        }
    }

    /// Tells the state of the claim after the change: the step that was taken, or the state before
    /// it.
    private var claimStep: String? {
        claims.map { claims in
            isStepTaken
                ? words.sentence(onStep: claims.after, title: title)
                : words.sentence(onUndone: claims.after, title: title)
        }
    }

    /// Whether the change added a step to the claim.
    private var isStepTaken: Bool {
        claims.map { $0.after.steps.count > $0.before.steps.count } ?? false
    }

    private var claims: (before: Claim, after: Claim)? {
        guard case .claim(let old) = before, case .claim(let new) = after else { return nil }
        return (old, new)
    }

    /// Tells that the entry was changed elsewhere since.
    package var changedElsewhere: String { words.changedElsewhere(after) }

    private static let mostNames = 4

    private var title: String { words.isolatedTitle(of: after) }

    /// The change of the only field that an edit changed, or `nil` if there are several.
    private var change: ValueChange? {
        let fields = after.changedFields(from: before)
        guard fields.count == 1, let field = fields.first else { return nil }
        let name = words.label(of: field.name)
        return ValueChange(.field(name), (field.new.map(words.value), field.old.map(words.value)))
    }

    // MARK: Values

    private var feedback: ValueChange.Values {
        values(of: \.feedback) { words.feedback($0).unlessEmpty.map { "“\($0)”" } }
    }

    private var scale: ValueChange.Values {
        values(of: \.scale) { "“\(words.scale($0))”" }
    }

    private func values<Value>(
        of path: KeyPath<Film, Value>, _ named: (Value) -> String?
    ) -> ValueChange.Values {
        guard case .film(let old) = before, case .film(let new) = after else { return (nil, nil) }
        return (named(new[keyPath: path]), named(old[keyPath: path]))
    }

    private var outcomes: ValueChange.Values {
        guard case .trip(let old) = before, case .trip(let new) = after else { return (nil, nil) }
        return (happened(to: new, unlike: old), happened(to: old, unlike: new))
    }

    /// Returns the recorded facts in which a trip differs from another, such as "departed 12 min
    /// late", or `nil` if there are none.
    private func happened(to trip: Trip, unlike other: Trip) -> String? {
        var facts = TripStop.allCases.filter { trip.actual(at: $0) != other.actual(at: $0) }
            .compactMap { end in trip.actual(at: end).map { happened(to: trip, at: end, $0) } }
        if trip.disruption != other.disruption {
            switch trip.disruption {
            case .cancelled: facts.append(words.say("cancelled", context: "a trip"))
            case .missedConnection: facts.append(words.say("a missed connection"))
            case nil: break
            }
        }
        if trip.abandonment != other.abandonment, trip.abandonment != .none {
            facts.append(words.abandonment(of: trip))
        }
        return facts.isEmpty ? nil : words.list(facts)
    }

    private func happened(to trip: Trip, at end: TripStop, _ actual: DateTime) -> String {
        let what = trip.delay(at: end).map { words.delay($0) } ?? words.time(actual)
        return switch end {
        case .departure:
            words.say("departed {time}", ["time": what], context: "a time or “12 min late”")
        case .arrival:
            words.say("arrived {time}", ["time": what], context: "a time or “12 min late”")
        }
    }
}

extension Localizer {
    /// The value of a field in the middle of a sentence.
    func value(_ value: ChangedValue) -> String {
        switch value {
        case .text(let text): "“\(text.displayIsolated(upTo: 60))”"
        case .number(let number): "\(number)"
        case .mode(let mode): "“\(trip(by: mode))”"
        case .ticket(let kind): "“\(ticket(kind))”"
        case .coordinates(let place): coordinates(place)
        case .distance(let distance): kilometres(distance.kilometres)
        case .day(let day): self.day(day)
        case .time(let time):
            say("{day}, {time}", ["day": day(of: time), "time": self.time(time)])
        }
    }
}
