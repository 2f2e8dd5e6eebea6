package import Domain

/// A task that shows its progress.
package enum LongWork: Hashable, Sendable { case checking, exporting, opening, reading, writing }

extension Localizer {
    /// The number of rows by kind, such as "1,234 films and 12 trips". Rows that are not entries are
    /// "rows".
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

    /// The label of the button that imports rows, such as "_Import 12 Films", in which an underscore
    /// precedes the mnemonic. Lists are counted only if there are no entries.
    package func importing(_ rows: [ImportRow]) -> String {
        if rows.isEmpty { return say("_Import") }
        let entries = rows.filter { !$0.isList }
        guard !entries.isEmpty else {
            return say(
                one: "_Import {count} List", other: "_Import {count} Lists", count: rows.count)
        }
        let (count, kinds) = (entries.count, Set(entries.map(\.kind)))
        return switch kinds {
        case [.film]:
            say(one: "_Import {count} Film", other: "_Import {count} Films", count: count)
        case [.trip]:
            say(one: "_Import {count} Trip", other: "_Import {count} Trips", count: count)
        default:
            say(one: "_Import {count} Entry", other: "_Import {count} Entries", count: count)
        }
    }

    /// A number of entries, such as "1 entry" or "no entries".
    package func entries(_ count: Int) -> String {
        count == 0
            ? say("no entries") : say(one: "{count} entry", other: "{count} entries", count: count)
    }

    /// The number of entries that were found, such as "3 of 40 entries" or, if that is all,
    /// "40 entries". Empty if there are none at all.
    package func found(_ count: Int, of everything: Int) -> String {
        if everything == 0 { return "" }
        return count == everything
            ? entries(everything)
            : say(
                one: "{found} of {count} entry", other: "{found} of {count} entries",
                count: everything, ["found": number(count)])
    }

    /// The progress of a task, such as "Reading 340 of 1,234", or "Reading: 340" and "Reading…" if
    /// numbers are not known.
    package func progress(of work: LongWork, _ progress: ImportProgress) -> String {
        let done = number(progress.done)
        let total = progress.total.flatMap { $0 > 0 ? number($0) : nil }
        guard let total else { return progress.done == 0 ? begun(work) : counted(work, done) }
        let values: KeyValuePairs = ["done": done, "total": total]
        return switch work {
        case .checking: say("Checking {done} of {total}", values)
        case .exporting: say("Exporting {done} of {total}", values)
        case .opening: say("Reading the journal: {done} of {total}", values)
        case .reading: say("Reading {done} of {total}", values)
        case .writing: say("Writing {done} of {total}", values)
        }
    }

    private func begun(_ work: LongWork) -> String {
        switch work {
        case .checking: say("Checking…")
        case .exporting: say("Exporting…")
        case .opening: say("Reading the journal…")
        case .reading: say("Reading…")
        case .writing: say("Writing…")
        }
    }

    private func counted(_ work: LongWork, _ done: String) -> String {
        switch work {
        case .checking: say("Checking: {done}", ["done": done])
        case .exporting: say("Exporting: {done}", ["done": done])
        case .opening: say("Reading the journal: {done}", ["done": done])
        case .reading: say("Reading: {done}", ["done": done])
        case .writing: say("Writing: {done}", ["done": done])
        }
    }
}
