import DataFiles
import Domain
import Foundation

extension RuleReader {
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
            let price = try share.object("leastPrice", fields: ["amount", "currency"])
            least = Fare(try price.amount("amount"), currency: try price.currency("currency"))
        }
        let parts = PriceShare(bands: bands, leastPrice: least)
        guard share.has("journeysInPrice") else { return .share(parts) }
        return .seasonShare(parts, journeys: try share.number("journeysInPrice", in: 1...10_000))
    }

    /// Reads bands by the planned duration of a journey. The last band is for all longer journeys.
    private func bands(in share: DataObject) throws(DataDefect) -> [PriceShare.Band] {
        var bands: [PriceShare.Band] = []
        for one in try share.objects("bands", fields: ["upToMinutes", "tiers"]) {
            let upTo = try one.optional("upToMinutes") { (field) throws(DataDefect) in
                try one.number(field, in: 1...100_000)
            }
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
                isOfWholeTicket: try one.optional("ofWholeTicket", one.flag) ?? false,
                isVoucher: try one.optional("voucher", one.flag) ?? false)
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
