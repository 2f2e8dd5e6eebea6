import Domain

/// Reads Counterfoil's own JSON.
struct OwnJSONReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        let text = Self.beginning(of: file)
        return text.hasPrefix("{")
            && text.firstMatch(of: /"format"\s*:\s*"counterfoil"/) != nil
    }

    /// Returns the digits of the version, or `nil` if it is not before the entries.
    private static func version(of file: SourceFile) -> String? {
        beginning(of: file).firstMatch(of: /"version"\s*:\s*"?([0-9]+)/).map { String($0.1) }
    }

    private static func beginning(of file: SourceFile) -> String {
        let bytes = TextStream.beginning(of: file).drop(while: JSONScanner.isBlank)
        return String(decoding: bytes.prefix(4_096), as: UTF8.self)
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var records = OwnRecords()
        for file in files {
            try FormatVersion.check(Self.version(of: file), of: file.name)
            try JSONRows(file: file, key: "entries").read(
                as: EntryRecord.self, into: &contents, progress: progress,
                shown: { $0.row(at: $1) }
            ) { record, place, contents throws(RowTrouble) in
                records.add(
                    try record.entry(), called: record.id ?? "", at: place, into: &contents)
            }
        }
        contents.add(records.all)
        contents.addSource(ImportOrigin.counterfoil, files)
    }
}

extension EntryRecord {
    fileprivate func row(at place: SourcePlace) -> ImportRow {
        if let film { return ImportRow(.film, at: place, title: film.title) }
        if let trip { return ImportRow(.trip, at: place, title: trip.title) }
        return ImportRow(nil, at: place, title: id ?? "")
    }
}
