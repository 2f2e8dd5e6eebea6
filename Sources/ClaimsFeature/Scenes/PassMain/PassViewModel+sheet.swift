internal import EntryFeature
internal import Presentation
package import Wording

extension PassViewModel {
    /// Returns the season ticket as a printable sheet, with the account of its delays.
    ///
    /// - Parameter moment: the time of writing, in seconds since 1970.
    package func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet {
        var sheet = EntrySheet(entry, words: words)
        sheet.add([amount, amountNote].filter { !$0.isEmpty })
        sheet.add(facts)
        for pot in pots {
            sheet.begin(pot.title)
            sheet.add([pot.sum] + pot.progress.map(\.text))
            sheet.add(pot.facts)
            sheet.add(pot.delays.map { [$0.title, $0.detail].listed } + [pot.more])
        }
        sheet.add(notes, under: words.notes)
        return sheet.sheet(writtenOn: moment)
    }
}
