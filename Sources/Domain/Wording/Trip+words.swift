extension Trip {
    /// As the list titles it, such as "Köln Hbf → Wien Westbf".
    public var nameInList: String { "\(from) → \(to)" }
}
