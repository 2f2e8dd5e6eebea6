/// The answer to whether a film of a list is the film of the journal with its title and another
/// year.
public struct ListAnswer: Hashable, Sendable {
    public let title: String
    /// The year in the list, or `nil` if there is none.
    public let listed: Int?
    public let year: Int
    public let isSame: Bool

    public init(title: String, listed: Int?, year: Int, isSame: Bool) {
        self.title = title
        self.listed = listed
        self.year = year
        self.isSame = isSame
    }

    /// The key of the question. Answers about the same films have equal keys.
    var question: [String] {
        [WholeText.key(of: title), listed.map(String.init) ?? "", String(year)]
    }
}
