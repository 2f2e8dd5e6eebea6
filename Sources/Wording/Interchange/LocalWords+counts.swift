package import Domain

extension LocalWords {
    /// Such as "1,234 films and 12 trips"; rows that are neither are "rows".
    package func count(_ rows: [ImportRow]) -> String {
        var (films, trips, others) = (0, 0, 0)
        for row in rows {
            switch row.kind {
            case .film: films += 1
            case .trip: trips += 1
            case nil: others += 1
            }
        }
        var parts: [String] = []
        if films > 0 {
            parts.append(say(one: "{count} film", other: "{count} films", count: films))
        }
        if trips > 0 {
            parts.append(say(one: "{count} trip", other: "{count} trips", count: trips))
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

    /// Such as "Reading 340 of 1,234".
    package func reading(_ progress: ImportProgress) -> String {
        switch (progress.done, progress.total ?? 0) {
        case (let done, let total) where total > 0:
            say(
                "Reading {done} of {total}", ["done": number(done), "total": number(total)])
        case (0, _): say("Reading…")
        case (let done, _): say("Reading: {done}", ["done": number(done)])
        }
    }

    /// Such as "Writing 340 of 1,234".
    package func writing(_ progress: ImportProgress) -> String {
        switch (progress.done, progress.total ?? 0) {
        case (let done, let total) where total > 0:
            say(
                "Writing {done} of {total}", ["done": number(done), "total": number(total)])
        case (0, _): say("Writing…")
        case (let done, _): say("Writing: {done}", ["done": number(done)])
        }
    }
}
