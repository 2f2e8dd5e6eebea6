internal import Domain
internal import Presentation
internal import Wording

extension UndoViewModel {
    init(done subject: UndoSubject, words: Localizer) {
        switch subject {
        case .addition(_, let entry): self.init(title: words.added(entry))
        case .deletion(_, _, let place), .list(_, let place):
            self.init(subject, .done, UndoOutcome(place: place), words: words)
        case .batch(let batch): self.init(title: words.imported(batch))
        case .change, .joining, .copy, .listChange, .answer:
            self.init(subject, .done, UndoOutcome(), words: words)
        }
    }

    init(redone subject: UndoSubject, _ outcome: UndoOutcome, words: Localizer) {
        self.init(subject, .redone, outcome, words: words)
    }

    /// Makes the message about a step that was done or redone.
    private init(
        _ subject: UndoSubject, _ stage: ChangeWords.Stage, _ outcome: UndoOutcome,
        words: Localizer
    ) {
        let offers = outcome.isNothing ? Offer.nothing : .undo
        switch subject {
        case .addition(_, let entry):
            self.init(title: words.putBack(entry), offers: offers)
        case .deletion(_, let entry, _):
            self.init(deleted: entry, outcome, offers: offers, words: words)
        case .change(_, let old, let new):
            let change = ChangeWords(kind: subject.kind, before: old, after: new, words: words)
            self.init(change, stage, outcome, offers: offers)
        case .joining(_, let trip, let other):
            self.init(
                title: outcome.isNothing
                    ? words.changedElsewhere(trip) : words.joined(trip, to: other),
                detail: words.leftAsItIs(outcome.left), offers: offers)
        case .copy(_, let entry):
            self.init(title: words.joinedTexts(of: entry), offers: offers)
        case .batch(let batch):
            self.init(
                title: words.importedAgain(batch, isNothing: outcome.isNothing), offers: offers)
        case .list(let file, _):
            self.init(
                title: words.removed(file, to: outcome.place),
                detail: words.note(onList: outcome.place))
        case .listChange(let change): self.init(title: words.done(change), offers: offers)
        case .answer(let answer): self.init(title: words.said(answer), offers: offers)
        }
    }

    init(undone subject: UndoSubject, _ outcome: UndoOutcome, words: Localizer) {
        let offers = outcome.isNothing ? Offer.nothing : .redo
        switch subject {
        case .addition(_, let entry):
            self.init(deleted: entry, outcome, offers: offers, words: words)
        case .deletion(_, let entry, _):
            self.init(title: words.putBack(entry), offers: offers)
        case .change(_, let old, let new):
            let change = ChangeWords(kind: subject.kind, before: new, after: old, words: words)
            self.init(change, .undone, outcome, offers: offers)
        case .joining(_, let trip, let other):
            self.init(
                title: outcome.isNothing
                    ? words.changedElsewhere(trip) : words.noLongerJoined(trip, to: other),
                detail: words.leftAsItIs(outcome.left), offers: offers)
        case .copy(_, let entry):
            self.init(
                title: words.say(
                    "The two texts of “{title}” are apart again.",
                    ["title": entry.nameInList.displayIsolated]),
                detail: words.leftAsItIs(outcome.left), offers: offers)
        case .batch(let batch):
            self.init(
                title: words.undone(batch),
                detail: outcome.takenBack.map { words.undone($0) } ?? "",
                offers: offers)
        case .list(let file, _): self.init(title: words.putBack(file), offers: offers)
        case .listChange(let change): self.init(title: words.undone(change), offers: offers)
        case .answer(let answer):
            self.init(
                title: words.say(
                    "Your answer about “{title}” was undone.",
                    ["title": answer.title.displayIsolated]), offers: offers)
        }
    }

    /// Makes the message about an entry that was deleted, unless another program has changed it
    /// since.
    private init(deleted entry: Entry, _ outcome: UndoOutcome, offers: Offer, words: Localizer) {
        self.init(
            title: outcome.isNothing
                ? words.changedElsewhere(entry) : words.removed(entry, to: outcome.place),
            detail: outcome.isNothing
                ? words.say("It was not deleted and stays as it is.")
                : words.note(on: outcome.place, count: 1), offers: offers)
    }

    /// Makes the message about a change. It leaves out the values if some fields were changed
    /// elsewhere since.
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
        self.init(title: title, detail: change.words.leftAsItIs(outcome.left), offers: offers)
    }
}
