import Domain
import Foundation

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

    /// Writes the feedback history, and returns whether it changed.
    ///
    /// Unchanged lines at the beginning stay, and so do lines that this version does not know.
    mutating func setFeedback(from old: Entry, to new: Entry) -> Bool {
        guard case .film(let old) = old, case .film(let new) = new,
            old.feedbackGiven != new.feedbackGiven
        else { return false }
        let known = lines(named: PropertyName.feedback).filter {
            Item.feedback($0.content) != nil
        }
        let common = zip(old.feedbackGiven, new.feedbackGiven).prefix { $0 == $1 }.count
        for property in known.dropFirst(common) { replace(property, with: []) }
        let lines = new.feedbackGiven.dropFirst(common).compactMap { given in
            Field(
                PropertyName.feedback, given.feedback.fileWord.uppercased(),
                [ParameterName.given: given.moment.flatMap(Values.encoded)]
            ).written(over: nil)
        }
        insert(lines, after: known.last)
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

    /// Writes whether the film of a task is still to be seen, and returns whether that changed.
    mutating func setTodo(from old: Film?, to new: Film, at moment: Date) -> Bool {
        guard old?.isWanted != new.isWanted || old?.watched != new.watched else { return false }
        // The moment is written only if the day of viewing is known and not later.
        let today = CalendarDay(moment)
        let isPast = new.watched.flatMap { day in today.map { day <= $0 } } ?? false
        let moment = isPast ? Values.encoded(moment) : nil
        for field in Tokens.fields(isToBeDone: new.isWanted, moment: moment) { set(field) }
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

    /// Writes the marks of imports, and returns whether they changed.
    mutating func setImports(from old: [ImportMark], to new: [ImportMark]) -> Bool {
        guard old != new else { return false }
        let known = lines(named: PropertyName.import).filter { ImportMark($0.content) != nil }
        for property in known { replace(property, with: []) }
        insert(new.map(\.line), after: known.last)
        return true
    }
}
