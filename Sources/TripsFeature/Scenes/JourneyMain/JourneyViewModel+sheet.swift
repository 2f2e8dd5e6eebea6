internal import EntryFeature
internal import Presentation
package import Wording

extension JourneyViewModel {
    /// Returns the journey as a printable sheet, with one leg below the other.
    ///
    /// - Parameter moment: the time of writing, in seconds since 1970.
    package func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet {
        var sheet = EntrySheet(whole.entry, words: words)
        whole.putTimetable(on: &sheet, in: words)
        whole.putDetails(on: &sheet, in: words)
        sheet.begin(words.say("Legs"))
        for leg in legs {
            sheet.add([leg.change])
            let lines = [leg.route, leg.service, leg.actual, leg.outcome]
            sheet.add(leg.times, lines.filter { !$0.isEmpty }.joined(separator: "\n"))
        }
        sheet.add(claims.made, "", under: words.claimsOfTrip)
        sheet.add(whole.notes, under: words.notes)
        return sheet.sheet(writtenOn: moment)
    }
}
