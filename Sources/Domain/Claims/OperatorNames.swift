/// Names of operators or services, compared without regard to spelling variants. A name such as `DB
/// *` stands for every name that begins with that word.
public struct OperatorNames: Hashable, Sendable {
    /// The keys of whole names. `beginnings` has those of first words, each with the blank that
    /// ends it.
    package let whole: Set<String>
    let beginnings: [String]

    package init(_ names: [String]) {
        var (whole, beginnings): (Set<String>, [String]) = ([], [])
        for name in names {
            let key = WholeText.key(of: name)
            whole.insert(key)
            if name.hasSuffix(" *") { beginnings.append(key + " ") }
        }
        self.whole = whole
        self.beginnings = beginnings
    }

    private init(whole: Set<String>, beginnings: [String]) {
        self.whole = whole
        self.beginnings = beginnings
    }

    public static let none = OperatorNames([])

    /// Returns these names together with others.
    func union(_ others: OperatorNames) -> OperatorNames {
        OperatorNames(
            whole: whole.union(others.whole),
            beginnings: Set(beginnings).union(others.beginnings).sorted())
    }

    /// The names of more than two letters.
    var withoutCodes: OperatorNames {
        OperatorNames(whole: whole.filter { $0.count > 2 }, beginnings: beginnings)
    }

    func contains(_ name: CountedName) -> Bool {
        whole.contains(name.key) || beginnings.contains { name.key.hasPrefix($0) }
    }
}
