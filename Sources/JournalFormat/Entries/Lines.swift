import Domain

extension ClaimStep {
    /// Reads a step, or returns `nil` for one that this version does not know.
    init?(_ line: ContentLine) {
        guard let kind = Kind(rawValue: line.value.lowercased()) else { return nil }
        self.init(kind, on: line.parameter(ParameterName.given).flatMap { Values.time($0)?.day })
    }

    var line: ContentLine {
        ContentLine(
            PropertyName.step,
            parameters: day.map { [Parameter(ParameterName.given, Values.encoded($0))] } ?? [],
            value: kind.rawValue.uppercased())
    }
}

extension EntryRelation {
    /// Reads a relation of Counterfoil, or returns `nil` for any other, such as that between two
    /// tasks.
    init?(_ line: ContentLine) {
        guard line.parameter(ParameterName.relation)?.uppercased() == ParameterName.ownRelation
        else { return nil }
        let uid = SanitizedText.trimmed(SanitizedText.line(Values.text(line.value)))
        guard !uid.isEmpty else { return nil }
        let file = line.parameter(ParameterName.file).map(SanitizedText.line)?.unlessEmpty
        self.init(uid: uid, id: file.map { EntryID($0) })
    }

    var line: ContentLine {
        ContentLine(
            PropertyName.related,
            parameters: [Parameter(ParameterName.relation, ParameterName.ownRelation)]
                + (id.map { [Parameter(ParameterName.file, $0.rawValue)] } ?? []),
            value: Values.encoded(uid))
    }

    /// The relation as a file can hold it, or `nil` if its UID is empty.
    var sanitized: EntryRelation? {
        let uid = SanitizedText.trimmed(SanitizedText.line(uid))
        guard !uid.isEmpty else { return nil }
        return EntryRelation(
            uid: uid, id: (id?.rawValue).map(SanitizedText.line)?.unlessEmpty.map { EntryID($0) })
    }
}

extension ImportMark {
    /// Reads a mark, or returns `nil` if the line does not name its source.
    init?(_ line: ContentLine) {
        let source = SanitizedText.line(line.parameter(ParameterName.source) ?? "")
        guard !source.isEmpty else { return nil }
        let said = Values.text(line.value).split(separator: " ").compactMap {
            word -> (String, String)? in
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return parts.count == 2 && !parts[0].isEmpty
                ? (String(parts[0]), String(parts[1])) : nil
        }
        self.init(
            source: source, key: SanitizedText.line(line.parameter(ParameterName.key) ?? ""),
            said: Dictionary(said) { first, _ in first })
    }

    /// The mark as a line, with its fields in the order of their names, so that equal marks are
    /// equal lines.
    var line: ContentLine {
        let words = said.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return ContentLine(
            PropertyName.import,
            parameters: [
                Parameter(ParameterName.source, source), Parameter(ParameterName.key, key),
            ],
            value: Values.encoded(words.joined(separator: " ")))
    }

    /// The mark as a file can hold it, or `nil` if its source is empty.
    var sanitized: ImportMark? {
        let source = SanitizedText.line(source)
        guard !source.isEmpty else { return nil }
        let words = said.filter { field, value in
            !field.isEmpty
                && (field + value).unicodeScalars.allSatisfy {
                    $0.value > 0x20 && $0.value < 0x7F
                } && !field.contains("=")
        }
        return ImportMark(source: source, key: SanitizedText.line(key), said: words)
    }
}
