package import Domain
import Presentation

extension Localizer {
    /// Tells that a file was imported, such as "“diary.csv” was imported."
    package func imported(_ batch: WrittenBatch) -> String {
        say("“{file}” was imported.", ["file": batch.title.displayIsolated])
    }

    /// Tells that a batch was undone.
    package func undone(_ batch: WrittenBatch) -> String {
        batch.copies > 0
            ? say("The conflict copies are apart again.") : say("The import was undone.")
    }

    /// Tells that a file was imported again after an undo, or that nothing was left to import.
    package func importedAgain(_ batch: WrittenBatch, isNothing: Bool) -> String {
        if batch.copies > 0 { return say("The conflict copies were joined again.") }
        let file = batch.title.displayIsolated
        return isNothing
            ? say("Everything in “{file}” is already there.", ["file": file])
            : say("“{file}” was imported again.", ["file": file])
    }

    /// Tells the outcome of undoing an import.
    package func undone(_ taken: TakenBack) -> String {
        let kept = say(
            one: "{count} entry was changed since and was kept.",
            other: "{count} entries were changed since and were kept.", count: taken.kept.count)
        return [
            undone(taken) { _ in
                say(
                    one: "{count} entry was removed.", other: "{count} entries were removed.",
                    count: taken.removed)
            },
            taken.kept.isEmpty ? "" : kept, note(on: taken.place, count: taken.removed),
        ].spaced
    }

    /// Tells what undoing an import did to added and to changed entries.
    ///
    /// - Parameter aside: tells of entries that were moved to a path because there is no trash.
    func undone(_ taken: TakenBack, aside: (_ path: String) -> String) -> String {
        let removed =
            switch taken.place {
            case .trash:
                say(
                    one: "{count} entry was moved to the trash.",
                    other: "{count} entries were moved to the trash.", count: taken.removed)
            case .aside(let path): aside(path)
            }
        let restored = say(
            one: "{count} entry was restored.",
            other: "{count} entries were restored.", count: taken.restored)
        let lists = say(
            one: "{count} list was removed.", other: "{count} lists were removed.",
            count: taken.lists)
        let copies = say(
            one: "{count} copy of a sync program is back.",
            other: "{count} copies of a sync program are back.", count: taken.copies)
        return [
            taken.removed == 0 ? "" : removed, taken.restored == 0 ? "" : restored,
            taken.lists == 0 ? "" : lists, taken.copies == 0 ? "" : copies,
        ].spaced
    }

    /// A question, such as "Undo the import of “diary.csv”?"
    package func undoImportQuestion(_ batch: WrittenBatch) -> String {
        batch.copies > 0
            ? say("Undo the join of conflict copies?")
            : say("Undo the import of “{file}”?", ["file": batch.title.displayIsolated])
    }

    /// Tells what undoing an import would change.
    package func undoImportConsequence(_ batch: WrittenBatch) -> String {
        let removed = say(
            one: "{count} entry will be removed.", other: "{count} entries will be removed.",
            count: batch.added)
        let restored = say(
            one: "{count} entry will be restored.",
            other: "{count} entries will be restored.", count: batch.changed)
        let lists = say(
            one: "{count} list will be removed.", other: "{count} lists will be removed.",
            count: batch.lists)
        let copies = say(
            one: "{count} copy of a sync program will be back.",
            other: "{count} copies of a sync program will be back.", count: batch.copies)
        return [
            batch.added == 0 ? "" : removed, batch.changed == 0 ? "" : restored,
            batch.lists == 0 ? "" : lists, batch.copies == 0 ? "" : copies,
            say("Entries that were changed since stay as they are."),
        ].spaced
    }
}
