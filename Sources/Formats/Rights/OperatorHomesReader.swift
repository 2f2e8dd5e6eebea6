import Claims
import Domain
import Foundation

/// Reads in which countries operators are at home.
enum OperatorHomesReader {
    static func homes(
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
