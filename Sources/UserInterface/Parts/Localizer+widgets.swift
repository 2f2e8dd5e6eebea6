internal import Gtk
internal import Wording

extension Localizer {
    /// The words of widgets that are not part of a view model.
    static let ofWidgets = Localizer.ofProgram
}

/// Returns the text of a label, a tooltip or an accessible name in the language of the program. An
/// underscore precedes the mnemonic, for which translators choose another letter.
func localized(
    _ text: StaticString, _ values: KeyValuePairs<String, String> = [:], context: StaticString = ""
) -> String {
    Localizer.ofWidgets.say(text, values, context: context)
}

extension ToolkitWords {
    /// Translates the texts that the toolkit's widgets show by themselves.
    static func speak() {
        tooLongToEdit = localized("This text is too long to edit here")
        noProgramToOpen = localized("No program is set up for this. Choose one in Settings.")
    }
}
