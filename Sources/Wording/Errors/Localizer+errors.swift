package import Domain
import Presentation

extension Localizer {
    /// One or two sentences about an error: what went wrong and, if possible, what to do about it.
    /// An error of no known type describes itself.
    package func sentence(_ error: any Error) -> String {
        switch error {
        case let error as FilmError: rule(error)
        case let error as TripError: rule(error)
        case let error as TripRecordError: rule(error)
        case let error as PassError: rule(error)
        case let error as ClaimError: rule(error)
        case let error as SkippedTime: skipped(error)
        case let error as EmailError: rule(error)
        case let error as IBANError: rule(error)
        case let error as BICError: rule(error)
        case let error as ProfileError: profile(error)
        case let error as JournalError: journal(error)
        case let error as CalendarDefect: calendar(error)
        case let error as ImportError: imported(error)
        case let error as ExportError: exported(error)
        case let error as UnansweredConflicts: unanswered(error.conflicts.map(\.field))
        default: "\(error)"
        }
    }

    /// Tells which fields conflict, when the person can no longer be asked.
    private func unanswered(_ fields: [String]) -> String {
        say(
            "Your changes were not saved, because these fields were also changed elsewhere: {fields}.",
            ["fields": list(fields)])
    }

    private func imported(_ error: ImportError) -> String {
        switch error {
        case .cancelled: say("The import was cancelled.")
        case .unreadable(let place, let trouble):
            say("{place}: {reason}", ["place": self.place(place), "reason": reason(trouble)])
        case .tooManyRows(let file, let most):
            say(
                """
                {file} has more than {most} rows, which is the most that can be imported at once. \
                Split the file and import its parts one after the other.
                """, ["file": file.displayIsolated, "most": number(most)])
        case .tooManyRowsTogether(let most):
            say(
                """
                Together the files have more than {most} rows, which is the most that can be \
                imported at once. Import some of them at a time.
                """, ["most": number(most)])
        case .unrecognised, .unrecognisedAll:
            [unrecognised(error) ?? "", whatCanBeImported].spaced
        case .emptyFile: unrecognised(error) ?? ""
        case .missingProgram(let file, let package):
            sentence(RowTrouble.noProgram(file: file, package: package))
        case .journal(let error): journal(error)
        }
    }

    /// Tells that files are empty or of no known format, or returns `nil` for another error.
    package func unrecognised(_ error: ImportError) -> String? {
        switch error {
        case .unrecognised(let file):
            say("Counterfoil cannot read {file}.", ["file": file.displayIsolated])
        case .unrecognisedAll(let count):
            say(
                one: "Counterfoil cannot read the {count} file.",
                other: "Counterfoil cannot read any of the {count} files.", count: count)
        case .emptyFile(let file): say("{file} is empty.", ["file": file.displayIsolated])
        default: nil
        }
    }

    package var whatCanBeImported: String {
        say(
            """
            Supported: exports from Letterboxd, IMDb, Trakt, Simkl, Träwelling and other services; \
            calendars (.ics); emails, pages and tickets with reservations; tables (.csv, .xlsx, .ods) \
            with a header row; Counterfoil exports and backups.
            """)
    }

    private func exported(_ error: ExportError) -> String {
        switch error {
        case .cancelled: say("The export was cancelled.")
        case .file(let path, let trouble):
            say(
                "{path} could not be written and is as it was before: {reason}",
                ["path": path, "reason": reason(trouble)])
        case .journal(let error): journal(error)
        }
    }
}
