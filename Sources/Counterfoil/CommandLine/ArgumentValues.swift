public import ArgumentParser
internal import Commands
public import Domain
public import Formats

// Values that the command line spells as the domain does.

extension EntryKind: ExpressibleByArgument {}

extension TravelMode: ExpressibleByArgument {}

extension ImportFormat: ExpressibleByArgument {}

/// An empty name would be taken for the folder that somebody is in.
func checkNames(of files: [String]) throws {
    guard !files.contains("") else {
        throw ValidationError("The name of a file is empty.")
    }
}

/// Lets the parser answer to what makes no sense as it does to what it does not know.
func checkingUsage(_ check: () throws -> Void) throws {
    do {
        try check()
    } catch let error as CommandError {
        throw ValidationError(error.description)
    }
}
