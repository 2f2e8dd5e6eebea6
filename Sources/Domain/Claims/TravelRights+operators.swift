extension TravelRights {
    /// The names of the operators that a rule covers or that have a home. The two letters of an
    /// airline are left out, as they are often words.
    public var operatorNames: OperatorNames {
        schemes.flatMap(\.covers).reduce(territories.operators.names) { names, coverage in
            guard let covered = coverage.operators else { return names }
            return names.union(coverage.mode == .flight ? covered.withoutCodes : covered)
        }
    }
}
