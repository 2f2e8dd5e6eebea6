internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// Returns the number of entries over time, or `nil` if there would be only one bar.
    func overTime() -> Chart? {
        let slots = TimeSlots(of: period, with: days.lazy.compactMap(\.day))
        guard slots.slots.count > 1 else { return nil }
        let without = days.lazy.filter { $0.day == nil }.map(\.count).reduce(0, +)
        let parts = EntryKind.lived.map { kind in
            (kind: kind, counts: slots.counts(of: days.lazy.filter { $0.kind == kind }))
        }.filter { $0.counts.contains { $0 > 0 } }
        guard !parts.isEmpty else { return nil }
        return Chart(
            id: "over-time", title: words.overTime(slots.length),
            summary: summary(slots, parts),
            note: words.say(
                one: "{count} entry without a date", other: "{count} entries without a date",
                ifAny: without),
            headings: parts.count > 1
                ? [words.time(slots.length), words.heading(of: .kind), words.say("Entries")]
                : [words.time(slots.length), words.listed(parts[0].kind)],
            drawing: .bars(
                BarChart(
                    .upright,
                    axis: .counts(upTo: sums(parts).max() ?? 0, words),
                    series: parts.count > 1 ? parts.map { words.listed($0.kind) } : [],
                    bars: slots.slots.indices.map { bar(slots, parts, at: $0) })))
    }

    private func bar(
        _ slots: TimeSlots, _ parts: [(kind: EntryKind, counts: [Int])], at place: Int
    ) -> BarChart.Bar {
        let slot = slots.slots[place]
        return BarChart.Bar(
            name: words.slot(slot, within: period),
            parts: parts.map { part in
                let said = words.entries(part.counts[place], of: part.kind)
                let count = words.number(part.counts[place])
                return BarChart.Part(
                    ChartPoint(
                        name: words.period(slot),
                        values: parts.count > 1 ? [words.listed(part.kind), count] : [count],
                        description: words.point(words.period(slot), said),
                        link: part.counts[place] > 0 ? link(in: slot, of: part.kind) : nil),
                    length: Double(part.counts[place]))
            })
    }

    private func summary(
        _ slots: TimeSlots, _ parts: [(kind: EntryKind, counts: [Int])]
    ) -> String {
        let sums = sums(parts)
        let most = sums.max() ?? 0
        let busiest = sums.indices.filter { sums[$0] == most }
        let kind = parts.count == 1 ? parts[0].kind : nil
        let all = words.entries(sums.reduce(0, +), of: kind)
        guard busiest.count == 1, let place = busiest.first else { return words.inAll(all) }
        return words.say(
            "{all}. Most in {time}: {most}.",
            [
                "all": all, "most": words.entries(most, of: kind),
                "time": words.period(slots.slots[place]),
            ])
    }

    private func sums(_ parts: [(kind: EntryKind, counts: [Int])]) -> [Int] {
        guard let first = parts.first else { return [] }
        return first.counts.indices.map { place in
            parts.reduce(0) { $0 + $1.counts[place] }
        }
    }
}
