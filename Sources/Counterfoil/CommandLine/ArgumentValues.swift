public import ArgumentParser
public import Domain
public import Formats
internal import Wording

// The command line spells these values as the domain does.

extension EntryKind: ExpressibleByArgument {}

extension ListOrder.Fact: ExpressibleByArgument {}

extension TravelMode: ExpressibleByArgument {}

extension TicketKind: ExpressibleByArgument {}

extension ImportFormat: ExpressibleByArgument {}

extension NewEntry: ExpressibleByArgument {}

/// Rejects empty names, which would be taken for the current folder.
func checkNames(of files: [String]) throws {
    guard !files.contains("") else {
        throw ValidationError(.noFileName)
    }
}

extension ValidationError {
    init(_ trouble: UsageTrouble) {
        self.init(Localizer.ofProgram.sentence(trouble))
    }
}

/// Makes the parser report errors of usage like its own.
func checkingUsage(_ check: () throws -> Void) throws {
    do {
        try check()
    } catch let error as CommandError {
        throw ValidationError(error.description)
    }
}

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
