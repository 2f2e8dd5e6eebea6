import Claims
import Domain
import Foundation

/// Reads a scheme from its file; see docs/claims.md.
struct SchemeReader {
    let territories: Territories

    func scheme(in data: Data, file: String) throws(DataDefect) -> RightsScheme {
        let object = try DataObject(
            data, file: file,
            fields: [
                "id", "name", "edition", "covers", "products", "desk", "evidence",
                "excludes", "paper", "language",
            ])
        return RightsScheme(
            id: try object.id(), name: try object.text("name"), edition: try object.day("edition"),
            covers: try coverages(in: object), products: try products(in: object),
            desk: try object.optional("desk") { (field) throws(DataDefect) in
                try desk(in: object.object(field, fields: ["name", "address", "channel"]))
            },
            evidence: try object.optional("evidence", object.words) ?? [],
            excludes: try object.optional("excludes", object.words) ?? [],
            paper: try object.optional("paper", object.word),
            language: try object.optional("language") { (field) throws(DataDefect) in
                try language(field, in: object)
            } ?? "")
    }

    private func language(_ field: String, in object: DataObject) throws(DataDefect) -> String {
        let code = try object.text(field)
        guard (2...3).contains(code.count), code.allSatisfy({ $0.isASCII && $0.isLowercase })
        else { throw object.defect(.unknownWord(code), in: field) }
        return code
    }

    private func desk(in object: DataObject) throws(DataDefect) -> ClaimDesk {
        ClaimDesk(
            name: try object.text("name"),
            address: try object.optional("address", object.texts) ?? [],
            channel: try object.optional("channel", object.text) ?? "")
    }

    // MARK: Journeys

    private func coverages(in object: DataObject) throws(DataDefect) -> [Coverage] {
        try object.objects(
            "covers",
            fields: [
                "mode", "from", "to", "either", "operators", "namesAll", "shorterThanKilometres",
            ]
        ).map(coverage)
    }

    private func coverage(in object: DataObject) throws(DataDefect) -> Coverage {
        Coverage(
            mode: try object.word("mode"), from: try territory("from", in: object),
            to: try territory("to", in: object), either: try territory("either", in: object),
            operators: try object.optional("operators", object.operatorNames),
            namesAll: try object.optional("namesAll", object.flag) ?? true,
            shorterThan: try object.optionalNumber("shorterThanKilometres", in: 1...20_100))
    }

    private func territory(
        _ field: String, in object: DataObject
    ) throws(DataDefect) -> Territory? {
        try object.optional(field) { (field) throws(DataDefect) in
            try object.territory(field, of: territories)
        }
    }

    // MARK: Products

    private func products(in object: DataObject) throws(DataDefect) -> [RightsProduct] {
        var products: [RightsProduct] = []
        let all = try object.objects(
            "products", fields: ["id", "name", "tickets", "services", "rules", "prices"])
        for one in all {
            let id = try one.text("id")
            guard !products.contains(where: { $0.id == id }) else {
                throw one.defect(.twice(id), in: "id")
            }
            let tickets: [TicketKind] = try one.words("tickets")
            guard !tickets.isEmpty else { throw one.defect(.missing, in: "tickets") }
            let services = try one.optional("services", one.operatorNames)
            // A journey must not match two products.
            if let kind = tickets.first(where: { kind in
                kind != .season && services == nil
                    && products.contains { $0.services == nil && $0.tickets.contains(kind) }
            }) {
                throw one.defect(.twice(kind.rawValue), in: "tickets")
            }
            products.append(
                RightsProduct(
                    id: id,
                    name: try one.optional("name", one.text), tickets: Set(tickets),
                    services: services,
                    rules: try RuleReader(territories: territories).rules(in: one),
                    prices: try prices(in: one)))
        }
        return products
    }

    /// Reads prices, which may leave days out, since not every price is known.
    private func prices(in product: DataObject) throws(DataDefect) -> [ProductPrice] {
        guard product.has("prices") else { return [] }
        var prices: [ProductPrice] = []
        let all = try product.objects(
            "prices", fields: ["amount", "currency", "validFrom", "validUntil"])
        for one in all {
            let days = try one.validity(from: one.day("validFrom"))
            if let before = prices.last?.days {
                guard let end = before.until, let start = days.from, end < start else {
                    throw one.defect(.overlap, in: "validFrom")
                }
            }
            prices.append(ProductPrice(try one.fare(), on: days))
        }
        return prices
    }
}
