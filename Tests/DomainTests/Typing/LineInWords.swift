import Domain

extension FilmLine {
    /// The line's meaning as `lines.tsv` has it: the title with its facts, or the
    /// refused parts.
    var inWords: String {
        if !refused.isEmpty {
            return "film refused: " + refused.map(\.text).joined(separator: " | ")
        }
        let facts: [String?] = [
            day?.isoText, feedback?.fileWord, rating?.text, isRewatch ? "seen before" : nil,
            isWanted ? "wanted" : nil, place.isEmpty ? nil : "at \(place)",
        ]
        let name = year.map { "\(title) (\($0))" } ?? title
        return "film: " + ([name] + facts.compactMap(\.self)).joined(separator: " · ")
    }
}

extension TripLine {
    /// The line's meaning as `lines.tsv` has it: both ends with their facts, or the
    /// refused parts, or the first fact that is missing.
    var inWords: String {
        if !refused.isEmpty {
            return "trip refused: " + refused.map(\.text).joined(separator: " | ")
        }
        if let missing = missing.first { return "trip lacks: \(missing)" }
        let start = [from, departure.map(clock) ?? "", delay(.departure)]
        let later = daysLater.map { "+\($0) d" } ?? ""
        let end = [to, arrival.map(clock) ?? "", later, delay(.arrival)]
        let ends = [start, end].map { $0.filter { !$0.isEmpty }.joined(separator: " ") }
            .joined(separator: " → ")
        let facts: [String?] = [
            day?.isoText, arrivalDay.map { "arrives \($0.isoText)" }, mode?.rawValue,
            service.isEmpty ? nil : service, self.operator.isEmpty ? nil : self.operator,
            fare.map(amount), ticket == .season ? "season ticket" : nil,
            outcomes.contains(.cancelled()) ? "cancelled" : nil, isNextLeg ? "next leg" : nil,
        ]
        return "trip: " + ([ends] + facts.compactMap(\.self)).joined(separator: " · ")
    }

    private func clock(_ time: (hour: Int, minute: Int)) -> String {
        [time.hour, time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    private func amount(_ fare: Fare) -> String {
        let figures = "\(fare.amount)".split(separator: ".")
        guard figures.count == 2 else { return "\(fare.amount) \(fare.currency)" }
        let cents = figures[1].count == 1 ? figures[1] + "0" : figures[1]
        return "\(figures[0]).\(cents) \(fare.currency)"
    }

    private func delay(_ end: TripStop) -> String {
        for case .late(end, let minutes) in outcomes {
            return "\(minutes < 0 ? "" : "+")\(minutes) min"
        }
        return ""
    }
}
