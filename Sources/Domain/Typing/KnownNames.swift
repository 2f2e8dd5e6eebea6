/// The names that a reader of lines can tell apart from other words: those of the journal, of the
/// table of places, and of the rules.
public struct KnownNames: Sendable {
    private let stops: Set<String>
    private let operators: Set<String>
    private let venues: Set<String>
    private let passes: Set<String>
    private let ruled: OperatorNames
    private let gazetteer: (any FindsPlaces)?

    /// - Parameters:
    ///   - stops: the places of the journal's trips.
    ///   - operators: the operators of the journal's trips.
    ///   - venues: the places of the journal's films.
    ///   - passes: the names of the journal's season tickets.
    ///   - ruled: the operators that the rules name.
    ///   - gazetteer: the table of places, or `nil` if there is none.
    public init(
        stops: [String] = [], operators: [String] = [], venues: [String] = [],
        passes: [String] = [], ruled: OperatorNames = .none,
        gazetteer: (any FindsPlaces)? = nil
    ) {
        func keys(_ names: [String]) -> Set<String> {
            Set(names.map(WholeText.key).filter { !$0.isEmpty })
        }
        self.stops = keys(stops)
        self.operators = keys(operators)
        self.venues = keys(venues)
        self.passes = keys(passes)
        self.ruled = ruled
        self.gazetteer = gazetteer
    }

    public static let none = KnownNames()

    func isVenue(_ text: String) -> Bool { venues.contains(WholeText.key(of: text)) }

    func isPass(_ text: String) -> Bool {
        !passes.isEmpty && passes.contains(WholeText.key(of: text))
    }

    /// Returns whether a text is the name of an operator. The short names of the rules, such as
    /// `DB`, have to be in capitals.
    func isOperator(_ text: String) -> Bool {
        let name = CountedName(text)
        if operators.contains(name.key) { return true }
        let first = text.prefix { !$0.isWhitespace }
        return ruled.contains(name) && (first.count > 3 || first == first.uppercased())
    }

    /// Returns whether a text is the whole name of a place, an airport's code among them.
    func isName(_ text: String) -> Bool {
        let key = WholeText.key(of: text)
        guard !key.isEmpty, text.contains(where: \.isLetter) else { return false }
        if stops.contains(key) { return true }
        guard let gazetteer else { return false }
        if let code = Airport.code(in: text), gazetteer.airport(code: code) != nil { return true }
        let found = gazetteer.place(of: text, hints: PlaceHints(mode: .train))
        return found.map { WholeText.key(of: $0.name) == key } == true
            // A name of several countries is a place's as well. Many names begin with few letters.
            || key.utf8.count > 2
                && gazetteer.towns(beginning: text, most: 10).contains {
                    WholeText.key(of: $0.name) == key
                }
    }

    /// Returns whether a text is the name of a stop, which may begin with a place's, as in `Köln
    /// Hbf`.
    func isStop(_ text: String) -> Bool {
        isName(text) || gazetteer?.place(of: text, hints: PlaceHints(mode: .train)) != nil
    }

    /// Returns whether words behind the name of a town are those of a station.
    func areOfStation(_ words: String) -> Bool { gazetteer?.areOfStation(words) == true }
}

/// Names of operators or services, compared without regard to spelling variants. A name such as `DB
/// *` stands for every name that begins with that word.
public struct OperatorNames: Hashable, Sendable {
    /// The keys of whole names. `beginnings` has those of first words, each with the blank that
    /// ends it.
    package let whole: Set<String>
    package let beginnings: [String]

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
    package func union(_ others: OperatorNames) -> OperatorNames {
        OperatorNames(
            whole: whole.union(others.whole),
            beginnings: Set(beginnings).union(others.beginnings).sorted())
    }

    /// The names of more than two letters.
    package var withoutCodes: OperatorNames {
        OperatorNames(whole: whole.filter { $0.count > 2 }, beginnings: beginnings)
    }

    package func contains(_ name: CountedName) -> Bool {
        whole.contains(name.key) || beginnings.contains { name.key.hasPrefix($0) }
    }
}
