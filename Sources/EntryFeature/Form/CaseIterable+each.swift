extension CaseIterable where Self: Hashable {
    /// Returns the texts of all fields, without the empty ones.
    package static func each(_ words: (Self) -> String) -> [Self: String] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0, words($0)) }).filter {
            !$0.value.isEmpty
        }
    }
}
