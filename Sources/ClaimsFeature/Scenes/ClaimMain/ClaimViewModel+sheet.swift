internal import EntryFeature
internal import Presentation
package import Wording

extension ClaimViewModel {
    /// Returns the claim as a printable sheet, with its history.
    ///
    /// - Parameter moment: the time of writing, in seconds since 1970.
    package func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet {
        var sheet = EntrySheet(entry, words: words)
        sheet.add([amount, amountNote].filter { !$0.isEmpty })
        sheet.add(facts + basis)
        sheet.add(words.tags, tags)
        sheet.add(
            path.filter { $0.state != .ahead }.map { [$0.name, $0.day].listed }.joined(
                separator: "\n"),
            under: words.claimHistory)
        sheet.add(related, "", under: words.claimedFor)
        sheet.add(notes, under: words.notes)
        return sheet.sheet(writtenOn: moment)
    }
}
