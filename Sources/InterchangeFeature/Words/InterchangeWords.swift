internal import Domain
internal import Wording

/// What numbers of entries are spoken of with.
struct InterchangeWords {
    let local: LocalWords

    /// Such as "1,234 films and 12 trips"; rows that are neither are "rows".
    func count(_ rows: some Sequence<ImportRow>) -> String {
        var (films, trips, others) = (0, 0, 0)
        for row in rows {
            switch row.kind {
            case .film: films += 1
            case .trip: trips += 1
            case nil: others += 1
            }
        }
        let other = films + trips == 0 ? "" : "other "
        let parts = [
            part(films, "film", "films"), part(trips, "trip", "trips"),
            part(others, "\(other)row", "\(other)rows"),
        ].compactMap { $0 }
        switch parts.count {
        case 0: return "nothing"
        case 1: return parts[0]
        default:
            return parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
        }
    }

    func entries(_ number: Int) -> String {
        part(number, "entry", "entries") ?? "no entry"
    }

    func number(_ number: Int) -> String { local.number(number) }

    /// Such as "Writing 340 of 1,234".
    func progress(_ verb: String, _ progress: ImportProgress) -> ProgressViewModel {
        guard let total = progress.total, total > 0 else {
            let done = progress.done > 0 ? ": \(number(progress.done))" : "…"
            return ProgressViewModel(text: verb + done)
        }
        return ProgressViewModel(
            text: "\(verb) \(number(progress.done)) of \(number(total))",
            fraction: min(1, Double(progress.done) / Double(total)))
    }

    private func part(_ number: Int, _ one: String, _ many: String) -> String? {
        switch number {
        case 0: nil
        case 1: "1 \(one)"
        default: "\(local.number(number)) \(many)"
        }
    }
}
