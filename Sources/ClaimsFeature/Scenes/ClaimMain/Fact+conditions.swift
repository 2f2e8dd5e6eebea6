internal import Domain
internal import Presentation
internal import Wording

extension Fact {
    /// What a scheme wants to see with a claim, and what may speak against it. Their texts are empty where
    /// nothing is known.
    static func conditions(of scheme: RightsScheme, _ words: LocalWords) -> [Fact] {
        [
            Fact(words.handedIn, words.evidence(for: scheme)),
            Fact(words.notOwedIf, words.exclusions(of: scheme), isMinor: true),
        ].filter { !$0.text.isEmpty }
    }
}
