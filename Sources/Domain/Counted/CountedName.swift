/// The text of a field, such as a genre. Texts that differ only in case, accents and punctuation
/// are equal.
///
/// It is a class because a journal has the same few texts thousands of times.
public final class CountedName: Hashable, Comparable, Sendable {
    public let text: String
    /// The text without case, accents and punctuation.
    public let key: String
    private let hash: Int
    /// The first eight bytes of the key, which decide most comparisons.
    private let beginning: UInt64

    /// The number of characters that distinguish texts.
    package static let longest = 100

    public init(_ text: String, key: String) {
        self.text = text
        self.key = key
        hash = key.hashValue
        beginning =
            key.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
            << UInt64(8 * (8 - min(key.utf8.count, 8)))
    }

    public convenience init(_ text: String) { self.init(text, key: WholeText.key(of: text)) }

    public static func == (left: CountedName, right: CountedName) -> Bool {
        left === right || (left.hash == right.hash && left.key == right.key)
    }

    /// Orders names by the alphabet of the environment's language.
    public static func < (left: CountedName, right: CountedName) -> Bool {
        if let collation = Collation.ofEnvironment {
            return left != right && WholeText.isBefore(left.text, right.text, by: collation)
        }
        return left.beginning == right.beginning
            ? left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
            : left.beginning < right.beginning
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
