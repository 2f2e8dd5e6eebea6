/// The home countries of operators, by the operators' names.
public struct OperatorHomes: Hashable, Sendable {
    private var whole: [String: OperatorHome] = [:]
    private var beginnings: [String: OperatorHome] = [:]

    /// - Parameter homes: The names of operators with their home. No name occurs twice.
    package init(_ homes: [(names: OperatorNames, home: OperatorHome)] = []) {
        names = homes.reduce(.none) { $0.union($1.names) }
        for (names, home) in homes {
            for name in names.whole { whole[name] = home }
            for name in names.beginnings { beginnings[name] = home }
        }
    }

    /// The names of the operators.
    let names: OperatorNames

    /// Returns the home of the whole name, or else of its longest known beginning, or `nil` if
    /// there is none.
    func home(of operator: CountedName) -> OperatorHome? {
        let name = `operator`.key
        if let home = whole[name] { return home }
        return name.indices.reversed().lazy.filter { name[$0] == " " }
            .compactMap { beginnings[String(name[...$0])] }.first
    }
}

package struct OperatorHome: Hashable, Sendable {
    /// The country codes, such as `CH`. Countries that no rule names are included.
    let countries: [String]
    /// Whether its trains run between these countries, so that a trip need not begin and end in the
    /// same one.
    let crossesBorders: Bool

    package init(_ countries: [String], crossesBorders: Bool = false) {
        self.countries = countries
        self.crossesBorders = crossesBorders
    }
}
