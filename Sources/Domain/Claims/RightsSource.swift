/// The publication in which a rule is found.
public struct RightsSource: Hashable, Sendable {
    /// The title, such as "Regulation (EU) 2021/782".
    public let title: String
    /// The place in the publication, such as "Art. 19"; empty if it has none.
    public let article: String
    public let grade: RightsGrade

    package init(title: String, article: String = "", grade: RightsGrade) {
        self.title = title
        self.article = article
        self.grade = grade
    }
}

/// The reliability of a rule, by the kind of source it was read in.
public enum RightsGrade: String, CaseIterable, Sendable {
    /// The legal text, the tariff or the operator's own page.
    case primary = "P"
    /// An authority, a consumers' body or a reliable summary.
    case summary = "S"
    /// Hearsay, by which nothing is decided.
    case unconfirmed = "U"
}
