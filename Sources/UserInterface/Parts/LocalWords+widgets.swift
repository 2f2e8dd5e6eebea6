internal import Wording

extension LocalWords {
    /// In which widgets say what no view model says, such as what can be chosen whatever is shown.
    static let ofWidgets = LocalWords()
}
