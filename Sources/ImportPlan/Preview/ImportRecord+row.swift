import Domain
import Wording

extension ImportRecord {
    /// Returns the row for the preview.
    ///
    /// - Parameter details: Further details, in order.
    func row(bands: RatingBands, _ details: [String] = []) -> ImportRow {
        var words: [String] = []
        if case .film = entry, let rating {
            words.append(
                "\(rating.text): \(Localizer.ofProgram.feedback(bands.feedback(for: rating)))")
        }
        if entry.isWanted { words.append(Localizer.ofProgram.wanted) }
        if case .trip(let trip) = entry { words.append(trip.service) }
        words += details + remarks
        return ImportRow(
            entry.kind, by: entry.mode, at: place, title: entry.nameInList, time: entry.rowTime,
            detail: words.filter { !$0.isEmpty }.joined(separator: " · "))
    }
}

extension ImportedFile {
    func row(_ details: [String]) -> ImportRow {
        ImportRow(
            entry?.kind, by: entry?.mode, at: place, title: entry?.nameInList ?? name,
            time: entry?.rowTime, detail: details.joined(separator: " · "))
    }
}

extension ImportedList {
    var row: ImportRow {
        ImportRow(
            listAt: place, title: list.name,
            detail: Localizer.ofProgram.films(of: list))
    }
}
