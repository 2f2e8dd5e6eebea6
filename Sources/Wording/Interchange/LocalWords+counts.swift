package import Domain

/// A thing that takes its time.
package enum LongWork: Hashable, Sendable { case checking, exporting, opening, reading, writing }

extension LocalWords {
    /// Such as "1,234 films and 12 trips"; rows that are no entries are "rows".
    package func count(_ rows: [ImportRow]) -> String {
        var kinds: [EntryKind: Int] = [:]
        var (lists, others) = (0, 0)
        for row in rows {
            switch row.kind {
            case let kind?: kinds[kind, default: 0] += 1
            case nil where row.isList: lists += 1
            case nil: others += 1
            }
        }
        var parts = EntryKind.allCases.compactMap { kind in
            kinds[kind].map { entries($0, of: kind) }
        }
        if lists > 0 {
            parts.append(say(one: "{count} list", other: "{count} lists", count: lists))
        }
        if others > 0 {
            parts.append(
                parts.isEmpty
                    ? say(one: "{count} row", other: "{count} rows", count: others)
                    : say(one: "{count} other row", other: "{count} other rows", count: others))
        }
        return parts.isEmpty ? say("nothing") : list(parts)
    }

    /// Such as "1 entry"; "no entries" for none.
    package func entries(_ count: Int) -> String {
        count == 0
            ? say("no entries") : say(one: "{count} entry", other: "{count} entries", count: count)
    }

    /// Such as "Reading 340 of 1,234"; without what is not known, "Reading: 340" or "Reading…".
    package func progress(of work: LongWork, _ progress: ImportProgress) -> String {
        let (begun, counted, measured): (StaticString, StaticString, StaticString) =
            switch work {
            case .checking: ("Checking…", "Checking: {done}", "Checking {done} of {total}")
            case .exporting: ("Exporting…", "Exporting: {done}", "Exporting {done} of {total}")
            case .opening:
                (
                    "Reading the journal…", "Reading the journal: {done}",
                    "Reading the journal: {done} of {total}"
                )
            case .reading: ("Reading…", "Reading: {done}", "Reading {done} of {total}")
            case .writing: ("Writing…", "Writing: {done}", "Writing {done} of {total}")
            }
        let (done, total) = (progress.done, progress.total ?? 0)
        return say(
            total > 0 ? measured : done == 0 ? begun : counted,
            ["done": number(done), "total": number(total)])
    }
}
