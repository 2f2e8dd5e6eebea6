package import Domain
package import Formats
import Foundation

/// What a harvest says of each row, a line a row, so that a test can compare the whole of it.
package func account(_ harvest: Harvest) -> [String] {
    let files = harvest.candidates.map { candidate -> (SourcePlace, String) in
        (candidate.place, account(candidate))
    }
    let leftOut = harvest.leftOut.map { ($0.row.place, "left out: \($0.row.title): \($0.reason)") }
    let unreadable = harvest.unreadable.map {
        ($0.row.place, "unreadable: \($0.row.title): \($0.reason)")
    }
    return (files + leftOut + unreadable)
        .sorted { ($0.0.file, $0.0.row ?? 0) < ($1.0.file, $1.0.row ?? 0) }
        .map { "\($0.0.file):\($0.0.row ?? 0) \($0.1)" }
}

private func account(_ candidate: Candidate) -> String {
    guard case .film(let film) = candidate.entry else { return "trip" }
    var words = [film.nameInList, film.watched?.isoText ?? "undated"]
    if let rating = candidate.rating { words.append(rating.text) }
    if film.rating?.value != candidate.rating?.text {
        words.append("but \(String(describing: film.rating))")
    }
    if film.isRewatch { words.append("again") }
    if !film.tags.isEmpty { words.append("#" + film.tags.joined(separator: " #")) }
    if !film.notes.isEmpty { words.append("“\(film.notes)”") }
    if !film.place.isEmpty { words.append("at \(film.place)") }
    words += candidate.remarks.map { "! \($0)" }
    if let question = candidate.question { words.append("? \(question)") }
    words.append("= \(candidate.key)")
    return words.joined(separator: ", ")
}

/// What a reader makes of files.
package func harvest(
    _ files: [SourceFile], by reader: any SourceReader,
    _ answers: [ImportQuestion.ID: ImportQuestion.Option.ID] = [:]
) async throws -> Harvest {
    var harvest = Harvest()
    try await reader.read(
        files.filter(reader.recognises), answers: answers, into: &harvest, progress: { _ in })
    return harvest
}
