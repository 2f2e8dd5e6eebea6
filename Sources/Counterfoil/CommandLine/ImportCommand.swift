internal import ArgumentParser
internal import Domain
internal import Formats
internal import Foundation
internal import Gtk
internal import JournalStore
import Wording

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: localized("Import files, or say what an import of them would do."),
        discussion: localized(
            """
            Files are recognised by their content: exports from Letterboxd, IMDb, Trakt, Counterfoil \
            and many other services, calendars, reservations and tickets, in folders and ZIP files \
            too. Any other table is read by its columns, which are guessed unless --columns says what they \
            are. Nothing is asked: rows that wait for an answer are listed and left out, unless \
            --answer gives it; --dry-run lists the questions and their options. Importing the same \
            files again adds only new entries. Everything is written or, if anything fails, nothing.
            """))

    @OptionGroup var options: JournalOptions
    @OptionGroup var creation: JournalOptions.Creation

    @Argument(
        help: localized("Files and folders to import; - is standard input."), completion: .file())
    var files: [String] = []

    @Flag(help: localized("Write nothing; list every row and what would become of it."))
    var dryRun = false

    @Option(help: localized("Read the files as this format only.", valueName: "format"))
    var format: ImportFormat?

    @Option(
        parsing: .unconditionalSingleValue,
        help: localized(
            """
            Read any table by its columns, such as 'title=Film,date=Seen on,rating=Stars'; may be \
            given again.
            """, valueName: "what=column,…"))
    var columns: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: localized(
            "Answer a question that --dry-run lists; may be given again.",
            valueName: "question=option"))
    var answer: [String] = []

    @Option(
        help: localized(
            "Upper bounds of very bad, bad, so-so and good on a scale of 10.", valueName: "bands"),
        transform: { try Typed.bands($0) })
    var bands: RatingBands?

    @Flag(
        help: localized(
            """
            Add nothing; only fill in missing details of the journal’s films: year, original title, \
            directors, cast, running time, genres, countries and languages.
            """))
    var fillIn = false

    @Flag(help: localized("Write a JSON object."))
    var json = false

    @Flag(
        help: localized(
            """
            Undo the last import, even if it was on another day; with --dry-run, say what that \
            would do.
            """))
    var undo = false

    func validate() throws {
        if undo != files.isEmpty {
            throw ValidationError(
                undo
                    ? localized("--undo takes no files.")
                    : localized("Name the files that are to be imported."))
        }
        try checkNames(of: files)
        let hasOptions =
            json || fillIn || format != nil || bands != nil || !answer.isEmpty
            || !columns.isEmpty
        if undo, hasOptions {
            throw ValidationError(
                localized("--undo takes no other options than --dry-run and --journal."))
        }
        if creation.create, undo {
            throw ValidationError(
                localized(
                    "--create goes with an import: {option} makes no folder.",
                    ["option": "--undo"]))
        }
        if !columns.isEmpty, format != nil, format != .table {
            throw ValidationError(localized("--columns reads any table; leave --format out."))
        }
        try checkingUsage {
            _ = try choices
            _ = try Typed.columns(columns)
        }
    }

    private var choices: ImportChoices {
        get throws {
            var choices = ImportChoices(bands: bands ?? .usual)
            choices.onlyFillsIn = fillIn
            for text in answer {
                let (question, option) = try Typed.answer(text)
                choices.answers[question] = option
            }
            return choices
        }
    }

    func run() throws {
        let choices = try choices
        let named = try Typed.columns(columns)
        CommandRun.runCancellable { [self] in
            // The journal does not exist yet, so the import is tried on an empty one.
            let room = dryRun && creation.create && options.isMissing ? Self.scratch : nil
            let journal: FolderJournal
            if let room {
                journal = options.makeScratchJournal(in: room)
            } else {
                journal = options.makeJournal()
            }
            guard !undo else {
                return options.opening(
                    journal, reading: .index,
                    then: UndoImport(journal: journal, isRehearsal: dryRun, words: Localizer()) {
                        await journal.tidyUp()
                    })
            }
            let folders = ProgramFolders()
            let gazetteer = ProgramFolders.places
            let tickets = folders.keptPreferences.tickets
            let format = named == nil ? format : .table
            let importer = Importer(
                reading: FormatReaders(
                    formats: format.map { [$0] } ?? Set(ImportFormat.allCases),
                    gazetteer: gazetteer, services: ProgramFolders.services,
                    named: named, known: folders.columns,
                    ticketsKeptIn: tickets.areKept
                        ? TicketDestination(folders.tickets(tickets)) { await Bitmap.canShow($0) }
                        : nil),
                journal: journal, gazetteer: gazetteer, columns: folders.columns, searches: journal,
                lists: FilmLists(in: journal, format: ListFormat(), beside: journal))
            let command = options.opening(
                journal, reading: .nothing,
                then: ImportFiles(
                    files: files.map { URL(filePath: $0 == "-" ? "/dev/stdin" : $0) },
                    choices: choices, isRehearsal: dryRun, isJSON: json, importer: importer,
                    serviceDefects: ProgramFolders.services.defects, journal: journal,
                    words: Localizer()),
                making: creation)
            guard let room else { return command }
            return OnScratchJournal(room: room, command: command)
        }
    }

    private static var scratch: URL {
        FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-\(UUID().uuidString)", directoryHint: .isDirectory)
    }
}
