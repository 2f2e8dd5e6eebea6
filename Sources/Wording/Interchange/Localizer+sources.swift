package import Domain
import Presentation

extension Localizer {
    /// Tells why a file cannot be imported, as a sentence.
    package func reason(_ trouble: SourceTrouble) -> String {
        switch trouble {
        case .file(let trouble): reason(trouble)
        case .changing: say("It changed while it was read.")
        case .noFile: say("It is not a file.")
        case .noMemory: noMemory
        case .spreadsheet:
            say("It is a spreadsheet that Counterfoil cannot read. Save it as CSV and import that.")
        case .tooMuch(let gigabytes):
            say("There is more than {most} GB in it.", ["most": number(gigabytes)])
        case .encoding(let name):
            say(
                "Its text is {encoding}, which this system cannot convert.", ["encoding": name])
        case .tooDeep: say("Its folders are nested too deeply.")
        case .empty: say("There are no files in it.")
        case .tooMany(let most):
            say(
                "More than {most} files are too many to import together.", ["most": number(most)])
        case .newerVersion(let version, let known):
            say(
                """
                It was written by a newer Counterfoil, in version {version} of its format; this one \
                reads up to version {known}. Install the newer one and try again.
                """, ["version": version, "known": "\(known)"])
        case .noColumn(let name, let columns):
            say(
                "It has no column “{name}”. Its columns are: {columns}.",
                [
                    "name": name.quoted,
                    "columns": columns.map(\.displayIsolated).commaSeparated,
                ])
        case .columnTwice(let name):
            say("The column “{name}” cannot be two things at once.", ["name": name.quoted])
        case .severalColumns(let name, let numbers):
            say(
                "Several of its columns are called “{name}”. Name one by its place: {places}.",
                [
                    "name": name.quoted, "places": numbers.map { "#\($0)" }.commaSeparated,
                ])
        case .archiveTooMany(let most):
            say(
                "It holds more than {most} files, too many to import together.",
                ["most": number(most)])
        case .damaged: say("The archive is damaged, or not all of it was downloaded.")
        case .encrypted:
            say("It is encrypted. Unpack the archive with its password, and choose the folder.")
        case .tooLargeUnpacked: say("It would become far too large when unpacked.")
        case .twice: say("There are two files of that name.")
        }
    }

    /// Tells why an export was not written, as a sentence.
    package func reason(_ trouble: TargetTrouble) -> String {
        switch trouble {
        case .noFile: say("Something other than a file has that name.")
        case .noMemory: noMemory
        }
    }

    private var noMemory: String { say("There is not enough memory.") }

    /// A file within an archive, such as "diary.csv in letterboxd.zip".
    package func file(_ name: String, in archive: String) -> String {
        say("{file} in {archive}", ["file": name, "archive": archive])
    }

    /// A calendar as a source, with the services that wrote its events.
    package func calendar(_ file: String, by authors: [String]) -> String {
        authors.isEmpty
            ? say("Calendar: {file}", ["file": file])
            : say(
                "Calendar: {file} ({authors})",
                ["file": file, "authors": authors.commaSeparated])
    }

    /// A backup as a source, with the number of its saved searches.
    package func backup(_ file: String, searches: Int) -> String {
        searches == 0
            ? say("Counterfoil’s backup: {file}", ["file": file])
            : say(
                one: "Counterfoil’s backup: {file}, with {count} saved search",
                other: "Counterfoil’s backup: {file}, with {count} saved searches",
                count: searches, ["file": file])
    }

    /// A file with reservations as a source.
    package func reservations(_ file: String) -> String {
        say("Reservations: {file}", ["file": file])
    }

    /// Tells the encoding of a file that is not Unicode.
    package func read(_ file: String, in encoding: String) -> String {
        say(
            "{file} is not UTF-8 and is read as {encoding}.",
            ["file": file, "encoding": encoding])
    }

    /// Tells which of several sheets is read.
    package func read(sheet: String, of file: String) -> String {
        say("Only the sheet “{sheet}” of {file} is read.", ["sheet": sheet.quoted, "file": file])
    }

    /// A service's export as a source.
    package func export(of service: String, _ files: [String]) -> String {
        say("{service}: {files}", ["service": service, "files": files.commaSeparated])
    }

    /// The number of a booking, as it is written into the notes of a trip.
    package func bookingReference(_ number: String) -> String {
        say(stored: "Booking reference: {number}", ["number": number])
    }

    /// The title of an import of several files.
    package func files(_ count: Int) -> String {
        say(one: "{count} file", other: "{count} files", count: count)
    }

    /// The text in place of a file's name when the journal as a whole could not be read.
    package var theJournal: String { say("The journal", context: "in place of a file’s name") }
}
