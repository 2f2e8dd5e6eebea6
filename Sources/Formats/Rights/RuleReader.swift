import Claims
import Domain
import Foundation

/// Reads the rules of a product, whose validities follow one another without a gap.
struct RuleReader {
    let territories: Territories

    func rules(in product: DataObject) throws(DataDefect) -> [RightsRule] {
        var rules: [RightsRule] = []
        let all = try product.objects(
            "rules",
            fields: [
                "id", "validFrom", "validUntil", "share", "fixed", "pool", "undecidable",
                "minimumPayout", "rounding", "deadline", "source",
            ])
        for one in all {
            let rule = try rule(in: one)
            if rules.contains(where: { $0.id == rule.id }) {
                throw one.defect(.twice(rule.id), in: "id")
            }
            if let before = rules.last {
                guard let end = before.days.until, let start = rule.days.from, end < start else {
                    throw one.defect(.overlap, in: "validFrom")
                }
                guard end.days(until: start) == 1 else {
                    throw one.defect(.gap, in: "validFrom")
                }
            }
            rules.append(rule)
        }
        return rules
    }

    private func rule(in object: DataObject) throws(DataDefect) -> RightsRule {
        RightsRule(
            id: try object.text("id"),
            days: try object.validity(from: object.day("validFrom")),
            try computation(in: object), payout: try payout(in: object),
            deadline: try deadline(in: object),
            source: try source(in: object.object("source", fields: ["title", "article", "grade"])))
    }

    private func source(in object: DataObject) throws(DataDefect) -> RightsSource {
        RightsSource(
            title: try object.text("title"),
            article: try object.optional("article", object.text) ?? "",
            grade: try object.word("grade"))
    }

    private func payout(in object: DataObject) throws(DataDefect) -> Payout {
        var minimum: MinimumPayout?
        if object.has("minimumPayout") {
            let least = try object.object(
                "minimumPayout", fields: ["amount", "currency", "inclusive", "optional"])
            minimum = MinimumPayout(
                try least.fare(), isInclusive: try least.flag("inclusive"),
                isOptional: try least.isSet("optional"))
        }
        guard object.has("rounding") else { return Payout(minimum: minimum) }
        let rounding = try object.object("rounding", fields: ["to", "direction"])
        return Payout(
            rounding: Rounding(
                to: try rounding.amount("to", most: 100), try rounding.word("direction")),
            minimum: minimum)
    }

    private func deadline(in object: DataObject) throws(DataDefect) -> ClaimDeadline? {
        guard object.has("deadline") else { return nil }
        let deadline = try object.object("deadline", fields: ["days", "months"])
        guard deadline.names.count == 1 else { throw deadline.defect(.not(.number)) }
        return deadline.has("days")
            ? .days(try deadline.number("days", in: 1...36_500))
            : .months(try deadline.number("months", in: 1...1_200))
    }

    // MARK: Computations

    private func computation(in object: DataObject) throws(DataDefect) -> RightsRule.Computation {
        let given = ["share", "fixed", "pool", "undecidable"].filter(object.has)
        guard let first = given.first else { throw object.defect(.missing, in: "share") }
        guard given.count == 1 else { throw object.defect(.twice(first), in: given[1]) }
        switch first {
        case "share": return try share(in: object)
        case "fixed": return .fixed(try fixed(in: object))
        case "pool": return .pool(try pool(in: object))
        default: return try undecidable(in: object)
        }
    }

    private func fixed(in object: DataObject) throws(DataDefect) -> FixedAmounts {
        let fixed = try object.object("fixed", fields: ["currency", "bands"])
        var bands: [FixedAmounts.Band] = []
        for one in try fixed.objects("bands", fields: ["upToKilometres", "within", "amounts"]) {
            let upTo = try one.optionalNumber("upToKilometres", in: 1...20_100)
            let within = try one.optional("within") { (field) throws(DataDefect) in
                try one.territory(field, of: territories)
            }
            if let upTo, let before = bands.compactMap(\.upTo).last, upTo <= before {
                throw one.defect(.notAscending, in: "upToKilometres")
            }
            // No band may follow one that every journey is in.
            if let before = bands.last, before.upTo == nil, before.within == nil {
                throw one.defect(.overlap)
            }
            var steps: [FixedAmounts.Step] = []
            for amount in try one.objects("amounts", fields: ["minutes", "inclusive", "amount"]) {
                let step = FixedAmounts.Step(try amount.threshold(), try amount.amount("amount"))
                if let before = steps.last {
                    try amount.require(step.threshold, after: before.threshold)
                    guard step.amount >= before.amount else {
                        throw amount.defect(.notAscending, in: "amount")
                    }
                }
                steps.append(step)
            }
            bands.append(FixedAmounts.Band(upTo: upTo, within: within, steps))
        }
        guard let last = bands.last, last.upTo == nil, last.within == nil else {
            throw fixed.defect(.gap, in: "bands")
        }
        return FixedAmounts(currency: try fixed.currency("currency"), bands)
    }

    private func pool(in object: DataObject) throws(DataDefect) -> SeasonPool {
        let pool = try object.object(
            "pool",
            fields: [
                "currency", "case", "adding", "amounts", "daysInPrice", "capPercent", "period",
            ])
        let full = try pool.object("case", fields: ["minutes", "inclusive"]).threshold()
        var adding: DelayThreshold?
        if pool.has("adding") {
            let shorter = try pool.object("adding", fields: ["minutes", "inclusive"])
            let least = try shorter.threshold()
            guard least.least < full.least else {
                throw shorter.defect(.outOfRange, in: "minutes")
            }
            adding = least
        }
        let amounts = try pool.object("amounts", fields: Set(SeatClass.allCases.map(\.rawValue)))
        var all: [SeatClass: Decimal] = [:]
        for seat in SeatClass.allCases { all[seat] = try amounts.amount(seat.rawValue) }
        return SeasonPool(
            currency: try pool.currency("currency"), full: full, adding: adding, amounts: all,
            daysInPrice: try pool.optionalNumber("daysInPrice", in: 1...366),
            capPercent: try pool.optional("capPercent") { (field) throws(DataDefect) in
                try pool.amount(field, most: 100)
            },
            isByMonth: try pool.optional("period", pool.word) == PoolPeriod.month)
    }

    /// The journeys that are settled together: all of the ticket's validity, or those of a month.
    private enum PoolPeriod: String, CaseIterable {
        case validity, month
    }

    private func undecidable(in object: DataObject) throws(DataDefect) -> RightsRule.Computation {
        let given = try object.object(
            "undecidable", fields: ["reason", "minutes", "inclusive", "at"])
        let threshold = given.has("minutes") ? try given.threshold() : nil
        return .undecidable(
            try given.word("reason"), from: threshold,
            at: try given.optional("at", given.word) ?? .arrival)
    }

    func share(in object: DataObject) throws(DataDefect) -> RightsRule.Computation {
        let share = try object.object(
            "share", fields: ["tiers", "bands", "leastPrice", "journeysInPrice"])
        if share.has("tiers"), share.has("bands") {
            throw share.defect(.twice("tiers"), in: "bands")
        }
        let bands =
            share.has("bands") ? try bands(in: share) : [PriceShare.Band(try tiers(in: share))]
        var least: Fare?
        if share.has("leastPrice") {
            least = try share.object("leastPrice", fields: ["amount", "currency"]).fare()
        }
        let parts = PriceShare(bands: bands, leastPrice: least)
        guard share.has("journeysInPrice") else { return .share(parts) }
        return .seasonShare(parts, journeys: try share.number("journeysInPrice", in: 1...10_000))
    }

    /// Reads bands by the planned duration of a journey. The last band is for all longer journeys.
    private func bands(in share: DataObject) throws(DataDefect) -> [PriceShare.Band] {
        var bands: [PriceShare.Band] = []
        for one in try share.objects("bands", fields: ["upToMinutes", "tiers"]) {
            let upTo = try one.optionalNumber("upToMinutes", in: 1...100_000)
            if let before = bands.last {
                guard let limit = before.upTo else { throw one.defect(.overlap) }
                if let upTo, upTo <= limit { throw one.defect(.notAscending, in: "upToMinutes") }
            }
            bands.append(PriceShare.Band(upTo: upTo, try tiers(in: one)))
        }
        guard bands.last?.upTo == nil else { throw share.defect(.gap, in: "bands") }
        return bands
    }

    private func tiers(in object: DataObject) throws(DataDefect) -> [PriceShare.Tier] {
        var tiers: [PriceShare.Tier] = []
        for one in try object.objects(
            "tiers", fields: ["minutes", "inclusive", "percent", "ofWholeTicket", "voucher"])
        {
            let tier = PriceShare.Tier(
                try one.threshold(), percent: try one.amount("percent", most: 100),
                isOfWholeTicket: try one.isSet("ofWholeTicket"),
                isVoucher: try one.isSet("voucher"))
            if let before = tiers.last {
                try one.require(tier.threshold, after: before.threshold)
                let isLess =
                    tier.percent < before.percent
                    || (before.isOfWholeTicket && !tier.isOfWholeTicket)
                guard !isLess else { throw one.defect(.notAscending, in: "percent") }
            }
            tiers.append(tier)
        }
        return tiers
    }
}

extension DataObject {
    func territory(_ field: String, of territories: Territories) throws(DataDefect) -> Territory {
        let name = try text(field)
        guard let territory = territories.territory(named: name) else {
            throw defect(.unknownWord(name), in: field)
        }
        return territory
    }

    /// Reads the minutes of a threshold, and whether a delay of exactly that many counts.
    func threshold() throws(DataDefect) -> DelayThreshold {
        DelayThreshold(try number("minutes", in: 1...10_000), isInclusive: try flag("inclusive"))
    }

    func require(_ threshold: DelayThreshold, after before: DelayThreshold) throws(DataDefect) {
        guard threshold.least > before.least else { throw defect(.notAscending, in: "minutes") }
    }

    func fare() throws(DataDefect) -> Fare {
        Fare(try amount("amount"), currency: try currency("currency"))
    }

    /// Reads a validity, which has no end if `validUntil` is missing.
    func validity(from first: CalendarDay?) throws(DataDefect) -> Validity {
        let last = try optional("validUntil", day)
        if let first, let last, last < first {
            throw defect(.endsBeforeItBegins, in: "validUntil")
        }
        return Validity(from: first, until: last)
    }

    /// Names of operators or services, at least one.
    func operatorNames(_ field: String) throws(DataDefect) -> OperatorNames {
        let names = try texts(field)
        guard !names.isEmpty else { throw defect(.missing, in: field) }
        var keys: Set<String> = []
        for (place, name) in names.enumerated() {
            let isNew = keys.insert(name.lowercased()).inserted
            guard isNew else { throw defect(.twice(name), in: "\(field)[\(place)]") }
            guard name.contains(where: \.isLetter) else {
                throw defect(.missing, in: "\(field)[\(place)]")
            }
        }
        return OperatorNames(names)
    }
}
