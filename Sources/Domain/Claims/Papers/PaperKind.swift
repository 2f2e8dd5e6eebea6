/// A kind of paper with which somebody asks for money, or shows what happened.
public enum PaperKind: String, CaseIterable, Sendable {
    /// The form that railways in the European Union have to accept, with its numbered fields.
    case form
    /// What the portals of Delay Repay ask for.
    case delayRepay = "delay-repay"
    /// A letter, such as airlines get.
    case letter
    /// The times of a journey as promised and as lived, and who recorded them.
    case evidence
}

extension RightsScheme {
    /// The paper that it asks for; of a scheme that names none, nobody knows more than that evidence
    /// helps.
    public var usualPaper: PaperKind { paper ?? .evidence }
}
