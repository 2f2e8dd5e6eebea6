import Domain
import Foundation

/// Reads the list that Watcharr exports as JSON.
struct WatcharrReader: SourceReader {
    static let source = "Watcharr"

    /// The person's time zone, because Watcharr's moments are in UTC.
    let zone: TimeZone

    func recognises(_ file: SourceFile) -> Bool {
        guard let keys = file.keys, keys.isArray, keys.has("status", "rating") else {
            return false
        }
        return keys.has("content.tmdbId") || keys.has("game.igdbId")
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var films = ServiceFilms(of: Self.source)
        for file in files {
            films.beginFile()
            try films.read(
                JSONRows(file: file, key: nil, isInSnakeCase: true), as: WatcharrRow.self,
                in: zone, into: &contents, progress: progress)
        }
        contents.add(films.records)
        contents.addSource(Self.source, files)
    }
}
