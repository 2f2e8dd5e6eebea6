internal import Claims
internal import Domain
internal import Presentation
internal import Wording

extension Fact {
    /// Returns the address for claims, the required evidence, and the reasons against a claim. The
    /// texts are empty if nothing is known.
    ///
    /// - Parameter isCancelled: whether one of the trips was cancelled.
    static func conditions(
        of scheme: RightsScheme, whereCancelled isCancelled: Bool, _ words: Localizer
    ) -> [Fact] {
        [
            Fact(words.say("Send to", context: "a claim"), words.desk(of: scheme)),
            Fact(words.say("Enclose", context: "with a claim"), words.evidence(for: scheme)),
            Fact(
                words.say("Exceptions", context: "over what excludes a claim"),
                words.exclusions(of: scheme, whereCancelled: isCancelled),
                isMinor: true),
        ].filter { !$0.text.isEmpty }
    }
}
