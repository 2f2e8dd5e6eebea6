import Domain

/// Sorts entries, as plainly as possible.
struct ModelOrder {
    let order: ListOrder
    /// The first spelling of each text, by the text without case and accents.
    private let spellings: [String: String]

    /// - Parameter newestFirst: all entries of the journal, the newest first.
    init(_ order: ListOrder, among newestFirst: [Entry]) {
        self.order = order
        var spellings: [String: String] = [:]
        for entry in newestFirst {
            guard let text = Self.text(of: entry, order.fact) else { continue }
            let key = Self.key(of: text, order.fact)
            spellings[key] = spellings[key] ?? text
        }
        self.spellings = spellings
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
        case .place, .director, .operator, .service:
            let turns = Set(known.map { key(of: $0.value) }).sorted {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
            return stable(known, isRising: true) { turns.firstIndex(of: key(of: $0)) ?? 0 }
                + unknown
        default: return stable(known, isRising: false) { number(of: $0) ?? 0 } + unknown
        }
    }

    func heading(of entry: Entry) -> ListHeading {
        if order.fact == .date { return Self.month(of: entry) }
        if order.fact == .title { return .title(title(of: entry)) }
        if order.fact.isRising {
            return spellings[key(of: entry)].map { .text($0) } ?? .unknown(order.fact)
        }
        guard let number = number(of: entry) else { return .unknown(order.fact) }
        return switch order.fact {
        case .date, .title, .place, .director, .operator, .service, .feedback:
            .feedback(Feedback(rawValue: number) ?? .none)
        case .rated: .rated(number)
        case .released: .released(in: number)
        case .runtime: .running(minutes: number)
        case .delay: .late(minutes: number)
        case .distance: .far(metres: number)
        case .duration: .running(minutes: number)
        }
    }

    private static func month(of entry: Entry) -> ListHeading {
        if let day = entry.day { return .month(.init(year: day.year, month: day.month)) }
        return entry.isWanted ? .wanted : .unknown(.date)
    }

    private func key(of entry: Entry) -> String {
        Self.key(of: Self.text(of: entry, order.fact) ?? "", order.fact)
    }

    private static func key(of text: String, _ fact: ListOrder.Fact) -> String {
        fact == .service ? JournalModel.key(ofService: text) : JournalModel.folded(text)
    }

    /// Returns the text of a fact, or `nil` if there is none.
    private static func text(of entry: Entry, _ fact: ListOrder.Fact) -> String? {
        let text: String? =
            switch (entry, fact) {
            case (.film(let film), .place): film.place
            case (.film(let film), .director): film.directors.first
            case (.trip(let trip), .operator): trip.operator
            case (.pass(let pass), .operator): pass.operator
            case (.trip(let trip), .service): trip.service
            default: nil
            }
        return text?.isEmpty == true ? nil : text
    }

    private func title(of entry: Entry) -> String { JournalModel.title(of: entry) }

    private func isKnown(_ entry: Entry) -> Bool {
        switch order.fact {
        case .date: entry.day != nil
        case .title: true
        case .place, .director, .operator, .service: Self.text(of: entry, order.fact) != nil
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
        case (.film(let film), .rated):
            (film.rating ?? film.ratingOfOthers).flatMap { JournalModel.thousandths($0.value) }
        case (.film(let film), .released): film.year
        case (.film(let film), .runtime):
            film.runningTime.flatMap { (1...100_000).contains($0) ? $0 : nil }
        case (.trip(let trip), .delay): minutesLate(trip.status)
        case (.trip(let trip), .distance): JournalModel.metres(trip)
        case (.trip(let trip), .duration): JournalModel.minutesTaken(trip)
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
    /// Whether the text begins with a letter or a digit.
    fileprivate var isPlain: Bool { first.map { $0.isLetter || $0.isNumber } ?? false }
}

private func < (left: (Int, [UInt8]), right: (Int, [UInt8])) -> Bool {
    left.0 == right.0 ? left.1.lexicographicallyPrecedes(right.1) : left.0 < right.0
}
