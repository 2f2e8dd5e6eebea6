package import Domain
internal import Presentation

extension Localizer {
    /// Tells which part of a search was not understood, and what it may mean.
    package func doubt(_ doubt: SearchDoubt) -> String {
        let typed = doubt.typed.displayIsolated(upTo: Self.longestTyped)
        if let meant = doubt.meant {
            let meant = meant.displayIsolated(upTo: Self.longestTyped)
            return doubt.isParted
                ? say(
                    "“{typed}” is read as two questions. Did you mean “{meant}”?",
                    ["typed": typed, "meant": meant])
                : say(
                    "“{typed}” was not understood. Did you mean “{meant}”?",
                    ["typed": typed, "meant": meant])
        }
        guard let example = doubt.example else {
            return say(
                "“{typed}” was not understood, so it is searched for as words.",
                ["typed": typed])
        }
        return say(
            "“{typed}” was not understood, so it is searched for as words. An example: {example}",
            ["typed": typed, "example": example])
    }

    /// The label of a button that runs the suggested search.
    package func searchFor(_ search: String) -> String {
        say(
            "Search for “{search}”", ["search": search.displayIsolated(upTo: Self.longestTyped)])
    }

    /// The greatest length at which a search is quoted, in characters.
    private static let longestTyped = 40
}
