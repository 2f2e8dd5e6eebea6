public import ArgumentParser
internal import Commands
public import Domain
public import Formats
internal import Wording

// Values that the command line spells as the domain does.

extension EntryKind: ExpressibleByArgument {}

extension ListOrder.Fact: ExpressibleByArgument {}

extension TravelMode: ExpressibleByArgument {}

extension TicketKind: ExpressibleByArgument {}

extension ImportFormat: ExpressibleByArgument {}

extension NewEntry: ExpressibleByArgument {}

/// An empty name would be taken for the folder that somebody is in.
func checkNames(of files: [String]) throws {
    guard !files.contains("") else {
        throw ValidationError(.noFileName)
    }
}

extension ValidationError {
    /// The reason in words for people.
    init(_ trouble: UsageTrouble) {
        self.init(LocalWords.ofProgram.sentence(trouble))
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
