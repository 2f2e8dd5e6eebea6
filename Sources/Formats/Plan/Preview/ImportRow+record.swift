import Domain

extension ImportRecord {
    /// Returns the row for the preview.
    ///
    /// - Parameter details: Further details, in order.
    func row(bands: RatingBands, _ details: [RowRemark] = []) -> ImportRow {
        var own: [RowRemark] = []
        if case .film = entry, let rating {
            own.append(.rating(rating.text, bands.feedback(for: rating)))
        }
        if entry.isWanted { own.append(.wanted) }
        if case .trip(let trip) = entry, !trip.service.isEmpty { own.append(.text(trip.service)) }
        return ImportRow(
            entry.kind, by: entry.mode, at: place, title: entry.nameInList, time: entry.rowTime,
            remarks: own + details + remarks)
    }
}

extension ImportedFile {
    func row(_ details: [RowRemark]) -> ImportRow {
        ImportRow(
            entry?.kind, by: entry?.mode, at: place, title: entry?.nameInList ?? name,
            time: entry?.rowTime, remarks: details)
    }
}

extension ImportedList {
    var row: ImportRow {
        ImportRow(
            nil, at: place, title: list.name, remarks: [.films(list.films.count)], isList: true)
    }
}
