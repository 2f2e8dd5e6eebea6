package import Domain
package import Formats
import Foundation
import Wording

/// Returns an account of each row that was read, one per line, so that a test can compare all of
/// them.
package func account(_ contents: SourceContents) -> [String] {
    let files = contents.records.map { record -> (SourcePlace, String) in
        (record.place, account(record))
    }
    let leftOut = contents.leftOut.map {
        ($0.row.place, "left out: \($0.row.title): \($0.reason.words)")
    }
    let unreadable = contents.unreadable.map {
        ($0.row.place, "unreadable: \($0.row.title): \($0.reason)")
    }
    let lists = contents.lists.map {
        ($0.place, "list: \($0.list.name), \(Localizer.inEnglish.films(of: $0.list))")
    }
    return (files + leftOut + unreadable + lists)
        .sorted { ($0.0.file, $0.0.row ?? 0) < ($1.0.file, $1.0.row ?? 0) }
        .map { "\($0.0.file):\($0.0.row ?? 0) \($0.1)" }
}

private func account(_ record: ImportRecord) -> String {
    if case .trip(let trip) = record.entry { return "\(account(trip)), = \(record.key)" }
    guard case .film(let film) = record.entry else { return record.entry.kind.rawValue }
    var words = [film.nameInList, film.watched?.isoText ?? (film.isWanted ? "wanted" : "undated")]
    if let rating = record.rating { words.append(rating.text) }
    if film.rating?.value != record.rating?.text {
        words.append("but \(String(describing: film.rating))")
    }
    if film.isRewatch { words.append("again") }
    if let viewing = film.viewing { words.append("viewing \(viewing)") }
    if !film.tags.isEmpty { words.append("#" + film.tags.joined(separator: " #")) }
    if !film.notes.isEmpty { words.append("“\(film.notes)”") }
    if !film.place.isEmpty { words.append("at \(film.place)") }
    words += record.remarks.map { "! \($0.words)" }
    if let question = record.question { words.append("? \(question)") }
    words.append("= \(record.key)")
    return words.joined(separator: ", ")
}

private func account(_ trip: Trip) -> String {
    func times(_ departure: DateTime?, _ arrival: DateTime?) -> String {
        [departure, arrival].map { $0?.isoText ?? "?" }.joined(separator: " – ")
    }
    let places = [trip.fromCoordinates, trip.toCoordinates].compactMap { $0?.description }
    let words = [
        "\(trip.mode.rawValue) \(trip.service) \(trip.from) → \(trip.to)",
        times(trip.departure, trip.arrival),
        trip.hasTimesRecorded ? "really \(times(trip.actualDeparture, trip.actualArrival))" : "",
        trip.disruption?.rawValue ?? "", trip.operator.isEmpty ? "" : "by \(trip.operator)",
        trip.seat.isEmpty ? "" : "seat \(trip.seat)",
        trip.travelClass.isEmpty ? "" : "class \(trip.travelClass)",
        trip.distance.map { "\($0) km" } ?? "",
        places.isEmpty ? "" : "at \(places.joined(separator: " and "))",
        trip.notes.isEmpty ? "" : "“\(trip.notes)”",
    ]
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
}

/// Returns the contents that a reader finds in files.
package func contents(
    _ files: [SourceFile], by reader: any SourceReader,
    _ answers: ImportAnswers = [:]
) async throws -> SourceContents {
    let reading = SourceReading(answers: answers)
    try await reader.read(
        files.filter { reader.recognises($0) || reader.accompanies($0) }, into: reading)
    return reading.contents
}
