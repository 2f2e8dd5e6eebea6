/// A kind of paper that claims money or shows what happened.
public enum PaperKind: String, CaseIterable, Sendable {
    /// The form that railways in the European Union have to accept, with its numbered fields.
    case form
    /// The facts that Delay Repay portals ask for.
    case delayRepay = "delay-repay"
    case letter
    /// The scheduled and the actual times of a journey, with their sources.
    case evidence
}

extension RightsScheme {
    /// The paper that the scheme asks for, or evidence if it names none.
    public var usualPaper: PaperKind { paper ?? .evidence }
}
