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
        [
            undone(taken) { _ in
                say(
                    one: "{count} entry was removed.", other: "{count} entries were removed.",
                    ifAny: taken.removed)
            },
            say(
                one: "{count} entry was changed since and was kept.",
                other: "{count} entries were changed since and were kept.",
                ifAny: taken.kept.count),
            note(on: taken.place, count: taken.removed),
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
                    other: "{count} entries were moved to the trash.", ifAny: taken.removed)
            case .aside(let path): aside(path)
            }
        return [
            removed,
            say(
                one: "{count} entry was restored.",
                other: "{count} entries were restored.", ifAny: taken.restored),
            say(
                one: "{count} list was removed.", other: "{count} lists were removed.",
                ifAny: taken.lists),
            say(
                one: "{count} copy of a sync program is back.",
                other: "{count} copies of a sync program are back.", ifAny: taken.copies),
        ].spaced
    }

    /// A question, such as "Undo the import of “diary.csv”?"
    package func undoImportQuestion(_ batch: WrittenBatch) -> String {
        batch.copies > 0
            ? say("Undo the join of conflict copies?")
            : say("Undo the import of “{file}”?", ["file": batch.title.displayIsolated])
    }

    /// Tells what undoing an import would change.
    ///
    /// - Parameter batch: the part of the import that can be undone.
    package func undoImportConsequence(_ batch: WrittenBatch) -> String {
        [
            say(
                one: "{count} entry will be removed.", other: "{count} entries will be removed.",
                ifAny: batch.added),
            say(
                one: "{count} entry will be restored.",
                other: "{count} entries will be restored.", ifAny: batch.changed),
            say(
                one: "{count} list will be removed.", other: "{count} lists will be removed.",
                ifAny: batch.lists),
            say(
                one: "{count} copy of a sync program will be back.",
                other: "{count} copies of a sync program will be back.", ifAny: batch.copies),
            say("Entries that were changed since stay as they are."),
        ].spaced
    }
}
