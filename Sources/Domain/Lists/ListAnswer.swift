/// Whether a film of a list is a film of the journal that has its title and another year.
public struct ListAnswer: Hashable, Sendable {
    public let title: String
    /// As lists have it; nil where they have none.
    public let listed: Int?
    /// As the journal has it.
    public let year: Int
    public let isSame: Bool

    public init(title: String, listed: Int?, year: Int, isSame: Bool) {
        self.title = title
        self.listed = listed
        self.year = year
        self.isSame = isSame
    }

    /// What it answers: two that are about the same films have the same.
    var question: [String] {
        [WholeText.key(of: title), listed.map(String.init) ?? "", String(year)]
    }
}
