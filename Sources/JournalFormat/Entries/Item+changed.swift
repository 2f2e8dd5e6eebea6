import Domain
import Foundation

extension Item {
    /// Returns the file with the entry changed, or `nil` if nothing changes.
    ///
    /// Only lines whose values change are touched.
    ///
    /// - Parameter old: the entry in the file, or `nil` for a new file.
    func changed(
        from old: Entry?, to new: Entry, at moment: Date
    ) throws(CalendarDefect) -> [UInt8]? {
        var edit = ComponentEdit(component, in: file, properties: properties)
        let written = edit.set(new.fields(in: zones), over: old?.fields(in: zones) ?? [])
        let isRetagged = old?.tags != new.tags
        if isRetagged { edit.set(tags: new.tags, of: kind) }
        var (isDone, isOtherChanged) = (false, false)
        switch new {
        case .film(let film):
            let before = old.flatMap(Film.init)
            let isRated = edit.setRatings(from: before, to: film)
            isOtherChanged = edit.setFeedback(from: before, to: film) || isRated
            if isTask { isDone = edit.setTodo(from: before, to: film, at: moment) }
        case .claim(let claim):
            let before = old.flatMap(Claim.init)
            isDone = edit.setSteps(from: before, to: claim, at: moment)
            isOtherChanged = edit.setRelations(from: before, to: claim)
        case .trip, .pass: break
        }
        let isImported = edit.setImports(from: old?.imports ?? [], to: new.imports)
        guard !written.isEmpty || isRetagged || isDone || isOtherChanged || isImported else {
            return nil
        }
        if !isRetagged, !self.isMarked { edit.set(tags: new.tags, of: kind) }
        for zone in try zonesToDefine(for: new, writing: written) { edit.define(zone: zone) }
        if old != nil {
            edit.stamp(
                at: moment, written: self.written,
                isRescheduled: isDone || !written.isDisjoint(with: Self.schedule))
        }
        return edit.result
    }

    /// The properties whose changes make a new version of the item for other programs.
    private static let schedule: Set = ["DTSTART", "DTEND", "STATUS"]

    private func zonesToDefine(
        for entry: Entry, writing names: Set<String>
    ) throws(CalendarDefect) -> [[String]] {
        var earliest: [String: Int] = [:]
        var definitions: [[String]] = []
        var fixed: Set<Zone> = []
        for (name, time) in entry.times where names.contains(name) {
            switch zones.missingZone(for: time) {
            case .named(let zone):
                earliest[zone] = min(earliest[zone] ?? time.day.year, time.day.year)
            case .custom(let name, let seconds)?:
                guard fixed.insert(time.zone).inserted else { continue }
                definitions.append(FixedZone.lines(for: name, secondsFromUTC: seconds))
            case .floating, .utc, nil: continue
            }
        }
        for (zone, year) in earliest.sorted(by: { $0.key < $1.key }) {
            guard let lines = ZoneText.lines(for: zone, from: year) else {
                throw .zone(.unknown(zone))
            }
            definitions.append(lines)
        }
        return definitions
    }
}
