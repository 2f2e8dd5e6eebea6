import Claims
import Domain
import Foundation

/// Reads the countries, by the zones of their clocks, and the groups that they belong to.
enum TerritoriesReader {
    static let file = "territories.json"

    static func territories(
        in data: Data, file: String
    ) throws(DataDefect) -> (territories: Territories, edition: CalendarDay) {
        let object = try DataObject(
            data, file: file,
            fields: ["edition", "countries", "groups", "currencies", "operators"])
        let edition = try object.day("edition")
        var countries: [String: String] = [:]
        var codes: Set<String> = []
        for country in try object.objects("countries", fields: ["code", "zones"]) {
            let code = try country.text("code")
            guard codes.insert(code).inserted else {
                throw country.defect(.twice(code), in: "code")
            }
            for (place, zone) in try country.texts("zones").enumerated() {
                let field = "zones[\(place)]"
                guard (try? Zone.identified(by: zone)) != nil else {
                    throw country.defect(.unknownWord(zone), in: field)
                }
                guard countries.updateValue(code, forKey: zone) == nil else {
                    throw country.defect(.twice(zone), in: field)
                }
            }
        }
        let groups = try groups(in: object, of: codes)
        guard codes.count + groups.count <= Territories.most else {
            throw object.defect(.outOfRange, in: "countries")
        }
        let currencies =
            try object.optional("currencies") { field throws(DataDefect) in
                try self.currencies(try object.objects(field, fields: ["code", "members"]), codes)
            } ?? [:]
        let operators =
            try object.optional("operators") { field throws(DataDefect) in
                try homes(field, in: object)
            } ?? OperatorHomes()
        return (
            Territories(
                zones: countries, groups: groups, currencies: currencies, operators: operators),
            edition
        )
    }

    private static func groups(
        in object: DataObject, of codes: Set<String>
    ) throws(DataDefect) -> [String: Territories.Members] {
        var groups: [String: Territories.Members] = [:]
        for group in try object.objects("groups", fields: ["name", "groups", "members"]) {
            let name = try group.text("name")
            guard groups[name] == nil, !codes.contains(name) else {
                throw group.defect(.twice(name), in: "name")
            }
            var all: Territories.Members = [:]
            let others = try group.optional("groups", group.texts) ?? []
            for (place, other) in others.enumerated() {
                guard let members = groups[other] else {
                    throw group.defect(.unknownWord(other), in: "groups[\(place)]")
                }
                all.merge(members) { $0 + $1 }
            }
            all.merge(try members(of: group, codes)) { $0 + $1 }
            groups[name] = all
        }
        return groups
    }

    private static func currencies(
        _ list: [DataObject], _ codes: Set<String>
    ) throws(DataDefect) -> [String: Territories.Members] {
        var currencies: [String: Territories.Members] = [:]
        for currency in list {
            let code = try currency.currency("code")
            guard currencies.updateValue(try members(of: currency, codes), forKey: code) == nil
            else { throw currency.defect(.twice(code), in: "code") }
        }
        return currencies
    }

    private static func members(
        of object: DataObject, _ codes: Set<String>
    ) throws(DataDefect) -> Territories.Members {
        var members: Territories.Members = [:]
        for one in try object.objects("members", fields: ["code", "validFrom", "validUntil"]) {
            let code = try one.text("code")
            guard codes.contains(code) else {
                throw one.defect(.unknownWord(code), in: "code")
            }
            let days = try one.validity(from: one.optional("validFrom", one.day))
            members[code, default: []].append(days)
        }
        return members
    }

    /// Reads in which countries operators are at home.
    private static func homes(
        _ field: String, in object: DataObject
    ) throws(DataDefect) -> OperatorHomes {
        var homes: [(names: OperatorNames, home: OperatorHome)] = []
        var known: Set<String> = []
        for one in try object.objects(field, fields: ["countries", "crossesBorders", "names"]) {
            let names = try one.operatorNames("names")
            // An operator has one home, however its name is written.
            if let again = names.whole.intersection(known).min() {
                throw one.defect(.twice(again), in: "names")
            }
            known.formUnion(names.whole)
            homes.append((names, try home(in: one)))
        }
        return OperatorHomes(homes)
    }

    private static func home(in object: DataObject) throws(DataDefect) -> OperatorHome {
        let countries = try object.texts("countries")
        guard !countries.isEmpty else { throw object.defect(.missing, in: "countries") }
        for (place, code) in countries.enumerated() {
            let field = "countries[\(place)]"
            guard code.count == 2, code.allSatisfy({ $0.isASCII && $0.isUppercase }),
                Locale.Region(code).isISORegion
            else { throw object.defect(.unknownWord(code), in: field) }
            guard !countries[..<place].contains(code) else {
                throw object.defect(.twice(code), in: field)
            }
        }
        let crosses = try object.isSet("crossesBorders")
        guard !crosses || countries.count > 1 else {
            throw object.defect(.missing, in: "countries[1]")
        }
        return OperatorHome(countries, crossesBorders: crosses)
    }
}
