/// The countries that operators are at home in, by their names.
public struct OperatorHomes: Hashable, Sendable {
    private var whole: [String: OperatorHome] = [:]
    private var beginnings: [String: OperatorHome] = [:]

    /// - Parameter homes: names of operators, and their home; none has two.
    package init(_ homes: [(names: OperatorNames, home: OperatorHome)] = []) {
        for (names, home) in homes {
            for name in names.whole { whole[name] = home }
            for name in names.beginnings { beginnings[name] = home }
        }
    }

    /// That of the whole name, or else of the longest beginning of it; `nil` if there is none.
    func home(of operator: CountedName) -> OperatorHome? {
        let name = `operator`.key
        if let home = whole[name] { return home }
        return name.indices.reversed().lazy.filter { name[$0] == " " }
            .compactMap { beginnings[String(name[...$0])] }.first
    }
}

/// Where an operator is at home.
package struct OperatorHome: Hashable, Sendable {
    /// Codes such as `CH`, also of countries that no rule speaks of.
    let countries: [String]
    /// Whether its trains run between them, so that none of them is where a trip both began and ended.
    let crossesBorders: Bool

    package init(_ countries: [String], crossesBorders: Bool = false) {
        self.countries = countries
        self.crossesBorders = crossesBorders
    }
}
