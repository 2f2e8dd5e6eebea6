/// Where a rule stands, for whoever wants to read it.
public struct RightsSource: Hashable, Sendable {
    /// Such as "Regulation (EU) 2021/782".
    public let title: String
    /// The place in it, such as "Art. 19"; empty where it has none.
    public let article: String
    public let grade: RightsGrade

    package init(title: String, article: String = "", grade: RightsGrade) {
        self.title = title
        self.article = article
        self.grade = grade
    }
}

/// How sure it is what a rule says, by where that was read.
public enum RightsGrade: String, CaseIterable, Sendable {
    /// In the legal text, the tariff or on the operator's own page.
    case primary = "P"
    /// With an authority, a consumers' body or in a reliable summary.
    case summary = "S"
    /// It was only heard of: nothing is decided by it.
    case unconfirmed = "U"
}
