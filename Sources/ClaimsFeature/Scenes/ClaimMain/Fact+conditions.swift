internal import Domain
internal import Presentation
internal import Wording

extension Fact {
    /// Where a scheme takes claims, what it wants to see with one, and what may speak against it. Their texts are empty where
    /// nothing is known.
    ///
    /// - Parameter isCancelled: whether something was cancelled of what is claimed for.
    static func conditions(
        of scheme: RightsScheme, whereCancelled isCancelled: Bool, _ words: Localizer
    ) -> [Fact] {
        [
            Fact(words.sentTo, words.desk(of: scheme)),
            Fact(words.handedIn, words.evidence(for: scheme)),
            Fact(
                words.notOwedIf, words.exclusions(of: scheme, whereCancelled: isCancelled),
                isMinor: true),
        ].filter { !$0.text.isEmpty }
    }
}
