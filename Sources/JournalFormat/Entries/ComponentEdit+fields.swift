import Domain
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

    /// Writes the steps of a claim and its progress, and returns whether they changed.
    ///
    /// Unchanged lines at the beginning stay, and so do lines that this version does not know.
    mutating func setSteps(from old: Claim?, to new: Claim, at moment: Date) -> Bool {
        guard old?.steps != new.steps else { return false }
        replaceLines(
            of: PropertyName.step, with: new.steps, keepingBeginning: true, ClaimStep.init, \.line)
        for field in Tokens.fields(for: new.progress, moment: Values.encoded(moment)) { set(field) }
        return true
    }

    /// Writes the entries that a claim is about, and returns whether they changed.
    mutating func setRelations(from old: Claim?, to new: Claim) -> Bool {
        guard old?.about ?? [] != new.about else { return false }
        replaceLines(of: PropertyName.related, with: new.about, EntryRelation.init, \.line)
        return true
    }

    /// Replaces the lines that hold a value with those of new values, in the place of the last.
    private mutating func replaceLines<Value: Equatable>(
        of name: String, with new: [Value], keepingBeginning: Bool = false,
        _ value: (ContentLine) -> Value?, _ line: (Value) -> ContentLine?
    ) {
        let known = lines(named: name).filter { value($0.content) != nil }
        let common =
            keepingBeginning ? zip(known, new).prefix { value($0.content) == $1 }.count : 0
        for property in known.dropFirst(common) { replace(property, with: []) }
        insert(new.dropFirst(common).compactMap(line), after: known.last)
    }
}

extension Claim {
    fileprivate var progress: Tokens.Progress {
        switch state(on: nil) {
        case .possible, .written: .needed
        case .sent, .answered, .partlyPaid: .begun
        case .paid, .refused: .done
        case .lapsed: .cancelled
        }
    }
}

extension ComponentEdit {
    /// Writes the feedback history, and returns whether it changed.
    ///
    /// Unchanged lines at the beginning stay, and so do lines that this version does not know.
    mutating func setFeedback(from old: Film?, to new: Film) -> Bool {
        guard old?.feedbackGiven ?? [] != new.feedbackGiven else { return false }
        replaceLines(
            of: PropertyName.feedback, with: new.feedbackGiven, keepingBeginning: true,
            Item.feedback
        ) { given in
            Field(
                PropertyName.feedback, given.feedback.fileWord.uppercased(),
                [ParameterName.given: given.moment.flatMap(Values.encoded)]
            ).written(over: nil)
        }
        return true
    }

    /// Writes the ratings of a film, a line each, and returns whether they changed.
    mutating func setRatings(from old: Film?, to new: Film) -> Bool {
        var isDifferent = false
        for case .rating(let path, let author) in FilmFields.all.map(\.value) {
            let rating = new[keyPath: path]
            guard old?[keyPath: path] != rating else { continue }
            isDifferent = true
            let present = lines(named: PropertyName.rating).filter {
                RatingAuthor($0.content) == author
            }
            let line = Field(
                PropertyName.rating, rating.map { Values.encoded($0.value) },
                [
                    ParameterName.source: rating?.source.unlessEmpty,
                    ParameterName.author: author == .others ? ParameterName.others : nil,
                ]
            ).written(over: present.first?.content)
            for property in present { replace(property, with: []) }
            let lines = line.map { [$0] } ?? []
            if let first = present.first {
                replace(first, with: lines)
            } else {
                append(lines)
            }
        }
        return isDifferent
    }

    /// Writes the marks of imports, and returns whether they changed.
    mutating func setImports(from old: [ImportMark], to new: [ImportMark]) -> Bool {
        guard old != new else { return false }
        replaceLines(of: PropertyName.import, with: new, ImportMark.init, \.line)
        return true
    }

    /// Writes whether the film of a task is still to be seen, and returns whether that changed.
    mutating func setTodo(from old: Film?, to new: Film, at moment: Date) -> Bool {
        guard old?.isWanted != new.isWanted || old?.watched != new.watched else { return false }
        // The moment is written only if the day of viewing is known and not later.
        let today = CalendarDay(moment)
        let isPast = new.watched.flatMap { day in today.map { day <= $0 } } ?? false
        let moment = isPast ? Values.encoded(moment) : nil
        let progress: Tokens.Progress = new.isWanted ? .needed : .done
        for field in Tokens.fields(for: progress, moment: moment) { set(field) }
        // A planned day is not the day of viewing.
        if !new.isWanted, new.watched == nil { remove("DTSTART") }
        if let old, old.isWanted != new.isWanted {
            if new.isWanted { bringPlanBack() } else { putPlanAway() }
        }
        return true
    }

    /// Moves planned dates to Counterfoil's own properties: a film that was seen is not due, and
    /// other programs take a due date before the day of completion for an error.
    private mutating func putPlanAway() {
        for name in PropertyName.plan {
            remove(PropertyName.planned + name)
            let planned = lines(named: name).map(\.content).filter { !Tokens.isNoNews($0) }
            append(planned.map { $0.named(PropertyName.planned + name) })
        }
        remove("DUE")
        remove("DURATION")
    }

    private mutating func bringPlanBack() {
        for name in PropertyName.plan {
            let kept = lines(named: PropertyName.planned + name)
            guard !kept.isEmpty else { continue }
            remove(PropertyName.planned + name)
            remove(name)
            append(kept.map { $0.content.named(name) })
        }
    }

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
