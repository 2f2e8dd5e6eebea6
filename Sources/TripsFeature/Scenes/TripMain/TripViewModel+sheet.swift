internal import Domain
internal import EntryFeature
internal import Presentation
package import Wording

extension TripViewModel {
    /// Returns the trip as a printable sheet.
    ///
    /// - Parameter moment: the time of writing, in seconds since 1970.
    package func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet {
        var sheet = EntrySheet(entry, words: words)
        putTimetable(on: &sheet, in: words)
        putDetails(on: &sheet, in: words)
        if let journey { sheet.add(words.partOf, journey.title) }
        sheet.add(claims.made, "", under: words.claimsOfTrip)
        sheet.add(notes, under: words.notes)
        return sheet.sheet(writtenOn: moment)
    }

    /// Adds the planned and actual times of departure and arrival.
    func putTimetable(on sheet: inout EntrySheet, in words: Localizer) {
        sheet.add([recordedBefore])
        for (field, stop) in [(FieldName.departure, departure), (.arrival, arrival)] {
            let planned = [stop.planned, stop.plannedDay, stop.place].spaced
            let actual = [stop.record, stop.delay].listed
            sheet.add(
                words.name(of: field),
                [planned, actual].filter { !$0.isEmpty }.joined(separator: "\n"))
        }
        sheet.add(words.order(by: .duration), duration)
    }

    func putDetails(on sheet: inout EntrySheet, in words: Localizer) {
        sheet.add(facts)
        sheet.add(words.tags, tags)
    }
}
