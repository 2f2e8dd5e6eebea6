extension Trip {
    /// As the list titles it, such as "Köln Hbf → Wien Westbf".
    public var nameInList: String { Self.nameInList(from: from, to: to) }

    static func nameInList(from: String, to: String) -> String { "\(from) → \(to)" }
}
