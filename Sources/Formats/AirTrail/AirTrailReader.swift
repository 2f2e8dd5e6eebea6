import Domain

/// Reads AirTrail's export of flights as JSON.
struct AirTrailReader: SourceReader {
    static let source = "AirTrail"

    let gazetteer: any FindsPlaces

    func recognises(_ file: SourceFile) -> Bool {
        guard let keys = file.keys, !keys.isArray else { return false }
        return keys.has("flights.date", "flights.from", "flights.to", "flights.departure")
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        try TripRows<AirTrailRow>(source: Self.source, array: "flights", gazetteer: gazetteer)
            .read(files, into: &contents, progress: progress)
    }
}
