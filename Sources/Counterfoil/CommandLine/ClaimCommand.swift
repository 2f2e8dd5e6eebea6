internal import ArgumentParser
internal import Claims
internal import Domain
internal import Foundation
internal import Gtk
internal import JournalStore
internal import UserInterface
import Wording

struct ClaimCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "claim",
        abstract: localized("Write the documents that claim what you are owed."),
        subcommands: [Write.self])

    struct Write: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "write",
            abstract: localized(
                "Write a claim about a journey, or evidence of it, as PDF or text."),
            discussion: localized(
                """
                The document depends on who pays: the EU form for railways, a sheet for Delay \
                Repay, a letter for flights. Unrecorded fields stay blank and are listed. Nothing \
                is sent. The claim is recorded as written in the journal, and created if there is \
                none, with the number of the ticket.
                """))

        @OptionGroup var journal: JournalOptions

        @Argument(
            help: localized(
                """
                The name of the trip’s file, or that of a leg of a journey, a claim or a season \
                ticket; several for delays with one season ticket.
                """, valueName: "id"))
        var ids: [String]

        @Option(
            name: .customLong("out"),
            help: localized("The file to write; - for text on standard output.", valueName: "file"),
            completion: .file())
        var file: String

        @Option(
            help: localized(
                "By which scheme, such as eu-rail; without it, the one that gives most."))
        var scheme: String?

        @Option(
            help: localized("One of form, delay-repay, letter and evidence."),
            completion: .list(PaperKind.allCases.map(\.rawValue)),
            transform: { try CommandError.word($0) })
        var kind: PaperKind?

        @Option(
            help: localized("One of en, de, fr, it, es and nl; without it, that of the scheme."),
            completion: .list(PaperLanguage.allCases.map(\.rawValue)),
            transform: { try CommandError.word($0) })
        var language: PaperLanguage?

        @Option(
            help: localized("pdf or text; without it, the file’s name decides."),
            completion: .list(PaperFormat.allCases.map(\.rawValue)),
            transform: { try CommandError.word($0) })
        var format: PaperFormat?

        @OptionGroup var said: SaidOfClaim

        @Flag(help: localized("Replace a file that is there."))
        var force = false

        @Flag(help: localized("Write the paper alone, and keep nothing of it in the journal."))
        var noRecord = false

        func validate() throws {
            try checkNames(of: [file])
            _ = try chosenFormat
        }

        private var chosenFormat: PaperFormat {
            get throws { try format ?? checkingUsage { try PaperFormat(ofFile: file) } }
        }

        private var order: WriteClaim.Order {
            get throws {
                WriteClaim.Order(
                    scheme: scheme, kind: kind, language: language, format: try chosenFormat,
                    choices: said.choices, isRecorded: !noRecord)
            }
        }

        func run() throws {
            guard let today = CalendarDay(Date()) else { return }
            let order = try order
            journal.run { journal in
                let folders = ProgramFolders()
                return WriteClaim(
                    ids: ids.map { EntryID($0) }, order: order,
                    destination: file == "-"
                        ? .standardOutput : .file(URL(filePath: file), replaces: force),
                    journal: journal, rights: folders.rights, gazetteer: ProgramFolders.places,
                    profile: folders.profile, pdf: { try PaperPages($0).file.bytes() },
                    today: today, words: Localizer())
            }
        }
    }
}

/// The facts for a paper that the journal does not have.
struct SaidOfClaim: ParsableArguments {
    @Option(help: localized("The number of the ticket or of the booking."))
    var reference = ""

    @Option(
        help: localized("single, return or season."),
        completion: .list(TicketKind.allCases.map(\.rawValue)),
        transform: { try CommandError.word($0) })
    var ticket: TicketKind?

    @Option(
        help: localized("compensation or refund; without it, what follows from the journey."),
        completion: .list(PaperChoices.Wanted.allCases.map(\.rawValue)),
        transform: { try CommandError.word($0) })
    var want: PaperChoices.Wanted?

    @Option(
        help: localized("money or voucher."),
        completion: .list(PaperChoices.Payment.allCases.map(\.rawValue)),
        transform: { try CommandError.word($0) })
    var payment = PaperChoices.Payment.money

    @Option(
        help: localized("What you paid for meals on the way, such as “20 EUR”."),
        transform: { try Typed.money($0) })
    var meals: Fare?

    @Option(
        help: localized("What you paid for a hotel on the way, such as “90 EUR”."),
        transform: { try Typed.money($0) })
    var hotel: Fare?

    @Option(
        help: localized(
            """
            What you asked for in an earlier request for the same journey, such as “20 EUR”; \
            without it, what a claim in the journal says.
            """),
        transform: { try Typed.money($0) })
    var earlier: Fare?

    @Option(
        help: localized("When you made the earlier request, such as 2026-11-20."),
        transform: { try Domain.CalendarDay(typed: $0) })
    var earlierDay: Domain.CalendarDay?

    @Option(help: localized("Where you sign it."))
    var place = ""

    @Option(help: localized("What else there is to say."))
    var remarks = ""

    @Flag(
        help: localized("Agree that what the claim states is passed on to others whom it concerns.")
    )
    var consent = false

    @Flag(help: localized("Declare that what the claim states is true."))
    var declare = false

    var choices: PaperChoices {
        PaperChoices(
            wanted: want, payment: payment, reference: reference, ticket: ticket, meals: meals,
            hotel: hotel, earlier: request, place: place, remarks: remarks, consents: consent,
            declaresTruth: declare)
    }

    private var request: EarlierRequest? {
        earlier == nil && earlierDay == nil ? nil : EarlierRequest(on: earlierDay, amount: earlier)
    }
}
