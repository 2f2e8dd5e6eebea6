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
        throw ValidationError(localized("The name of a file is empty."))
    }
}

/// Makes the parser report errors of usage like its own.
func checkingUsage<Value>(_ check: () throws -> Value) throws -> Value {
    do {
        return try check()
    } catch let error as CommandError {
        throw ValidationError(error.description)
    }
}

/// Returns the help of an argument that needs only one text.
func localized(_ text: StaticString) -> ArgumentHelp {
    ArgumentHelp(Localizer.ofProgram.say(text))
}

/// Returns the help of an argument, with the name of its value in the usage.
func localized(
    _ text: StaticString, _ values: KeyValuePairs<String, String> = [:], valueName: String
) -> ArgumentHelp {
    ArgumentHelp(Localizer.ofProgram.say(text, values), valueName: valueName)
}
