extension PropertyName {
    /// Returns the greatest length of a property in bytes, which is less for a text of one line. It
    /// is `nil` for a property that is no part of an entry, and unlimited for one of a later
    /// version.
    static func room(for name: String) -> Int? {
        switch sizes[name] {
        case .long: 256 << 10
        case .short: 8 << 10
        case nil: name.hasPrefix(ownPrefix) ? .max : nil
        }
    }
}
