internal import Domain
internal import EntryFeature
internal import Presentation
package import Wording

extension FilmViewModel {
    /// Returns the film on paper.
    ///
    /// - Parameters:
    ///   - feedbackHistory: every feedback, in words.
    ///   - moment: the time of writing, in seconds since 1970.
    package func sheet(
        feedbackHistory: String, in words: Localizer, writtenOn moment: Int
    ) -> PaperSheet {
        var sheet = EntrySheet(entry, words: words)
        sheet.add([viewing, rating, ratingOfOthers])
        sheet.add(facts)
        sheet.add(words.tags, tags)
        sheet.add(words.name(of: .link), link)
        sheet.add(feedbackHistory, under: words.feedbackGiven)
        sheet.add(notes, under: words.notes)
        var paper = sheet.sheet(writtenOn: moment)
        paper.picture = picture
        return paper
    }
}
