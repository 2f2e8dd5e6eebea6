extension EntrySummary {
    /// As a list names it, such as "Brief Encounter (1945)" or "Köln Hbf → Wien Westbf".
    public var nameInList: String {
        switch content {
        case .film(let title, let year, _): year.map { "\(title) (\($0))" } ?? title
        case .trip(let from, let to, _, _): "\(from) → \(to)"
        }
    }
}
