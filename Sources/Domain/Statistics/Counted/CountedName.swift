/// A text that somebody wrote into a field, such as a genre. Two that differ in case, accents and signs
/// alone are the same.
///
/// It is held by reference, as a journal has the same few thousands of times.
public final class CountedName: Hashable, Sendable {
    /// As it was written.
    public let text: String
    /// Without case, accents and signs.
    public let key: String
    private let hash: Int

    /// So many letters tell texts apart.
    package static let longest = 100

    public init(_ text: String, key: String) {
        self.text = text
        self.key = key
        hash = key.hashValue
    }

    public static func == (left: CountedName, right: CountedName) -> Bool {
        left === right || (left.hash == right.hash && left.key == right.key)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
