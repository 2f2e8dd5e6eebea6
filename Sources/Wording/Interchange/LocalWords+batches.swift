package import Domain
import Presentation

extension LocalWords {
    /// Such as "“diary.csv” was imported."
    package func imported(_ batch: WrittenBatch) -> String {
        say("“{file}” was imported.", ["file": batch.title.displayIsolated])
    }

    /// The same after an undo, or that nothing was left to import.
    package func importedAgain(_ batch: WrittenBatch, isNothing: Bool) -> String {
        let file = batch.title.displayIsolated
        return isNothing
            ? say("Everything in “{file}” is already there.", ["file": file])
            : say("“{file}” was imported again.", ["file": file])
    }

    /// The outcome of undoing an import.
    package func undone(_ taken: TakenBack) -> String {
        let removed =
            taken.place == .trash
            ? movedToTrash(taken.removed)
            : say(
                one: "{count} entry was removed.", other: "{count} entries were removed.",
                count: taken.removed)
        let kept = say(
            one: "{count} entry was changed since and was kept.",
            other: "{count} entries were changed since and were kept.", count: taken.kept.count)
        return [
            taken.removed == 0 ? "" : removed,
            taken.restored == 0 ? "" : restored(taken.restored),
            taken.kept.isEmpty ? "" : kept, note(on: taken.place, count: taken.removed),
        ].spaced
    }

    /// Such as "1 entry was moved to the trash."
    func movedToTrash(_ entries: Int) -> String {
        say(
            one: "{count} entry was moved to the trash.",
            other: "{count} entries were moved to the trash.", count: entries)
    }

    /// Such as "1 entry is as it was before."
    func restored(_ entries: Int) -> String {
        say(
            one: "{count} entry is as it was before.",
            other: "{count} entries are as they were before.", count: entries)
    }

    /// Such as "Undo the import of “diary.csv”?"
    package func undoImportQuestion(_ batch: WrittenBatch) -> String {
        say("Undo the import of “{file}”?", ["file": batch.title.displayIsolated])
    }

    /// The effect that undoing an import would have.
    package func undoImportConsequence(_ batch: WrittenBatch) -> String {
        let added = entries(batch.added)
        let what =
            switch (batch.added, batch.changed) {
            case (_, 0): say("{entries} will be removed.", ["entries": added])
            case (0, _):
                say(
                    one: "{count} entry will be as it was before.",
                    other: "{count} entries will be as they were before.", count: batch.changed)
            default:
                say(
                    one: "{entries} will be removed, and {count} entry will be as it was before.",
                    other: """
                        {entries} will be removed, and {count} entries will be as they were before.
                        """, count: batch.changed, ["entries": added])
            }
        return [what, say("Entries that were changed since stay as they are.")].spaced
    }
}
