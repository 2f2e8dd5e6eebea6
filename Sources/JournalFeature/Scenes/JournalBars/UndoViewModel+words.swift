internal import Domain
internal import Presentation
internal import Wording

/// What steps that can be taken back are called.
enum UndoWords {
    /// As it follows "Undo" in a menu.
    static func name(_ subject: UndoSubject, words: LocalWords) -> String {
        switch subject {
        case .addition(_, let entry):
            words.say("New Entry “{title}”", ["title": words.shortTitle(of: entry)])
        case .deletion(_, let entry, _):
            words.say("Delete “{title}”", ["title": words.shortTitle(of: entry)])
        case .change(_, let old, let new):
            ChangeWords(kind: subject.kind, before: old, after: new, words: words).name
        case .batch(let batch):
            words.say("Import of “{file}”", ["file": batch.title.displayIsolated(upTo: 30)])
        }
    }

    static func notUndone(_ subject: UndoSubject?) -> String {
        switch subject?.kind {
        case .deletion: "The entry was not put back."
        case .batch: "The import was not taken back."
        default: "It was not undone."
        }
    }

    static func notRedone(_ subject: UndoSubject?) -> String {
        switch subject?.kind {
        case .deletion: "The entry was not deleted."
        case .addition: "The entry was not put back."
        case .batch: "The import was not repeated."
        default: "It was not redone."
        }
    }

    /// Such as "“Brief Encounter (1945)” was moved to the trash."
    static func gone(_ entry: Entry, to place: RemovalPlace, words: LocalWords) -> String {
        let title = words.isolatedTitle(of: entry)
        return place == .trash
            ? words.say("“{title}” was moved to the trash.", ["title": title])
            : words.say("“{title}” was deleted.", ["title": title])
    }

    static func note(on place: RemovalPlace, isOne: Bool) -> String {
        guard place != .trash else { return "" }
        return "There is no trash for this folder: \(isOne ? "it" : "they") can be put back until "
            + "Counterfoil is closed."
    }

    /// What somebody else has changed meanwhile is not undone.
    static func left(_ fields: [String]) -> String {
        fields.isEmpty
            ? "" : "Changed since, and left as it is: \(fields.joined(separator: ", "))."
    }

    static func takenBack(_ taken: TakenBack, words: LocalWords) -> String {
        func entries(_ count: Int, _ rest: String) -> String? {
            guard count > 0 else { return nil }
            return "\(words.number(count)) \(count == 1 ? "entry" : "entries") \(rest)"
        }
        let done = [
            entries(
                taken.removed, taken.place == .trash ? "moved to the trash" : "removed"),
            entries(taken.restored, "as before"),
            entries(taken.kept.count, "changed since and therefore kept"),
        ].compactMap { $0 }.joined(separator: ", ")
        let note = taken.removed == 0 ? "" : note(on: taken.place, isOne: taken.removed == 1)
        return [done.isEmpty ? "" : "\(done).", note].filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

extension UndoViewModel {
    init(done subject: UndoSubject, words: LocalWords) {
        switch subject {
        case .addition(_, let entry):
            self.init(
                title: words.say("“{title}” was added.", ["title": words.isolatedTitle(of: entry)]))
        case .deletion(_, let entry, let place):
            self.init(
                title: UndoWords.gone(entry, to: place, words: words),
                detail: UndoWords.note(on: place, isOne: true))
        case .change(_, let old, let new):
            let change = ChangeWords(kind: subject.kind, before: old, after: new, words: words)
            self.init(title: change.sentence(.done))
        case .batch(let batch):
            self.init(title: "“\(batch.title.displayIsolated)” was imported.")
        }
    }

    init(undone subject: UndoSubject, _ outcome: UndoOutcome, words: LocalWords) {
        let offers = outcome.isNothing ? Offer.nothing : .redo
        switch subject {
        case .addition(_, let entry):
            self.init(
                title: UndoWords.gone(entry, to: outcome.place, words: words),
                detail: UndoWords.note(on: outcome.place, isOne: true), offers: offers)
        case .deletion(_, let entry, _):
            self.init(
                title: words.say(
                    "“{title}” was put back.", ["title": words.isolatedTitle(of: entry)]),
                offers: offers)
        case .change(_, let old, let new):
            let change = ChangeWords(kind: subject.kind, before: new, after: old, words: words)
            self.init(change, .undone, outcome, offers: offers)
        case .batch:
            self.init(
                title: "The import was taken back.",
                detail: outcome.takenBack.map { UndoWords.takenBack($0, words: words) } ?? "",
                offers: offers)
        }
    }

    init(redone subject: UndoSubject, _ outcome: UndoOutcome, words: LocalWords) {
        let offers = outcome.isNothing ? Offer.nothing : .undo
        switch subject {
        case .addition(_, let entry):
            self.init(
                title: words.say(
                    "“{title}” was put back.", ["title": words.isolatedTitle(of: entry)]),
                offers: offers)
        case .deletion(_, let entry, _):
            self.init(
                title: UndoWords.gone(entry, to: outcome.place, words: words),
                detail: UndoWords.note(on: outcome.place, isOne: true), offers: offers)
        case .change(_, let old, let new):
            let change = ChangeWords(kind: subject.kind, before: old, after: new, words: words)
            self.init(change, .redone, outcome, offers: offers)
        case .batch(let batch):
            self.init(
                title: outcome.isNothing
                    ? "Everything of “\(batch.title.displayIsolated)” is there already."
                    : "“\(batch.title.displayIsolated)” was imported again.", offers: offers)
        }
    }

    /// A field that somebody else has changed since is not as the sentence would have it.
    private init(
        _ change: ChangeWords, _ stage: ChangeWords.Stage, _ outcome: UndoOutcome, offers: Offer
    ) {
        let title =
            if outcome.isNothing {
                change.changedElsewhere
            } else if outcome.left.isEmpty {
                change.sentence(stage)
            } else {
                change.sentenceWithoutValues(stage)
            }
        self.init(title: title, detail: UndoWords.left(outcome.left), offers: offers)
    }
}
