package import Domain
import Presentation

extension LocalWords {
    /// Says that a list is without some files.
    package func unreadable(_ files: Int) -> String {
        say(
            one: "{count} file of the journal cannot be read; “counterfoil check” says why.",
            other: "{count} files of the journal cannot be read; “counterfoil check” says why.",
            count: files)
    }

    /// What became of an export, such as "2 entries were written. 3 files could not be read and were
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
            other: "“counterfoil check” says why they cannot be read.", count: summary.unreadable)
        return [written, leftOut(of: summary), summary.unreadable == 0 ? "" : advice].spaced
    }
}

extension LocalWords {
    /// The title of the batch that gives files UIDs of their own.
    package var repair: String { say("Repair of shared UIDs") }

    /// What is wrong with a file, in a line.
    package func line(on file: UnreadableFile) -> String {
        say("{file}: {reason}", ["file": file.name, "reason": file.reason])
    }

    /// Says that a file has the UID of another one, or had it.
    package func line(on file: TwinFile, isRepaired: Bool) -> String {
        isRepaired
            ? say(
                "{file}: repaired: Its UID is its own now, not {original}’s.",
                ["file": file.name, "original": file.original])
            : say(
                """
                {file}: It has the same UID as {original}: to other programs they are one, and what \
                syncs the folder stops.
                """, ["file": file.name, "original": file.original])
    }

    /// What is odd about a file, a line each.
    package func lines(on file: OddFile) -> [String] {
        file.oddities.map { say("{file}: note: {note}", ["file": file.name, "note": $0]) }
    }

    /// What a check found, and what can be done about it.
    /// - Parameters:
    ///   - twins: those that still share a UID.
    ///   - repaired: those that did.
    package func summary(
        of findings: FolderFindings, twins: [TwinFile], repaired: [TwinFile]
    ) -> String {
        guard findings.count > 0 else { return say("There are no files in the journal.") }
        let unreadable = say(
            one: "{count} file cannot be read.", other: "{count} files cannot be read.",
            count: findings.unreadable.count)
        let sharing = say(
            one: "{count} file has the UID of another.",
            other: "{count} files have the UID of another.", count: twins.count)
        let mended = say(
            one: "{count} file was repaired.", other: "{count} files were repaired.",
            count: repaired.count)
        let odd = say(
            one: "There are notes about {count} file.",
            other: "There are notes about {count} files.", count: findings.oddities.count)
        let found = [
            findings.unreadable.isEmpty ? "" : unreadable, twins.isEmpty ? "" : sharing,
            repaired.isEmpty ? "" : mended, findings.oddities.isEmpty ? "" : odd,
        ].spaced
        let advice =
            if twins.contains(where: \.isEntry) {
                say("“counterfoil check --repair” gives files that share a UID one each.")
            } else if !twins.isEmpty {
                say("Files that are neither films nor trips are not changed: remove the copy.")
            } else {
                ""
            }
        return [
            say(
                one: "{count} file was checked.", other: "{count} files were checked.",
                count: findings.count),
            found.isEmpty ? say("Nothing is wrong.") : found, advice,
            repaired.isEmpty ? "" : say("“counterfoil import --undo” undoes the repair."),
        ].spaced
    }
}
