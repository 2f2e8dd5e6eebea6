internal import ArgumentParser
internal import Domain

struct AddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: localized("Add a film or a trip, and print the name of its file."),
        subcommands: [AddFilmCommand.self, AddTripCommand.self, AddLineCommand.self],
        defaultSubcommand: AddLineCommand.self)

    /// Adds an entry to a journal without reading it first.
    static func add(
        _ entry: Entry, to options: JournalOptions, making creation: JournalOptions.Creation
    ) -> Never {
        CommandRun.run {
            let journal = options.makeJournal()
            return options.opening(
                journal, reading: .nothing, then: AddEntry(entry, to: journal), making: creation)
        }
    }
}
