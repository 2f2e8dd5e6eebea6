package import Domain
import Presentation

extension Localizer {
    package func name(of format: ExportFormat) -> String {
        switch format {
        case .letterboxd: say("Letterboxd CSV (films)")
        case .filmsCSV: say("Counterfoil CSV (films)")
        case .tripsCSV: say("Counterfoil CSV (trips)")
        case .passesCSV: say("Counterfoil CSV (season tickets)")
        case .claimsCSV: say("Counterfoil CSV (claims)")
        case .geoJSON: say("GeoJSON (trips)")
        case .json: say("Counterfoil JSON")
        case .calendar: say("iCalendar")
        case .backup: say("Backup (ZIP)")
        }
    }

    /// Describes what a format holds, and what it leaves out.
    package func explanation(of format: ExportFormat) -> String {
        switch format {
        case .letterboxd:
            say("For importing into Letterboxd. Films only, without places.")
        case .filmsCSV:
            say(
                """
                A table for spreadsheets, with all details of the films. A text that looks like a \
                formula has an apostrophe in front. Nothing else is included.
                """)
        case .tripsCSV:
            say(
                """
                A table for spreadsheets, with all details of the trips. A text that looks like a \
                formula has an apostrophe in front. Nothing else is included.
                """)
        case .passesCSV:
            say(
                """
                A table for spreadsheets, with all details of the season tickets. A text that looks \
                like a formula has an apostrophe in front. Nothing else is included.
                """)
        case .claimsCSV:
            say(
                """
                A table for spreadsheets, with all details of the claims and the date of each step. \
                A text that looks like a formula has an apostrophe in front. Nothing else is \
                included.
                """)
        case .geoJSON:
            say(
                """
                For a map of your own: each trip as a line between its ends, with its times. Nothing \
                else is included.
                """)
        case .json:
            say("All details, for other programs.")
        case .calendar: say("One calendar file, with everything that the journal’s files hold.")
        case .backup:
            say(
                "Every .ics file of the journal folder as it is. Import the backup to put them back."
            )
        }
    }

    /// A choice of entries to export, such as "The films found by “laura”".
    package func found(by query: EntryQuery) -> String {
        let values: KeyValuePairs = ["search": query.search.quoted]
        return switch (query.kind, query.search.isEmpty) {
        case (.film, true): say("The films in the list")
        case (.trip, true): say("The trips in the list")
        case (.pass, true): say("The season tickets in the list")
        case (.claim, true): say("The claims in the list")
        case (nil, true): say("The entries in the list")
        case (.film, false): say("The films found by “{search}”", values)
        case (.trip, false): say("The trips found by “{search}”", values)
        case (.pass, false): say("The season tickets found by “{search}”", values)
        case (.claim, false): say("The claims found by “{search}”", values)
        case (nil, false): say("The entries found by “{search}”", values)
        }
    }

    /// Tells that entries were exported, such as "Exported 1,234 entries to counterfoil.json."
    package func exported(_ summary: ExportSummary, to file: String) -> String {
        say(
            "Exported {entries} to {file}.",
            [
                "entries": entries(summary.written - summary.unreadableWritten),
                "file": file.displayIsolated,
            ])
    }

    /// Tells which entries, pictures and files an export left out or copied unread, or returns an
    /// empty text for none.
    package func leftOut(of summary: ExportSummary) -> String {
        let lost = summary.unreadable - summary.unreadableWritten
        return [
            say(
                one: "{count} entry could not be exported: the format cannot hold it.",
                other: "{count} entries could not be exported: the format cannot hold them.",
                ifAny: summary.withoutPlace),
            say(
                one: "{count} trip has no coordinates, so that a map does not show it.",
                other: "{count} trips have no coordinates, so that a map does not show them.",
                ifAny: summary.withoutCoordinates),
            say(
                one: "{count} picture could not be read; only its address was written.",
                other: "{count} pictures could not be read; only their addresses were written.",
                ifAny: summary.unreadablePictures),
            say(
                one: "{count} file that cannot be read as an entry was written as it is.",
                other: "{count} files that cannot be read as entries were written as they are.",
                ifAny: summary.unreadableWritten),
            say(
                one: "{count} file could not be read and was left out.",
                other: "{count} files could not be read and were left out.", ifAny: lost),
        ].spaced
    }
}
