import Domain

/// Puts entries in order, as plainly as possible.
struct ModelOrder {
    let order: ListOrder

    init(_ order: ListOrder) {
        self.order = order
    }

    func sorting(_ newestFirst: [(key: EntryID, value: Entry)]) -> [(key: EntryID, value: Entry)] {
        let known = newestFirst.filter { isKnown($0.value) }
        let unknown = newestFirst.filter { !isKnown($0.value) }
        switch order.fact {
        case .date: return (order.isReversed ? known.reversed() : known) + unknown
        case .title:
            let turns = Set(known.map { title(of: $0.value) }).sorted {
                ($0.isPlain ? 1 : 0, Array($0.utf8)) < ($1.isPlain ? 1 : 0, Array($1.utf8))
            }
            return stable(known, isRising: true) { turns.firstIndex(of: title(of: $0)) ?? 0 }
        default: return stable(known, isRising: false) { number(of: $0) ?? 0 } + unknown
        }
    }

    func heading(of entry: Entry) -> ListHeading {
        if order.fact == .date { return .month(of: entry) }
        if order.fact == .title { return .title(title(of: entry)) }
        guard let number = number(of: entry) else { return .unknown(order.fact) }
        return switch order.fact {
        case .date, .title, .feedback: .feedback(Feedback(rawValue: number) ?? .none)
        case .released: .released(in: number)
        case .runtime: .running(minutes: number)
        case .delay: .late(minutes: number)
        case .distance: .far(metres: number)
        }
    }

    private func title(of entry: Entry) -> String { JournalModel.title(of: entry) }

    private func isKnown(_ entry: Entry) -> Bool {
        switch order.fact {
        case .date: entry.day != nil
        case .title: true
        default: number(of: entry) != nil
        }
    }

    private func stable(
        _ entries: [(key: EntryID, value: Entry)], isRising: Bool, by number: (Entry) -> Int
    ) -> [(key: EntryID, value: Entry)] {
        let sign = isRising == order.isReversed ? -1 : 1
        return entries.enumerated().sorted {
            (sign * number($0.element.value), $0.offset)
                < (sign * number($1.element.value), $1.offset)
        }.map(\.element)
    }

    private func number(of entry: Entry) -> Int? {
        switch (entry, order.fact) {
        case (.film(let film), .feedback): film.feedback == .none ? nil : film.feedback.rawValue
        case (.film(let film), .released): film.year
        case (.film(let film), .runtime):
            film.runningTime.flatMap { (1...100_000).contains($0) ? $0 : nil }
        case (.trip(let trip), .delay): minutesLate(trip.status)
        case (.trip(let trip), .distance): JournalModel.metres(trip)
        default: nil
        }
    }

    private func minutesLate(_ status: TripStatus) -> Int? {
        switch status {
        case .onTime: 0
        case .late(let delay): Int(delay / .seconds(60))
        case .early(let delay): -Int(delay / .seconds(60))
        case .unknown, .cancelled, .missedConnection: nil
        }
    }
}

extension String {
    /// Whether it begins with a letter or a figure.
    fileprivate var isPlain: Bool { first.map { $0.isLetter || $0.isNumber } ?? false }
}

private func < (left: (Int, [UInt8]), right: (Int, [UInt8])) -> Bool {
    left.0 == right.0 ? left.1.lexicographicallyPrecedes(right.1) : left.0 < right.0
}
