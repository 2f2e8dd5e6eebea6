import Domain

/// Reads travelynx's export of an account as JSON. The journey that is under way is not read.
struct TravelynxReader: SourceReader {
    static let source = "travelynx"

    let gazetteer: any FindsPlaces

    func recognises(_ file: SourceFile) -> Bool {
        guard let keys = file.keys, !keys.isArray else { return false }
        return keys.has("journeys.journey_id", "journeys.dep_name", "journeys.sched_dep_ts")
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        // The service itself shows all times by this clock.
        let rows = TripRows<TravelynxRow>(
            source: Self.source, array: "journeys", gazetteer: gazetteer,
            zone: .named("Europe/Berlin"))
        try rows.read(files, into: &contents, progress: progress)
    }
}
