import Domain

extension ComponentEdit {
    /// Removes and adds tags so that the categories of each line stay on it, and restores the
    /// category of the kind if another program removed it. A task has its tags a second time,
    /// because programs for tasks drop categories.
    mutating func set(tags: [String], of kind: EntryKind) {
        let present = lines(named: "CATEGORIES")
        let wanted = Set(tags)
        var left: Set = [""]
        var kept = present.map { property in
            Values.texts(property.content.value).filter {
                SanitizedText.isMarker($0, kind.marker)
                    || wanted.contains(SanitizedText.trimmed($0))
                        && left.insert(SanitizedText.trimmed($0)).inserted
            }
        }
        let isMarked = kept.joined().contains { SanitizedText.isMarker($0, kind.marker) }
        if kept.isEmpty { kept = [[]] }
        if !isMarked { kept[0].insert(kind.marker, at: 0) }
        let staying = SanitizedText.tags(Array(kept.joined()), without: kind.marker)
        if tags.starts(with: staying) {
            kept[kept.count - 1] += tags.dropFirst(staying.count)
        } else {
            // If only the order differs, all tags go to the first line.
            let markers = kept.joined().filter { SanitizedText.isMarker($0, kind.marker) }
            kept = [markers + tags] + kept.dropFirst().map { _ in [] }
        }
        for (index, values) in kept.enumerated() {
            let property = index < present.count ? present[index] : nil
            let before = property.map { Values.texts($0.content.value) }
            if before == values { continue }
            let value = values.isEmpty ? nil : values.map(Values.encoded).joined(separator: ",")
            let line = Field("CATEGORIES", value).written(over: property?.content)
            if let property {
                replace(property, with: line.map { [$0] } ?? [])
            } else if let line {
                append([line])
            }
        }
        if component.name == EntryKind.task { setSecond(tags) }
    }

    /// Writes the tags of a task a second time, each on its own line: of a list in an unknown
    /// property, other programs keep only the first text.
    private mutating func setSecond(_ tags: [String]) {
        remove(PropertyName.tags)
        append(
            tags.compactMap {
                Field(text: $0, as: PropertyName.tags).written(over: nil)
            })
    }
}
