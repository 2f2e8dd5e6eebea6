import Domain
import Glibc
import Testing
import Wording

struct ImportWordsTests {
    private let words = Localizer.inEnglish

    @Test(
        "What keeps a row from being read quotes it, and says what would be right",
        arguments: [
            (RowTrouble.noDate("soon"), "“soon” is not a date."),
            (.noValue("stars", of: .scale), "“stars” cannot be the feedback scale."),
            (
                .noNumber("x", of: .originalTitle),
                "“x” cannot be the original title: it is not a number."
            ),
            (.wrongKind(key: "year"), "Its “year” is of the wrong kind."),
            (.wrongKind(key: nil), "It is of the wrong kind."),
            (
                .longRow(most: 2),
                "The row is longer than 2 MB; perhaps a quotation mark is never closed."
            ),
            (.tookTooLong(seconds: 1), "Reading it took longer than 1 second."),
            (.tookTooLong(seconds: 20), "Reading it took longer than 20 seconds."),
        ])
    func trouble(trouble: RowTrouble, sentence: String) {
        #expect(words.sentence(trouble) == sentence)
    }

    @Test("The button of an import names one kind of rows, and entries of several")
    func button() {
        func rows(_ kinds: EntryKind...) -> [ImportRow] {
            kinds.map { ImportRow($0, at: SourcePlace(file: "a.csv"), title: "A") }
        }
        #expect(words.importing([]) == "_Import")
        #expect(words.importing(rows(.film)) == "_Import 1 Film")
        #expect(words.importing(rows(.film, .film)) == "_Import 2 Films")
        #expect(words.importing(rows(.trip, .trip)) == "_Import 2 Trips")
        #expect(words.importing(rows(.pass)) == "_Import 1 Entry")
        #expect(words.importing(rows(.film, .trip, .trip)) == "_Import 3 Entries")
        // The summary below counts lists by themselves.
        let list = ImportRow(nil, at: SourcePlace(file: "a.csv"), title: "A", isList: true)
        #expect(words.importing(rows(.film, .film) + [list]) == "_Import 2 Films")
        #expect(words.importing([list, list]) == "_Import 2 Lists")
    }

    @Test("A quoted text, or a title, may be of any length and does not fill the window")
    func long() {
        let long = String(repeating: "m", count: 8_000)
        let place = SourcePlace(file: "diary.csv", row: 2)
        for sentence in [
            words.sentence(RowTrouble.noDate(long)), words.sentence(RowTrouble.missing(key: long)),
            words.remark(.noRating(long, best: 5)),
            words.remark(.otherPlace(said: long, title: long)),
            words.remark(.walk(from: long, to: long)), words.question(.event(title: long)),
            words.question(.review(film: long, place: place)),
            words.question(.dayOrder(file: long)),
            words.question(.letterboxdKind(file: long)),
            words.place(SourcePlace(file: long, row: 2, archive: long)),
            words.sentence(CalendarDefect.brokenOff(component: long)),
            words.sentence(CalendarDefect.zone(.endless(long))),
            words.sentence(FolderTrouble.notWritable(title: long, .notUTF8)),
            words.question(.sameViewing(1, film: long, source: "diary.csv")),
            words.question(.differing(1, title: long)),
        ] {
            #expect((61...400).contains(sentence.count))
        }
    }

    @Test(
        "A remark about a row names the end of the trip it is about",
        arguments: [
            (
                RowRemark.otherTime(.arrival, said: "10:12", event: "10:02"),
                "The description says 10:12 for the arrival, the event 10:02; the event counts"
            ),
            (
                .otherReservation(.departure, said: "10:12", event: "10:02"),
                "The reservation says 10:12 for the departure, the event 10:02; the event counts"
            ),
            (.kept([.title, .notes]), "keeps yours: title, notes"),
            (.trouble(.unreadable(.year)), "Its year cannot be read."),
        ])
    func remark(remark: RowRemark, sentence: String) { #expect(words.remark(remark) == sentence) }

    @Test("The details of a row stand behind one another")
    func details() {
        let remarks: [RowRemark] = [
            .rating("3/5", .soAndSo), .text(""), .wanted, .added([.place, .rating]), .films(2),
        ]
        let row = ImportRow(.film, at: SourcePlace(file: "a.csv"), title: "A", remarks: remarks)
        #expect(
            words.detail(of: row)
                == "3/5: so-so · on your watchlist · adds place, rating · 2 films")
        let number = SourceAnswer.number(2, details: [.text("Metro"), .feedback(.good), .text("")])
        #expect(words.answer(number) == "Number 2: Metro, good")
        #expect(words.answer(.number(2, details: [.feedback(.none)])) == "Number 2")
    }

    @Test(
        "A reason about a file names what it is about",
        arguments: [
            (
                SourceTrouble.noColumn("Movie", of: ["A", "B"]),
                "It has no column “Movie”. Its columns are: A, B."
            ),
            (
                .severalColumns("note", [3, 4]),
                "Several of its columns are called “note”. Name one by its place: #3, #4."
            ),
            (.columnTwice("A"), "The column “A” cannot be two things at once."),
            (.empty, "There are no files in it."),
        ])
    func trouble(trouble: SourceTrouble, sentence: String) {
        #expect(words.reason(trouble) == sentence)
        let error = ImportError.unreadable(SourcePlace(file: "a.csv"), trouble)
        #expect(words.sentence(error) == "a.csv: " + sentence)
    }

    @Test("A file of an archive is named with it, and what the system says of a file is said")
    func sources() {
        #expect(words.file("diary.csv", in: "all.zip") == "diary.csv in all.zip")
        #expect(
            words.reason(SourceTrouble.file(.notOpened(EACCES)))
                == "It could not be opened. You do not have permission.")
        #expect(words.note(.calendar("a.ics", by: [])) == "Calendar: a.ics")
        #expect(words.note(.calendar("a.ics", by: ["A", "B"])) == "Calendar: a.ics (A, B)")
        #expect(
            words.note(.backup("b.zip", searches: 2))
                == "Counterfoil’s backup: b.zip, with 2 saved searches")
        #expect(words.title(ofImport: ["a.csv"]) == "a.csv")
        #expect(words.title(ofImport: ["a.csv", "b.csv"]) == "2 files")
        let files = (0..<21).map { "\($0).nfo" }
        #expect(words.note(.export(of: "Kodi", files: files)) == "Kodi: 21 files")
        #expect(words.note(.sheet("Two", of: "a.ods")) == "Only the sheet “Two” of a.ods is read.")
        #expect(
            words.note(.encoding(of: "a.csv", "Windows-1251"))
                == "a.csv is not UTF-8 and is read as Windows-1251.")
    }

    @Test(
        "A question names the only row, and counts several",
        arguments: [
            (
                SourceQuestion.differing(1, title: "M (1931)"),
                "M (1931) differs from the entry in the journal. Which version counts?"
            ),
            (
                .differing(2, title: "M (1931)"),
                "2 entries differ from those in the journal. Which version counts?"
            ),
            (
                .sameViewing(1, film: "M (1931)", source: ""),
                "M (1931) may already be in your journal, but only one of the two has a date. "
                    + "Same viewing?"
            ),
            (
                .sameViewing(2, film: "M (1931)", source: "Trakt"),
                "2 films from Trakt may already be in your journal, but only one of each pair has "
                    + "a date. Same viewings?"
            ),
            (
                .wasWanted(1, film: "M (1931)"),
                "You wanted to see M (1931). Was it this viewing?"
            ),
            (
                .wasWanted(2, film: "M (1931)"),
                "You wanted to see 2 films. Were they these viewings?"
            ),
            (
                .entry("M", times: 2, place: SourcePlace(file: "a.csv", row: 3)),
                "M is in the journal twice. Which one is a.csv, row 3?"
            ),
            (
                .events(title: "A to B", isRest: true),
                "Are the other events titled like “A to B” trips?"
            ),
        ])
    func question(question: SourceQuestion, sentence: String) {
        #expect(words.question(question) == sentence)
    }

    @Test("Rows that cannot be read are counted before an import and after it")
    func unreadable() {
        func row(_ kind: EntryKind?) -> ImportRow {
            ImportRow(kind, at: SourcePlace(file: "a.csv", row: 2), title: "Gilda")
        }
        let preview = ImportPreview(
            groups: [
                ImportGroup(.new, rows: [row(.film)]), ImportGroup(.unreadable, rows: [row(nil)]),
            ], batch: EntryBatch(additions: [.entry(.film(Film(title: "Gilda")))]))
        #expect(words.summary(of: preview) == "1 entry will be added. 1 row cannot be read.")
        #expect(words.done(preview) == ["Imported 1 film.", "1 row could not be read."])
        let nothing = ImportPreview(groups: [ImportGroup(.unreadable, rows: [row(nil), row(nil)])])
        #expect(
            words.summary(of: nothing)
                == "There is nothing that can be imported. 2 rows cannot be read.")
    }
}
