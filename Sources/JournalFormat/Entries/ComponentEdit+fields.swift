import Foundation

extension ComponentEdit {
    /// Writes the fields that differ, and returns their names.
    mutating func set(_ new: [Field], over old: [Field]) -> Set<String> {
        let old = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
        let different = Set(new.filter { old[$0.name] != $0 }.map(\.name))
        let groups = Set(new.filter { different.contains($0.name) }.compactMap(\.group))
        var written: Set<String> = []
        for field in new {
            let isDifferent = different.contains(field.name)
            let accompanies = field.group.map(groups.contains) ?? false
            guard isDifferent || accompanies && needsWriting(field) else { continue }
            set(field)
            written.insert(field.name)
        }
        // A duration is counted from the departure, so it is removed if either end is written.
        if groups.contains(.timetable) { remove("DURATION") }
        return written
    }

    private func needsWriting(_ field: Field) -> Bool {
        let isPresent = !lines(named: field.name).isEmpty
        if field.value != nil { return !isPresent }
        return isPresent && field.name.hasPrefix(PropertyName.ownPrefix)
    }

    mutating func set(_ field: Field) {
        let present = lines(named: field.name)
        guard let line = field.written(over: present.first?.content) else {
            return remove(field.name)
        }
        guard let first = present.first else { return append([line]) }
        replace(first, with: [line])
        for other in present.dropFirst() { replace(other, with: []) }
    }

    mutating func remove(_ name: String) {
        for property in lines(named: name) { replace(property, with: []) }
    }

    /// Updates the properties that tell the version of the item.
    ///
    /// - Parameter written: the time when the item was first written. It is kept as CREATED if only
    ///   DTSTAMP told it, which every change renews.
    mutating func stamp(at moment: Date, written: Date?, isRescheduled: Bool) {
        guard let now = Values.encoded(moment) else { return }
        if lines(named: "CREATED").isEmpty, let created = written.flatMap(Values.encoded) {
            set(Field("CREATED", created))
        }
        set(Field("DTSTAMP", now))
        set(Field("LAST-MODIFIED", now))
        let sequence = lines(named: "SEQUENCE").first.flatMap { Int($0.content.value) } ?? 0
        if isRescheduled, sequence < Int32.max {
            set(Field("SEQUENCE", String(max(0, sequence) + 1)))
        }
    }
}
