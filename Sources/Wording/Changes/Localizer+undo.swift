package import Domain
import Presentation

extension Localizer {
    /// The label of the menu item, such as "Undo Delete “Laura”".
    package func undo(_ subject: UndoSubject?) -> String {
        guard let subject else { return say("Undo") }
        return say("Undo {step}", ["step": name(of: subject)])
    }

    /// The label of the menu item that redoes a step.
    package func redo(_ subject: UndoSubject) -> String {
        say("Redo {step}", ["step": name(of: subject)])
    }

    private func name(of subject: UndoSubject) -> String {
        switch subject {
        case .addition(_, let entry):
            say("New Entry “{title}”", ["title": shortTitle(of: entry)])
        case .deletion(_, let entry, _):
            say("Delete “{title}”", ["title": shortTitle(of: entry)])
        case .change(_, let old, let new):
            ChangeWords(kind: subject.kind, before: old, after: new, words: self).name
        case .joining(_, let trip, let other):
            say(
                "Join of “{title}” to “{other}”",
                ["title": shortTitle(of: trip), "other": shortTitle(of: other)])
        case .copy(_, let entry):
            say("Join of Two Texts of “{title}”", ["title": shortTitle(of: entry)])
        case .batch(let batch) where batch.copies > 0: say("Join of Conflict Copies")
        case .batch(let batch):
            say("Import of “{file}”", ["file": batch.title.displayIsolated(upTo: 30)])
        case .list(let file, _):
            say("Delete “{title}”", ["title": file.title.displayIsolated(upTo: 30)])
        case .listChange(let change):
            change.old == nil
                ? say("New List “{title}”", ["title": change.name.displayIsolated(upTo: 30)])
                : say("Change of “{title}”", ["title": change.name.displayIsolated(upTo: 30)])
        case .answer(let answer):
            say("Answer about “{title}”", ["title": answer.title.displayIsolated(upTo: 30)])
        }
    }

    /// The title of a failure to undo.
    package func notUndone(_ subject: UndoSubject?) -> String {
        switch subject?.kind {
        case .deletion: say("The entry was not restored.")
        case .list: say("The list was not restored.")
        case .batch where subject?.joinsCopies == true:
            say("The conflict copies were not restored.")
        case .batch: lastImportNotUndone
        default: say("It was not undone.", context: "a change of an entry")
        }
    }

    /// The title of a failure to undo an import of which nothing can be told.
    package var lastImportNotUndone: String { say("The import was not undone.") }

    /// The title of a failure to redo.
    package func notRedone(_ subject: UndoSubject?) -> String {
        switch subject?.kind {
        case .deletion: say("The entry was not deleted.")
        case .addition: say("The entry was not restored.")
        case .list: say("The list was not deleted.")
        case .batch where subject?.joinsCopies == true:
            say("The conflict copies were not joined.")
        case .batch: say("The import was not repeated.")
        default: say("It was not redone.", context: "a change of an entry")
        }
    }

    /// Tells that an entry was added, such as "“Laura (1944)” was added."
    package func added(_ entry: Entry) -> String {
        let title = isolatedTitle(of: entry)
        // A claim has the name of its trip, which was there before.
        return if case .claim = entry {
            say("The claim for “{title}” was created.", ["title": title])
        } else {
            say("“{title}” was added.", ["title": title])
        }
    }

    /// Tells that a trip was joined, such as "“Bruxelles-Midi → Paris” was joined to “Köln Hbf →
    /// Bruxelles-Midi”."
    package func joined(_ trip: Entry, to other: Entry) -> String {
        say(
            "“{title}” was joined to “{other}”.",
            ["title": isolatedTitle(of: trip), "other": isolatedTitle(of: other)])
    }

    /// Tells that the joining of two trips was undone.
    package func noLongerJoined(_ trip: Entry, to other: Entry) -> String {
        say(
            "“{title}” is no longer joined to “{other}”.",
            ["title": isolatedTitle(of: trip), "other": isolatedTitle(of: other)])
    }

    /// Tells that an entry was restored, such as "“Laura (1944)” was restored."
    package func putBack(_ entry: Entry) -> String {
        let title = isolatedTitle(of: entry)
        return if case .claim = entry {
            say("The claim “{title}” was restored.", ["title": title])
        } else {
            putBack(title)
        }
    }

    /// Tells that a list of films was restored.
    package func putBack(_ list: ListFile) -> String { putBack(list.title.displayIsolated) }

    private func putBack(_ title: String) -> String {
        say("“{title}” was restored.", ["title": title])
    }

    /// Tells that an entry was removed, such as "“Brief Encounter (1945)” was moved to the trash."
    package func removed(_ entry: Entry, to place: RemovalPlace) -> String {
        let title = isolatedTitle(of: entry)
        guard case .claim = entry else { return removed(title, to: place) }
        return place == .trash
            ? say("The claim “{title}” was moved to the trash.", ["title": title])
            : say("The claim “{title}” was deleted.", ["title": title])
    }

    /// Tells that a list of films was made or changed.
    package func done(_ change: ListChange) -> String {
        change.old == nil
            ? say("The list “{title}” was created.", ["title": change.name.displayIsolated])
            : say("The list “{title}” was changed.", ["title": change.name.displayIsolated])
    }

    /// Tells that the making or the change of a list of films was undone.
    package func undone(_ change: ListChange) -> String {
        change.old == nil
            ? say("The list “{title}” was removed.", ["title": change.name.displayIsolated])
            : say(
                "The change to the list “{title}” was undone.",
                ["title": change.name.displayIsolated])
    }

    /// Tells that a list of films was removed.
    package func removed(_ list: ListFile, to place: RemovalPlace) -> String {
        removed(list.title.displayIsolated, to: place)
    }

    private func removed(_ title: String, to place: RemovalPlace) -> String {
        place == .trash
            ? say("“{title}” was moved to the trash.", ["title": title])
            : say("“{title}” was deleted.", ["title": title])
    }

    /// Tells that an entry was changed elsewhere, such as "“Laura (1944)” was changed elsewhere
    /// since."
    package func changedElsewhere(_ entry: Entry) -> String {
        say("“{title}” was changed elsewhere since.", ["title": isolatedTitle(of: entry)])
    }

    /// Tells how long the removal of entries can be undone, or returns an empty text if they are in
    /// the trash.
    ///
    /// - Parameter count: the number of removed entries.
    package func note(on place: RemovalPlace, count: Int) -> String {
        count > 0 ? note(onRemovalTo: place) : ""
    }

    private func note(onRemovalTo place: RemovalPlace) -> String {
        place == .trash
            ? "" : say("This folder has no trash. You can undo until you close Counterfoil.")
    }

    /// Tells how the person answered a question about a listed film.
    package func said(_ answer: ListAnswer) -> String {
        let title = answer.title.displayIsolated
        return answer.isSame
            ? say("You said that “{title}” is the same film.", ["title": title])
            : say("You said that “{title}” is a different film.", ["title": title])
    }

    /// Tells how long the removal of a list can be undone, or returns an empty text if the list is in
    /// the trash.
    package func note(onList place: RemovalPlace) -> String { note(onRemovalTo: place) }

    /// Tells which fields undoing left because they were changed elsewhere, or returns an empty
    /// text for none.
    package func leftAsItIs(_ fields: [FieldName]) -> String {
        fields.isEmpty
            ? ""
            : say(
                one: "Left unchanged because it was edited since: {fields}.",
                other: "Left unchanged because they were edited since: {fields}.",
                count: fields.count, ["fields": list(fields.map(label))])
    }
}

extension UndoSubject {
    /// Whether it is a batch that joined copies of sync programs to their entries.
    fileprivate var joinsCopies: Bool {
        if case .batch(let batch) = self { batch.copies > 0 } else { false }
    }
}
