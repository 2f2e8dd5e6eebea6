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
            say("Its text is {encoding}, which this system cannot convert.", ["encoding": name])
        case .tooDeep: say("Its folders are nested too deeply.")
        case .empty: say("There are no files in it.")
        case .tooMany(let most):
            say("More than {most} files are too many to import together.", ["most": number(most)])
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
        case .file(let trouble): reason(trouble)
        case .noFile: say("Something other than a file has that name.")
        case .noMemory: noMemory
        }
    }

    private var noMemory: String { say("There is not enough memory.") }

    /// A file within an archive, such as "diary.csv in letterboxd.zip".
    package func file(_ name: String, in archive: String) -> String {
        say("{file} in {archive}", ["file": name, "archive": archive])
    }

    /// Tells which source was recognised, or what of it is read.
    package func note(_ source: SourceNote) -> String {
        switch source {
        case .export(let service, let files):
            say(
                "{service}: {files}",
                [
                    "service": service,
                    "files": files.count > 20 ? self.files(files.count) : files.commaSeparated,
                ])
        case .calendar(let file, let authors) where authors.isEmpty:
            say("Calendar: {file}", ["file": file])
        case .calendar(let file, let authors):
            say("Calendar: {file} ({authors})", ["file": file, "authors": authors.commaSeparated])
        case .backup(let file, searches: 0): say("Counterfoil’s backup: {file}", ["file": file])
        case .backup(let file, let searches):
            say(
                one: "Counterfoil’s backup: {file}, with {count} saved search",
                other: "Counterfoil’s backup: {file}, with {count} saved searches",
                count: searches, ["file": file])
        case .reservations(let file): say("Reservations: {file}", ["file": file])
        case .encoding(let file, let encoding):
            say(
                "{file} is not UTF-8 and is read as {encoding}.",
                ["file": file, "encoding": encoding])
        case .sheet(let sheet, let file):
            say(
                "Only the sheet “{sheet}” of {file} is read.",
                ["sheet": sheet.quoted, "file": file])
        }
    }

    /// The title of an import, such as "diary.csv" or "3 files".
    package func title(ofImport files: [String]) -> String {
        files.count == 1 ? files[0] : self.files(files.count)
    }

    private func files(_ count: Int) -> String {
        say(one: "{count} file", other: "{count} files", count: count)
    }
}
