import Domain
import Presentation
import TestSupport
import Testing
import Wording

struct ErrorWordsTests {
    private let words = Localizer.inEnglish
    private let trip = Trip.from(
        .at(2026, 11, 20, 14, 2, .vienna), to: .at(2026, 11, 20, 23, 33, .vienna))

    @Test(
        "Every error is a sentence that names what it is about and can be shown as it is",
        arguments: [
            (JournalError.missingFolder(path: "/a/b"), "/a/b"), (.readOnly(path: "/a/b"), "/a/b"),
            (.readOnlyDisk(path: "/a/b"), "/a/b is on a disk that is mounted read-only"),
            (.diskFull(path: "/a/b"), "/a/b"), (.entryGone(EntryID("x.ics")), "x.ics"),
            (.placeTaken(EntryID("x.ics")), "x.ics"),
            (.placeTaken(EntryID("x.ics"), kept: "/a/removed/x.ics"), "is in /a/removed/x.ics."),
            (.entryGone(EntryID("x.ics"), title: "אבג"), "“\u{2068}אבג\u{2069}”"),
            (.failed(.said("A film needs a title.")), "title"),
            (.trash(file: "x.ics", reason: .said("No trash.")), "x.ics"),
            (
                .notPutBack(
                    because: .failed(.said("It broke.")), count: 2, folder: "/a/taken-back"),
                "It broke. 2 files of the import could not be put back either"
            ),
            (
                .notPutBack(because: .cancelled, count: 1, folder: "/a/taken-back"),
                "1 file of the import could not be put back either, because its place"
            ),
            (.anotherKind(EntryID("x.ics"), not: .trip), "x.ics into something that is not a trip"),
            (.halfTakenBack(title: "diary.csv", missing: 12), "12 of the entries"),
            (.file("x.ics", .said("It broke.")), "It broke."),
            (.unreadable(file: "x.ics", reason: .said("It is a poem.")), "It is a poem."),
        ])
    func journal(error: JournalError, part: String) {
        let sentence = words.sentence(error)
        #expect(sentence.contains(part))
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains("{") && !sentence.contains("JournalError"))
    }

    @Test(
        "An error about an entry names it as the list does, and not its file",
        arguments: [
            JournalError.entryGone(EntryID("x.ics")),
            .trash(file: "x.ics", reason: .said("It is full.")),
            .file("x.ics", .said("It broke.")),
        ])
    func titled(error: JournalError) {
        let sentence = words.sentence(error.titled("Gilda (1946)"))
        #expect(sentence.contains("“Gilda (1946)”") && !sentence.contains("x.ics"))
        #expect(error.titled("Gilda (1946)").titled("M") == error.titled("Gilda (1946)"))
    }

    @Test("Where none of several files is recognised, they are counted")
    func unrecognised() {
        let error = ImportError.unrecognisedAll(count: 2)
        #expect(words.unrecognised(error) == "Counterfoil cannot read any of the 2 files.")
        #expect(
            words.sentence(error)
                == "Counterfoil cannot read any of the 2 files. \(words.whatCanBeImported)")
    }

    @Test("A file that is in the way or cannot be read is named beside the entry")
    func titledFile() {
        let error = JournalError.unreadable(file: "x.ics", reason: .said("It is a poem."))
        let sentence = words.sentence(error.titled("M"))
        #expect(sentence.contains("“M”") && sentence.contains("x.ics"))
        #expect(JournalError.cancelled.titled("M") == .cancelled)
        let long = JournalError.entryGone(EntryID("x.ics")).titled(
            String(repeating: "m", count: 8_000))
        #expect(words.sentence(long).count < 300)
    }

    @Test(
        "An error of an entry is a sentence that says how the value is written",
        arguments: [
            (FilmError.emptyTitle, "A film needs a title."),
            (
                FilmError.impossibleYear(19450),
                "19450 cannot be a film’s year: it is a number from 1870 to 2200."
            ),
            (
                FilmError.yearIsNoNumber("x"),
                "“x” is not a year. Enter one from 1870 to 2200."
            ),
            (
                FilmError.viewingIsNoNumber("0"),
                "Enter a number, such as 2 for the second viewing."
            ),
            (
                FilmError.runningTimeIsNoNumber("1 hr"),
                "Enter the running time in minutes, such as 86."
            ),
            (
                FilmError.linkIsNoAddress("x"),
                "“x” is not a link: write an address such as https://example.org/film."
            ),
            (TripError.fareIsNoNumber("x"), "“x” is not a fare: write a number, such as 49.90."),
            (
                TripError.currencyIsNoCode("€"),
                "“€” is not a currency: write three letters, such as EUR."
            ),
            (
                TripError.coordinatesAreNoPlace("x"),
                "“x” is not a latitude and a longitude, such as 50.8659, 7.1427."
            ),
            (TripError.emptyOrigin, "A trip needs a place to depart from."),
            (TripError.emptyDestination, "A trip needs a place to arrive at."),
            (TripError.arrivalBeforeDeparture, "The arrival is before the departure."),
            (
                TripError.unknownTimeZone("Mars"),
                "“Mars” is not a known time zone; one looks like Europe/Vienna."
            ),
            (
                TripError.distanceIsNoNumber(String(repeating: "9", count: 80)),
                "“\(String(repeating: "9", count: 59))…” is not a distance: write kilometres, such as "
                    + "12.5."
            ),
            (
                JournalError.placeTaken(EntryID("x.ics"), title: "M", kept: "/k/x.ics"),
                "Another program has put the entry back as “M”, which was left as it is. The deleted "
                    + "version is in /k/x.ics: to have that one again, import this file, and "
                    + "take what it says."
            ),
            (
                UnansweredConflicts([
                    FieldConflict(field: "Title", mine: "a", theirs: "b"),
                    FieldConflict(field: "Notes", mine: "a", theirs: "b"),
                ]),
                "Your changes were not saved, because these fields were also changed elsewhere: "
                    + "Title and Notes."
            ),
            (
                TripError.record(.noTimetable(.arrival)),
                "This trip has no scheduled arrival. Edit the trip to add one."
            ),
            (TripRecordError.noSuchTime, "This is not a time of day."),
            (
                ImportError.tooManyRowsTogether(most: 500_000),
                "Together the files have more than 500,000 rows, which is the most that can be "
                    + "imported at once. Import some of them at a time."
            ),
            (
                ImportError.tooManyRows(file: "all.csv", most: 500_000),
                "all.csv has more than 500,000 rows, which is the most that can be imported at "
                    + "once. Split the file and import its parts one after the other."
            ),
            (
                ImportError.missingProgram(file: "a.pdf", package: "b"),
                "To read a.pdf, install the package b and try again."
            ),
            (
                ImportError.journal(.diskFull(path: "/j")),
                "There is no space left on the disk that holds /j. Free some space and try again."
            ),
            (
                ExportError.file(path: "/a.csv", .file(.said("It is a folder."))),
                "/a.csv could not be written and is as it was before: It is a folder."
            ),
            (ExportError.journal(.cancelled), "Cancelled. Nothing was written."),
        ] as [(any Error, String)])
    func sentence(error: any Error, sentence: String) { #expect(words.sentence(error) == sentence) }

    @Test("What cannot have been names times, and days and zones where those differ")
    func record() throws {
        func sentence(_ outcome: TripOutcome, of trip: Trip) -> String {
            do { return "\(try trip.recording(outcome))" } catch { return words.sentence(error) }
        }
        #expect(
            sentence(.at(.arrival, hour: 14, minute: 1, daysLater: 0), of: trip)
                == "The arrival at 14:01 is before the scheduled departure at 14:02. If the trip "
                + "departed earlier, record the departure first.")
        let night = try trip.recording(.late(.departure, minutes: 660))
        #expect(
            sentence(.onTime(.arrival), of: night)
                == "The arrival at 23:33 on 20 November 2026 is before the departure at 01:02 on "
                + "21 November 2026.")
        let abroad = Trip.from(
            .at(2026, 11, 20, 14, 2, .vienna), to: .at(2026, 11, 20, 14, 30, .london))
        #expect(
            sentence(
                .at(.departure, hour: 15, minute: 31), of: try abroad.recording(.onTime(.arrival)))
                == "The departure at 15:31 (Europe/Vienna) is after the arrival at 14:30 "
                + "(Europe/London). If the arrival is wrong, correct the arrival first.")
    }

    @Test("A time that the clock skips says from where to where the clock is put")
    func skipped() throws {
        let spring = try #require(DateTime.at(2026, 3, 29, 2, 30, .berlin).skipped)
        #expect(
            words.sentence(spring)
                == "02:30 does not exist on 29 March 2026 in Europe/Berlin: clocks go from 02:00 to "
                + "03:00.")
        let samoa = try #require(DateTime.at(2011, 12, 30, 12, 0, .named("Pacific/Apia")).skipped)
        #expect(
            words.sentence(TripError.skipped(samoa))
                == "12:00 does not exist on 30 December 2011 in Pacific/Apia: clocks go from 00:00 "
                + "to 00:00 on 31 December 2011.")
    }

    @Test("A folder that cannot be written to is the reason why nothing can be changed")
    func readOnly() {
        #expect(words.whyReadOnly(.ready) == nil && words.whyReadOnly(.loading) == nil)
        #expect(words.whyReadOnly(.missing(path: "/j")) == "The journal folder is missing.")
        #expect(
            words.whyReadOnly(.readOnlyDisk(path: "/j"))
                == "The journal is on a disk that is mounted read-only.")
    }
}
