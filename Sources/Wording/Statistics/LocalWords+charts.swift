/// What is said of any picture of figures.
extension LocalWords {
    /// The name of a button for those who do not see beside which title it stands.
    package func asTable(_ title: String) -> String {
        say("Show “{title}” as a table", ["title": title])
    }
}
