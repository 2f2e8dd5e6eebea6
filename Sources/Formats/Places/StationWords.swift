internal import Domain

/// The words of stations before or after the name of a town, with the countries that use them.
///
/// Each line has `before` or `after`, the words, and the codes of the countries, separated by tabs.
/// Words without countries are used in many.
struct StationWords: Sendable {
    private var before: [String: Set<String>] = [:]
    private var after: [String: Set<String>] = [:]
    /// The greatest number of words in a line.
    private var longest = 1

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "\t")
            guard parts.count >= 2 else { continue }
            let key = FoldedName.words(of: String(parts[1]))
            let countries = Set(
                parts.count > 2 ? parts[2].split(separator: " ").map(String.init) : [])
            switch parts[0] {
            case "before": before[key] = countries
            case "after": after[key] = countries
            default: continue
            }
            longest = max(longest, key.split(separator: " ").count)
        }
    }

    /// Returns the countries that use these words before a town, or `nil` if they are unknown.
    func countries(before words: String) -> Set<String>? { before[words] }

    /// Returns the countries that use the words after a name, none if the words do not tell, and
    /// whether all words are known.
    func reading(of rest: String) -> (countries: Set<String>, isComplete: Bool) {
        var words = rest.split(separator: " ")[...]
        var (countries, isComplete) = (Set<String>(), true)
        while !words.isEmpty {
            let lengths = stride(from: min(longest, words.count), to: 0, by: -1)
            let known = lengths.lazy.compactMap { length in
                after[words.prefix(length).joined(separator: " ")].map { (length, $0) }
            }.first
            if let (length, said) = known {
                if !said.isEmpty {
                    countries = countries.isEmpty ? said : countries.intersection(said)
                }
                words = words.dropFirst(length)
            } else {
                isComplete = false
                words = words.dropFirst()
            }
        }
        return (countries, isComplete)
    }
}
