extension CaseIterable where Self: Hashable {
    /// What is said of each field of a form; what nothing is said of is left out.
    package static func each(_ words: (Self) -> String) -> [Self: String] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0, words($0)) }).filter {
            !$0.value.isEmpty
        }
    }
}
