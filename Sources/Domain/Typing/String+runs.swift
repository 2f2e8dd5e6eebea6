extension String {
    /// Returns the maximal runs of characters of the same kind.
    func runs<Kind: Equatable>(by kind: (Character) -> Kind) -> [String] {
        var runs: [String] = []
        for character in self {
            if let last = runs.last?.last, kind(last) == kind(character) {
                runs[runs.count - 1].append(character)
            } else {
                runs.append(String(character))
            }
        }
        return runs
    }
}
