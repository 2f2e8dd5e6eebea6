import Domain

/// Reads Counterfoil's own JSON.
struct OwnJSONReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        let beginning = TextStream.beginning(of: file).drop(while: JSONScanner.isBlank)
        guard beginning.first == UInt8(ascii: "{") else { return false }
        let text = String(decoding: beginning.prefix(4_096), as: UTF8.self)
        return text.firstMatch(of: /"format"\s*:\s*"counterfoil"/) != nil
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into harvest: inout Harvest, progress: (Int) -> Void
    ) throws(ImportError) {
        var candidates = OwnCandidates()
        var done = 0
        for file in files {
            var rows = 0
            try JSONRows(file: file, key: "entries").read(
                as: EntryRecord.self, into: &harvest,
                progress: {
                    rows = $0
                    progress(done + $0)
                }
            ) { record, place, harvest in
                do throws(RowDefect) {
                    let entry = try record.entry()
                    candidates.add(entry, called: record.id ?? "", at: place, into: &harvest)
                } catch {
                    harvest.refuse(record.row(at: place), error.words)
                }
            }
            done += rows
        }
        harvest.add(candidates.all)
        harvest.sources.append(
            "\(EntryRecord.source): \(files.map(\.name).sorted().joined(separator: ", "))")
    }
}

extension EntryRecord {
    fileprivate func row(at place: SourcePlace) -> ImportRow {
        if let film { return ImportRow(.film, at: place, title: film.title.onOneLine) }
        if let trip {
            return ImportRow(.trip, at: place, title: "\(trip.from) → \(trip.to)".onOneLine)
        }
        return ImportRow(nil, at: place, title: id ?? "")
    }
}
