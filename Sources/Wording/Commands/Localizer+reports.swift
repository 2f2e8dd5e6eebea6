package import Domain

extension Localizer {
    /// Tells how many unreadable files a list leaves out.
    package func unreadable(_ files: Int) -> String {
        say(
            one: "{count} file of the journal cannot be read; “counterfoil check” says why.",
            other: "{count} files of the journal cannot be read; “counterfoil check” says why.",
            count: files)
    }

    /// Tells what a list leaves out, in one sentence each.
    package func leftOut(of condition: JournalCondition) -> [String] {
        let (files, copies) = (condition.unreadable.count, condition.copies.count)
        return [
            files > 0 ? unreadable(files) : nil, copies > 0 ? leftOut(copies: copies) : nil,
        ].compactMap(\.self)
    }

    /// The result of an export, such as "2 entries were written. 3 files could not be read and were
    /// left out. “counterfoil check” says why they cannot be read."
    package func told(_ summary: ExportSummary) -> String {
        let entries = summary.written - summary.unreadableWritten
        let written =
            switch (summary.written, entries) {
            case (0, _): say("There was nothing to write.")
            case (_, 0): ""
            default:
                say(
                    one: "{count} entry was written.", other: "{count} entries were written.",
                    count: entries)
            }
        let advice = say(
            one: "“counterfoil check” says why it cannot be read.",
            other: "“counterfoil check” says why they cannot be read.", ifAny: summary.unreadable)
        return [written, leftOut(of: summary), advice].spaced
    }
}

extension Localizer {
    /// The heading over rows with the same outcome, such as "2 films are left out: You left it
    /// out".
    package func heading(of group: ImportGroup) -> String {
        let title = title(of: group)
        guard let reason = group.reason.map(reason) else { return title }
        return say("{title}: {reason}", ["title": title, "reason": reason])
    }

    /// A row with its place, such as "diary.csv, row 2: Gilda (1946), 2024-01-01".
    package func line(on row: ImportRow, details: String) -> String {
        let values: KeyValuePairs = [
            "place": place(row.place), "title": row.title, "details": details,
        ]
        return switch (row.title.isEmpty, details.isEmpty) {
        case (false, false): say("{place}: {title}, {details}", values)
        case (false, true): say("{place}: {title}", values)
        case (true, false): say("{place}: {details}", values)
        case (true, true): place(row.place)
        }
    }

    /// A question with the identifier by which it is answered.
    package func line(on question: ImportQuestion, saying words: String) -> String {
        say("Question {id}: {question}", ["id": question.id, "question": words])
    }

    /// An answer with its identifier.
    package func line(
        on option: ImportQuestion.Option, saying words: String, isChosen: Bool
    ) -> String {
        isChosen
            ? say("{id}: {answer} (this counts)", ["id": option.id, "answer": words])
            : say("{id}: {answer}", ["id": option.id, "answer": words])
    }

    /// Tells how to answer the question that rows wait for.
    package func waiting(for question: ImportQuestion) -> String {
        say(
            one: "{count} row needs --answer '{id}=…'",
            other: "{count} rows need --answer '{id}=…'", count: question.rows.count,
            ["id": question.id])
    }

    /// The bands in which ratings become feedback.
    ///
    /// - Parameter ends: the ends of the bands, as they are typed.
    package func bands(_ ends: String) -> String {
        say("Bands: {ends} of 10 (--bands {ends})", ["ends": ends])
    }

    /// Tells what an import wrote.
    ///
    /// - Parameter batch: the changes, or `nil` if nothing was written.
    package func written(_ batch: WrittenBatch?, isRehearsal: Bool) -> String {
        if isRehearsal { return say("Nothing was written: this was a dry run.") }
        guard let batch, batch.added + batch.changed + batch.lists > 0 else {
            return say("There was nothing to write.")
        }
        return [
            say(
                one: "{count} entry was added.", other: "{count} entries were added.",
                ifAny: batch.added),
            changed(batch.changed),
            say(
                one: "{count} list was saved.", other: "{count} lists were saved.",
                ifAny: batch.lists),
            say("“counterfoil import --undo” undoes it."),
        ].spaced
    }

    /// Tells that rows need an answer, or were left out without one.
    package func undecided(_ rows: Int, isRehearsal: Bool) -> String {
        isRehearsal
            ? say(
                one:
                    """
                    {count} row needs an answer and would not be imported; give one with --answer.
                    """,
                other: """
                    {count} rows need an answer and would not be imported; give one with --answer.
                    """, count: rows)
            : say(
                one: """
                    {count} row was left undecided and not imported; --dry-run lists the questions, \
                    and --answer answers them.
                    """,
                other: """
                    {count} rows were left undecided and not imported; --dry-run lists the \
                    questions, and --answer answers them.
                    """, count: rows)
    }

    /// Tells what undoing an import changed, on one line.
    package func undone(_ batch: WrittenBatch, _ taken: TakenBack) -> String {
        let undone = undone(taken) { path in
            say(
                one: "{count} entry was kept in {path}, because the folder has no trash.",
                other: "{count} entries were kept in {path}, because the folder has no trash.",
                ifAny: taken.removed, ["path": path])
        }
        return line(on: batch, undone.isEmpty ? say("Nothing was undone.") : undone)
    }

    private func line(on batch: WrittenBatch, _ sentences: String) -> String {
        say("{title}: {sentences}", ["title": batch.title, "sentences": sentences])
    }

    /// Tells that an entry was not restored.
    package func kept(_ id: EntryID) -> String {
        say("{file}: kept (changed since)", ["file": "\(id)"])
    }

    /// Tells what undoing an import would change, on one line.
    package func wouldBeUndone(_ batch: WrittenBatch) -> String {
        line(
            on: batch,
            [
                say(
                    one: "{count} entry would be removed.",
                    other: "{count} entries would be removed.", ifAny: batch.added),
                say(
                    one: "{count} entry would be restored.",
                    other: "{count} entries would be restored.", ifAny: batch.changed),
                say(
                    one: "{count} list would be removed.",
                    other: "{count} lists would be removed.", ifAny: batch.lists),
                say(
                    one: "{count} copy of a sync program would be back.",
                    other: "{count} copies of a sync program would be back.", ifAny: batch.copies),
            ].spaced)
    }
}
