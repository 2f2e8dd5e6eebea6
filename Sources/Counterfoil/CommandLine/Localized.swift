internal import ArgumentParser
internal import Wording

/// Returns a text of the help in the language of the program.
func localized(
    _ text: StaticString, _ values: KeyValuePairs<String, String> = [:], context: StaticString = ""
) -> String {
    Localizer.ofProgram.say(text, values, context: context)
}

/// Returns the help of an argument that needs only one text.
func localized(_ text: StaticString) -> ArgumentHelp {
    ArgumentHelp(Localizer.ofProgram.say(text))
}
