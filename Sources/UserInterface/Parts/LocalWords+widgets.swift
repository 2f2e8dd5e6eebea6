internal import Wording

extension LocalWords {
    /// In which widgets say what no view model says, such as what can be chosen whatever is shown.
    static let ofWidgets = LocalWords.ofProgram
}

/// A label, a tooltip or a name of a widget in the language of the program. A letter after an
/// underscore is the mnemonic: translators choose another one.
func localized(
    _ text: StaticString, _ values: KeyValuePairs<String, String> = [:], context: StaticString = ""
) -> String {
    LocalWords.ofWidgets.say(text, values, context: context)
}
