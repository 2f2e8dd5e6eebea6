import Domain

/// Reads Träwelling's JSON, in its shapes of 2024 and since.
struct TraewellingReader: SourceReader {
    static let source = "Träwelling"

    let gazetteer: any FindsPlaces

    func recognises(_ file: SourceFile) -> Bool {
        guard let keys = file.keys, !keys.isArray else { return false }
        return keys.has("data.status.checkin.origin") || keys.has("data.status.train.origin")
            || keys.has("data", "meta.user", "meta.from", "meta.to", "meta.exportedAt")
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        try TripRows<TraewellingRow>(source: Self.source, array: "data", gazetteer: gazetteer)
            .read(files, into: &contents, progress: progress)
    }
}
