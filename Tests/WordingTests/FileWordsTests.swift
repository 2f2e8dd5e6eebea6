import Domain
import Glibc
import Testing
import Wording

struct FileWordsTests {
    private let words = Localizer.inEnglish

    @Test(
        "What keeps a file from being read or written is said, and what the system says of it",
        arguments: [
            (FileError.system(EACCES), "You do not have permission."),
            (.system(EIO), "The disk reports an error."),
            (.system(EMFILE), "Too many files are open at a time."),
            (.system(ENOENT), "No such file or directory."), (.system(ENOTDIR), "Not a directory."),
            (.notOpened(EPERM), "It could not be opened. You do not have permission."),
            (.notRead(EIO), "It could not be read. The disk reports an error."),
            (
                .noPicture,
                "The picture cannot be shown. Choose a PNG, JPEG or WebP file of at most 32 MB and "
                    + "40 million pixels."
            ),
            (.nameNotUTF8, "Its name is not written in UTF-8."),
            (
                .noTrash(path: "/kept", EROFS),
                "The folder has no trash, and it could not be kept in /kept. Its disk is mounted "
                    + "read-only."
            ),
        ])
    func file(trouble: FileError, sentence: String) { #expect(words.reason(trouble) == sentence) }

    @Test(
        "What keeps a journal from being read or written names it",
        arguments: [
            (
                FolderTrouble.notRead(path: "/j", EACCES),
                "The journal folder /j cannot be read. You do not have permission."
            ),
            (
                .notRead(path: "/j", ENOTDIR),
                "The journal folder /j cannot be read. It is not a folder."
            ),
            (
                .noFreeName,
                "A new file could not be made, because every file name for it is already in use."
            ),
            (
                .notRecorded(path: "/r", EIO),
                "Nothing was written, because the record that undo needs could not be kept in /r. "
                    + "The disk reports an error."
            ),
            (
                .recordsNotRead(path: "/r", EACCES),
                "The records of imports in /r cannot be read. You do not have permission."
            ),
            (
                .draftNotKept(path: "/d", ENOSPC),
                "It could not be written to /d. No space left on device."
            ),
            (
                .draftsNotRead(path: "/d", EIO),
                "The drafts in /d cannot be read. The disk reports an error."
            ),
            (
                .notWritable(title: "M", .tooDeep),
                "“M” cannot be written. Its parts are nested too deeply."
            ),
        ])
    func folder(trouble: FolderTrouble, sentence: String) {
        #expect(words.sentence(trouble) == sentence)
    }

    @Test("Of the results, which need not be a file, what the system says is said")
    func output() {
        #expect(
            words.sentence(CommandTrouble.outputFailed(EIO))
                == "The results could not be written: Input/output error.")
    }

    @Test(
        "Why a file is not an entry is said by what it holds",
        arguments: [
            (
                CalendarDefect.tooLarge(bytes: 9 << 20, most: 8 << 20),
                "It is too large for an entry: 9 MB, where 8 MB is the most that is read."
            ),
            (
                .tooLarge(bytes: 8 << 20 + 1, most: 8 << 20),
                "It is too large for an entry: 9 MB, where 8 MB is the most that is read."
            ),
            (
                .tooLarge(most: 8 << 20),
                "It is too large for an entry: it holds more than 8 MB."
            ),
            (
                .noEntry(.event),
                "Calendar event that is not a trip."
            ),
            (
                .noEntry(.note),
                "Journal note that is not a film."
            ),
            (
                .noEntry(.task),
                "Task that is neither a film nor a trip."
            ),
            (.noEntry(), "Neither a film nor a trip."),
            (.film(.emptyTitle), "A film needs a title."),
            (.anotherKind(from: .film), "A film cannot become anything else."),
            (.anotherKind(from: .trip), "A trip cannot become anything else."),
            (
                .zone(.never("Z")),
                "Its definition of the time zone “Z” changes the clocks on a day that never comes."
            ),
        ])
    func calendar(defect: CalendarDefect, sentence: String) {
        #expect(words.sentence(defect) == sentence)
    }

    @Test(
        "A text that is too long is named as sentences name it, with the room there is",
        arguments: [
            (
                .field(.notes), 7_863,
                "The notes are too long. There is room for about 7,800 letters."
            ),
            (.field(.place), 7, "The place is too long."),
            (.field(.from), 7, "The origin is too long."),
            (.reservation, 7, "The reservation is too long."),
            (.line("X-OTHER"), 7, "The line X-OTHER is too long."),
        ] as [(CalendarDefect.Text, Int, String)])
    func tooLong(text: CalendarDefect.Text, room: Int, sentence: String) {
        #expect(words.sentence(CalendarDefect.textTooLong(text, room: room)) == sentence)
    }

    @Test("Oddities in a file are counted and quoted")
    func oddities() {
        #expect(
            words.note(.several(count: 2)) == "It holds 2 events or notes, of which one is shown.")
        #expect(
            words.note(.ignored(property: "X-YEAR", value: "soon"))
                == "Its X-YEAR is not understood and is ignored: soon")
    }
}
