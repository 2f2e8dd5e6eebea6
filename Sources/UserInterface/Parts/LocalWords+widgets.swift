internal import Gtk
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

extension ToolkitWords {
    /// Lets widgets say what they say by themselves in the language of the program.
    static func speak() {
        tooLongToEdit = localized("This text is too long to be edited here")
        noProgramToOpen = localized(
            "No program is there to open it. Install one, or choose one in the desktop’s settings.")
    }
}
