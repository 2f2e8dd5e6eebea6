internal import EntryFeature
internal import Presentation
package import Wording

extension ClaimViewModel {
    /// The claim on paper, with what was done about it.
    ///
    /// - Parameter moment: when it is written, in seconds since 1970.
    package func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet {
        var sheet = EntrySheet(entry, words: words)
        sheet.add(facts)
        sheet.add(words.tags, tags)
        sheet.add(history.joined(separator: "\n"), under: words.claimHistory)
        sheet.add(related, "", under: words.claimedFor)
        sheet.add(notes, under: words.notes)
        return sheet.sheet(writtenOn: moment)
    }
}
