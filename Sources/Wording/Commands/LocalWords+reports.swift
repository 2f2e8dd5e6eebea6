package import Domain
import Presentation

/// A thing that takes its time.
package enum LongWork: Hashable, Sendable { case checking, exporting, opening, reading, writing }

extension LocalWords {
    /// Such as "Reading [####----] 500 of 1,000".
    /// - Parameter bar: as long as what is done, of all there is to do.
    package func line(on work: LongWork, _ progress: ImportProgress, bar: String) -> String {
        let name =
            switch work {
            case .checking: say("Checking", context: "files of the journal")
            case .exporting: say("Exporting")
            case .opening: say("Reading the journal")
            case .reading: say("Reading", context: "what is imported")
            case .writing: say("Writing", context: "what is imported")
            }
        let done = number(progress.done)
        guard let total = progress.total, total > 0 else {
            return say("{work} {done}", ["work": name, "done": done])
        }
        return say(
            "{work} [{bar}] {done} of {total}",
            ["work": name, "bar": bar, "done": done, "total": number(total)])
    }

    /// Says that a list is without some files.
    package func unreadable(_ files: Int) -> String {
        say(
            one: "{count} file of the journal cannot be read; “counterfoil check” says why.",
            other: "{count} files of the journal cannot be read; “counterfoil check” says why.",
            count: files)
    }

    /// What became of an export, such as "2 written, 3 unreadable: “counterfoil check” says why."
    package func told(_ summary: ExportSummary) -> String {
        let written =
            summary.written == 0
            ? say("Nothing to write")
            : say(
                one: "{count} written", other: "{count} written", count: summary.written,
                context: "entries")
        let withoutPlace = say(
            one: "{count} left out: the format cannot hold it",
            other: "{count} left out: the format cannot hold them", count: summary.withoutPlace,
            context: "entries")
        let unreadable =
            summary.unreadableWritten == 0
            ? say(
                one: "{count} unreadable: “counterfoil check” says why",
                other: "{count} unreadable: “counterfoil check” says why",
                count: summary.unreadable, context: "files")
            : say(
                one:
                    "{count} unreadable ({kept} written as they are): “counterfoil check” says why",
                other:
                    "{count} unreadable ({kept} written as they are): “counterfoil check” says why",
                count: summary.unreadable, ["kept": number(summary.unreadableWritten)],
                context: "files")
        return sentence(of: [
            written, summary.withoutPlace == 0 ? "" : withoutPlace,
            summary.unreadable == 0 ? "" : unreadable,
        ])
    }

    /// What is said one after the other, as one sentence; what is empty is not.
    func sentence(of parts: [String]) -> String {
        say("{parts}.", ["parts": parts.filter { !$0.isEmpty }.commaSeparated])
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
        let found = [
            findings.unreadable.isEmpty
                ? ""
                : say(
                    one: "{count} of them unreadable", other: "{count} of them unreadable",
                    count: findings.unreadable.count),
            twins.isEmpty
                ? ""
                : say(
                    one: "{count} with the UID of another",
                    other: "{count} with the UID of another",
                    count: twins.count),
            repaired.isEmpty
                ? ""
                : say(
                    one: "{count} repaired", other: "{count} repaired", count: repaired.count,
                    context: "files"),
            findings.oddities.isEmpty
                ? ""
                : say(
                    one: "notes about {count}", other: "notes about {count}",
                    count: findings.oddities.count, context: "files"),
        ].filter { !$0.isEmpty }
        let advice =
            if twins.contains(where: \.isEntry) {
                say("“counterfoil check --repair” gives files that share a UID one each.")
            } else if !twins.isEmpty {
                say("Files that are neither films nor trips are not changed: remove the copy.")
            } else {
                ""
            }
        return [
            sentence(
                of: [files(findings.count)] + (found.isEmpty ? [say("nothing wrong")] : found)),
            advice, repaired.isEmpty ? "" : say("“counterfoil import --undo” undoes the repair."),
        ].spaced
    }
}
