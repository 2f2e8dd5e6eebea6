package import Domain

/// Words about the check of a journal's files.
extension Localizer {
    /// The title of the batch that gives files UIDs of their own.
    package var repair: String { say("Repair of shared UIDs") }

    /// A file that cannot be read, with the reason.
    package func line(on file: UnreadableFile) -> String {
        say("{file}: {reason}", ["file": file.name, "reason": reason(file.reason)])
    }

    /// Tells that a file has the UID of another one, and what to do about it.
    package func line(on file: TwinFile) -> String {
        let names: KeyValuePairs = ["file": file.name, "original": file.original]
        switch file.conflict {
        case .joinable:
            return say(
                """
                {file}: It is a second text of {original}, which a sync program has kept. “counterfoil \
                check --repair” makes one of the two, and nothing is lost.
                """, names)
        case .contested(let fields, let properties):
            let differing = list(fields.map(label) + properties)
            return say(
                """
                {file}: It is a second text of {original}, which a sync program has kept. They differ \
                in: {fields}. “counterfoil merge” with the names of both takes what was written last.
                """,
                ["file": file.name, "original": file.original, "fields": differing])
        case .apart:
            return say(
                """
                {file}: It is a second text of {original}, which a sync program has kept, and the two \
                cannot be made one. Remove the one that you do not want.
                """, names)
        case nil:
            return say(
                """
                {file}: It has the same UID as {original}: to other programs they are one, and what \
                syncs the folder stops.
                """, names)
        }
    }

    /// Tells that a file got a UID of its own.
    package func line(onRepaired file: TwinFile) -> String {
        say(
            "{file}: repaired: Its UID is its own now, not {original}’s.",
            ["file": file.name, "original": file.original])
    }

    /// Tells that a conflict copy was joined with its entry.
    package func line(onJoined file: TwinFile) -> String {
        say(
            "{file}: repaired: All that it says is in {original} now.",
            ["file": file.name, "original": file.original])
    }

    /// The remarks about a file, one in each line.
    package func lines(on file: MalformedFile) -> [String] {
        file.oddities.map { say("{file}: note: {note}", ["file": file.name, "note": note($0)]) }
    }

    /// The results of a check, and what can be done about them.
    ///
    /// - Parameters:
    ///   - twins: the files that still share a UID.
    ///   - joined: the copies that were joined with their entries.
    ///   - repaired: the files that got UIDs of their own.
    ///   - removed: the number of entries that had vanished.
    ///   - batches: the number of steps that undo the repair.
    package func summary(
        of findings: FolderFindings, twins: [TwinFile], joined: [TwinFile],
        repaired: [TwinFile], removed: Int, batches: Int
    ) -> String {
        let disappeared = disappeared(findings.vanished, removed: removed)
        guard findings.count > 0 else {
            return [say("There are no files in the journal."), disappeared].spaced
        }
        let found = found(in: findings, twins, mended: joined.count + repaired.count)
        return [
            say(
                one: "{count} file was checked.", other: "{count} files were checked.",
                count: findings.count),
            found.isEmpty && findings.vanished == 0 ? say("Nothing is wrong.") : found,
            disappeared, advice(on: twins),
            joined.isEmpty ? "" : say("The copies are in the trash."),
            say(
                one: "“counterfoil import --undo” undoes the repair.",
                other: "“counterfoil import --undo”, called {count} times, undoes the repair.",
                ifAny: batches),
        ].spaced
    }

    private func disappeared(_ count: Int, removed: Int) -> String {
        if removed > 0 {
            return say(
                one: "{count} entry that had disappeared was removed.",
                other: "{count} entries that had disappeared were removed.", count: removed)
        }
        guard count > 0 else { return "" }
        let sentence = say(
            one: "{count} entry has disappeared from the folder all at once.",
            other: "{count} entries have disappeared from the folder all at once.", count: count)
        return [sentence, adviceOnVanished].spaced
    }

    private func found(in findings: FolderFindings, _ twins: [TwinFile], mended: Int) -> String {
        let copies = twins.count { $0.conflict != nil }
        return [
            say(
                one: "{count} file cannot be read.", other: "{count} files cannot be read.",
                ifAny: findings.unreadable.count),
            say(
                one: "{count} file is a copy that a sync program has kept.",
                other: "{count} files are copies that a sync program has kept.", ifAny: copies),
            say(
                one: "{count} file has the UID of another.",
                other: "{count} files have the UID of another.", ifAny: twins.count - copies),
            say(
                one: "{count} file was repaired.", other: "{count} files were repaired.",
                ifAny: mended),
            say(
                one: "There are notes about {count} file.",
                other: "There are notes about {count} files.", ifAny: findings.oddities.count),
        ].spaced
    }

    private func advice(on twins: [TwinFile]) -> String {
        let sharing = twins.filter { $0.conflict == nil }
        if sharing.contains(where: \.isEntry) {
            return say("“counterfoil check --repair” gives files that share a UID one each.")
        }
        return sharing.isEmpty
            ? "" : say("Files that are neither films nor trips are not changed: remove the copy.")
    }
}
