import Domain

extension Catalogue {
    /// What the entries hold of a kind, most frequent first, then by the alphabet.
    func values(of field: CompletionField) -> [String] {
        var counts: [String: Int] = [:]
        for record in records {
            for value in record.entry.values(of: field) where !value.isEmpty {
                counts[value, default: 0] += 1
            }
        }
        return counts.sorted { left, right in
            left.value == right.value ? left.key < right.key : left.value > right.value
        }.map(\.key)
    }

    /// The entries filed under a day, in their order.
    func summaries(on day: CalendarDay) -> [EntrySummary] {
        records.filter { $0.entry.day == day }.map(\.summary)
    }
}

extension Entry {
    fileprivate func values(of field: CompletionField) -> [String] {
        switch (self, field) {
        case (.film(let film), .venue): [film.place]
        case (.trip(let trip), .stop): [trip.from, trip.to]
        case (.trip(let trip), .operator): [trip.operator]
        case (_, .tag): tags
        default: []
        }
    }
}
