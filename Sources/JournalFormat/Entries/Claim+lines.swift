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
