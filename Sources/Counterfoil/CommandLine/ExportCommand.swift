internal import ArgumentParser
internal import Domain
internal import Formats
internal import Foundation
import Wording

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: localized("Write entries out to a file, or to standard output."),
        discussion: localized(
            """
            The file is written whole or not at all. Without --search, --kind, --from and --to \
            everything is written. A backup holds every .ics file of the folder as it is, \
            whatever is in it, and is never of a part.
            """))

    @OptionGroup var options: JournalOptions
    @OptionGroup var selection: SelectionOptions

    @Argument(
        help: localized("The file to write; standard output without it, or for -."),
        completion: .file())
    var file: String?

    @Option(
        help: localized(
            "One of {formats}. Without it, the file's name decides.",
            ["formats": ExportFormat.allCases.map(\.name).joined(separator: ", ")],
            valueName: "format"),
        completion: .list(ExportFormat.allCases.map(\.name)),
        transform: { try ExportFormat(typed: $0) })
    var format: ExportFormat?

    @Flag(help: localized("Write the pictures of films themselves into the calendar."))
    var pictures = false

    @Flag(help: localized("Replace a file that is there."))
    var force = false

    func validate() throws {
        try checkNames(of: file.map { [$0] } ?? [])
        let format = try chosen
        if format == .backup, try entries != .everything {
            throw ValidationError(
                localized("A backup always holds everything; leave the selection out."))
        }
        if pictures, !format.holdsPictures {
            throw ValidationError(
                localized("Only the format calendar holds pictures; leave --pictures out."))
        }
    }

    private var chosen: ExportFormat {
        get throws { try format ?? checkingUsage { try ExportFormat(ofFile: file) } }
    }

    private var entries: EntrySelection {
        get throws {
            let query = try selection.query
            return query == EntryQuery() ? .everything : .matching(query)
        }
    }

    private var destination: ExportEntries.Destination {
        guard let file, file != "-" else { return .standardOutput }
        return .file(URL(filePath: file), replaces: force)
    }

    func run() throws {
        let (format, entries) = (try chosen, try entries)
        options.run(searching: selection.search, isCancellable: true) { journal in
            ExportEntries(
                selection: entries, format: format, includesPictures: pictures,
                destination: destination,
                exporter: Exporter(
                    journal: journal, searches: journal, lists: journal,
                    places: ProgramFolders.places, filledInZones: { FilledInZones.names }),
                words: Localizer())
        }
    }
}
