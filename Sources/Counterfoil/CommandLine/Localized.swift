internal import ArgumentParser
internal import Wording

/// What the help says of the command line, in the language of the program.
func localized(
    _ text: StaticString, _ values: KeyValuePairs<String, String> = [:], context: StaticString = ""
) -> String {
    LocalWords.ofProgram.say(text, values, context: context)
}

/// The same of an argument that has no more to say.
func localized(_ text: StaticString) -> ArgumentHelp {
    ArgumentHelp(LocalWords.ofProgram.say(text))
}
