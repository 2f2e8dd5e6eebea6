internal import Domain
internal import Presentation
internal import Wording

extension UndoViewModel {
    init(done subject: UndoSubject, words: Localizer) {
        switch subject {
        case .addition(_, let entry):
            self.init(title: words.added(entry))
        case .deletion(_, let entry, let place):
            self.init(
                title: words.removed(entry, to: place),
                detail: words.note(on: place, count: 1))
        case .change(_, let old, let new):
            let change = ChangeWords(kind: subject.kind, before: old, after: new, words: words)
            self.init(title: change.sentence(.done))
        case .joining(_, let trip, let other):
            self.init(title: words.joined(trip, to: other))
        case .copy(_, let entry): self.init(title: words.joinedTexts(of: entry))
        case .batch(let batch):
            self.init(title: words.imported(batch))
        case .list(let file, let place): self.init(removed: file, to: place, words: words)
        case .listChange(let change): self.init(title: words.done(change))
        case .answer(let answer): self.init(title: words.said(answer))
        }
    }

    init(undone subject: UndoSubject, _ outcome: UndoOutcome, words: Localizer) {
        let offers = outcome.isNothing ? Offer.nothing : .redo
        switch subject {
        case .addition(_, let entry) where outcome.isNothing:
            self.init(notDeleted: entry, words: words)
        case .addition(_, let entry):
            self.init(
                title: words.removed(entry, to: outcome.place),
                detail: words.note(on: outcome.place, count: 1), offers: offers)
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

    init(redone subject: UndoSubject, _ outcome: UndoOutcome, words: Localizer) {
        let offers = outcome.isNothing ? Offer.nothing : .undo
        switch subject {
        case .addition(_, let entry):
            self.init(title: words.putBack(entry), offers: offers)
        case .deletion(_, let entry, _) where outcome.isNothing:
            self.init(notDeleted: entry, words: words)
        case .deletion(_, let entry, _):
            self.init(
                title: words.removed(entry, to: outcome.place),
                detail: words.note(on: outcome.place, count: 1), offers: offers)
        case .change(_, let old, let new):
            let change = ChangeWords(kind: subject.kind, before: old, after: new, words: words)
            self.init(change, .redone, outcome, offers: offers)
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
            self.init(removed: file, to: outcome.place, words: words)
        case .listChange(let change): self.init(title: words.done(change), offers: offers)
        case .answer(let answer): self.init(title: words.said(answer), offers: offers)
        }
    }

    private init(removed list: ListFile, to place: RemovalPlace, words: Localizer) {
        self.init(
            title: words.removed(list, to: place), detail: words.note(onList: place))
    }

    /// Makes the message about an entry that is not deleted, because another program has changed it
    /// since.
    private init(notDeleted entry: Entry, words: Localizer) {
        self.init(
            title: words.changedElsewhere(entry),
            detail: words.say("It was not deleted and stays as it is."), offers: .nothing)
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
