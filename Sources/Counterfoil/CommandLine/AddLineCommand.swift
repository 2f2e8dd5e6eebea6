internal import ArgumentParser
internal import Domain
internal import Foundation
internal import Wording

struct AddLineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "line",
        abstract: localized("Add a trip or a film that is written in one line."),
        discussion: localized(
            """
            Such as: counterfoil add "Köln 14:02 → Wien 23:33 ICE 93 tomorrow €29.90". The places \
            stand on either side of an arrow, a dash or “to”. Times, days, service, operator, fare \
            and delay (+7) can stand anywhere. The meaning of each word is shown, and nothing is \
            written if a word is not understood. Without a day it is today. With “then” before \
            it, the trip is the next leg of the one before.

            Any other line is a film: a title with its year in brackets, the day, the feedback or \
            a rating, and the place. Such as: counterfoil add "Brief Encounter (1945) yesterday \
            4/5 @Metro". Put a title that looks like a trip in quotation marks.
            """))

    @OptionGroup var options: JournalOptions
    @OptionGroup var creation: JournalOptions.Creation

    @Flag(help: localized("Say what was understood, and write nothing."))
    var dryRun = false

    @OptionGroup var ticket: TicketOption

    @Argument(help: localized("The trip, or the film."))
    var words: [String]

    func run() throws {
        options.run(making: creation) { journal in
            let folders = ProgramFolders()
            // The currency that an amount without one is in.
            Localizer.apply(folders.keptPreferences)
            return AddLine(
                text: words.joined(separator: " "), journal: journal,
                gazetteer: ProgramFolders.places, rights: folders.rights, ticket: ticket.kind,
                isDryRun: dryRun, moment: Date(), timeZone: .current,
                filledInZones: FilledInZones.names, words: Localizer())
        }
    }
}

struct AddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: localized("Add a film or a trip, and print the name of its file."),
        subcommands: [AddFilmCommand.self, AddTripCommand.self, AddLineCommand.self],
        defaultSubcommand: AddLineCommand.self)
}
