package import Domain
import Presentation

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
            other: "“counterfoil check” says why they cannot be read.", count: summary.unreadable)
        return [written, leftOut(of: summary), summary.unreadable == 0 ? "" : advice].spaced
    }
}
