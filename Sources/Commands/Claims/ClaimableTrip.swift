internal import Domain
internal import Wording

/// A trip with what each scheme that covers it says.
struct ClaimableTrip: Sendable {
    let id: EntryID
    let trip: Trip
    let answers: [RightsAnswer]
    let today: CalendarDay?

    /// The trip with what can still be asked for; nil where that is nothing.
    var withWhatIsOpen: ClaimableTrip? {
        let open = answers.filter(isOpen)
        return open.isEmpty
            ? nil : ClaimableTrip(id: id, trip: trip, answers: open, today: today)
    }

    /// Whether something went wrong, and nothing can be told of it.
    var cannotBeTold: Bool {
        !answers.contains { $0.owed != nil }
            && answers.contains { answer in
                if case .cannotTell(let missing) = answer.verdict {
                    missing.isWorthAskingFor
                } else {
                    false
                }
            }
    }

    /// The first day on which something that can still be asked for is over.
    var deadline: CalendarDay? { answers.filter(isOpen).compactMap { $0.owed?.deadline }.min() }

    private func isOpen(_ answer: RightsAnswer) -> Bool {
        guard let owed = answer.owed else { return false }
        return today.map(owed.isOpen) ?? true
    }

    /// The trip, and beneath it what each scheme gives and where that stands.
    func lines(in words: LocalWords) -> [String] {
        [words.line(onClaimOf: trip)]
            + answers.flatMap { answer in
                let isOver = answer.owed != nil && !isOpen(answer)
                let verdict = words.verdict(of: answer)
                return [
                    "  " + (isOver ? "\(verdict) · \(words.deadlineOver)" : verdict),
                    "    " + words.source(of: answer),
                ]
            }
    }

    /// See docs/command-line.md.
    var json: JSONValue {
        .object([
            ("file", .text(id.rawValue)), ("day", .text(trip.departure.day.isoText)),
            ("from", .text(trip.from)), ("to", .text(trip.to)),
            ("answers", .list(answers.map { JSONValue($0, isOpen: isOpen($0)) })),
        ])
    }
}

extension JSONValue {
    fileprivate init(_ answer: RightsAnswer, isOpen: Bool) {
        let source = answer.rule.source
        var members: [(String, JSONValue)] = [
            ("scheme", .text(answer.scheme.id)), ("name", .text(answer.scheme.name)),
            ("edition", .text(answer.scheme.edition.isoText)), ("rule", .text(answer.rule.id)),
            ("source", .text(source.title)), ("article", .text(source.article)),
            ("grade", .text(source.grade.rawValue)), ("answer", .text(answer.verdict.word)),
        ]
        if let owed = answer.owed {
            members += [
                ("amount", .text("\(owed.amount.amount)")),
                ("currency", .text(owed.amount.currency)), ("voucher", .flag(owed.isVoucher)),
                ("deadline", owed.deadline.map { .text($0.isoText) } ?? .null),
                ("open", .flag(isOpen)),
            ]
        }
        members.append(("words", .text(LocalWords.inEnglish.verdict(of: answer))))
        self = .object(members)
    }
}

extension RightsAnswer.Verdict {
    fileprivate var word: String {
        switch self {
        case .owed: "owed"
        case .pooled: "counts"
        case .notOwed: "notOwed"
        case .cannotTell: "cannotTell"
        case .pending: "pending"
        }
    }
}
