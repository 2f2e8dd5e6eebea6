import Domain
import EntryFeature
import Foundation
import Presentation
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

struct FilmFormCheckTests {
    private let words = Localizer(locale: Locale(identifier: "en_GB"))

    /// Returns the check of a draft as if it was typed.
    private func check(_ draft: FilmDraft, from film: Film = Film(title: "")) -> FilmFormCheck {
        FilmForm.of(film, words: words).check(draft, isToBeWhole: true)
    }

    @Test("A title is needed and enough", arguments: ["", " ", "\n"])
    func title(_ nothing: String) {
        #expect(
            check(FilmDraft(title: nothing))
                == FilmFormCheck(
                    complaints: [.title: words.complaint(FilmError.emptyTitle)], canSave: false))
        #expect(check(FilmDraft(title: "M")) == FilmFormCheck(canSave: true))
    }

    @Test("Before anything was typed there is nothing to complain of, and nothing to save")
    func untouched() {
        #expect(
            FilmForm.of(Film(title: ""), words: words).check(FilmDraft())
                == FilmFormCheck(canSave: false))
    }

    @Test(
        "A year is a number that a film can be of, or unknown",
        arguments: [
            ("", nil), (" 1945 ", nil), ("1870", nil), ("2200", nil),
            ("forty-five", .yearIsNoNumber("forty-five")), (" 19.45", .yearIsNoNumber("19.45")),
            ("1869", .impossibleYear(1869)), ("2201", .impossibleYear(2201)),
            ("99999999999999999999", .yearIsNoNumber("99999999999999999999")),
        ] as [(String, FilmError?)])
    func year(_ typed: String, _ error: FilmError?) {
        let check = check(FilmDraft(title: "M", year: typed))
        #expect(check.complaints[.year] == error.map { words.sentence($0) })
        #expect(check.canSave == (error == nil))
    }

    @Test(
        "A viewing is a positive number, or unknown",
        arguments: [
            ("", true), ("1", true), (" 12", true), ("0", false), ("-1", false), ("2nd", false),
        ])
    func viewing(_ typed: String, _ isFine: Bool) {
        let check = check(FilmDraft(title: "M", viewing: typed))
        #expect(
            check.complaints[.viewing]
                == (isFine ? nil : words.sentence(FilmError.viewingIsNoNumber(typed))))
        #expect(check.canSave == isFine)
    }

    @Test(
        "A link is an address of the web, or none",
        arguments: [
            ("", true), ("https://example.org/film", true), ("HTTP://example.org", true),
            (" https://example.org/ü?q=1 ", true), ("example.org", false), ("https://", false),
            ("file:///etc/passwd", false), ("javascript:alert(1)", false),
            ("https://example.org/a film", false),
        ])
    func link(_ typed: String, _ isFine: Bool) {
        let check = check(FilmDraft(title: "M", link: typed))
        #expect(
            check.complaints[.link]
                == (isFine ? nil : words.sentence(FilmError.linkIsNoAddress(typed))))
        #expect(check.canSave == isFine)
    }

    @Test("A day that is in no calendar is said to be none, as it is typed")
    func day() {
        let november = check(FilmDraft(title: "M", day: "2026-11-31"))
        #expect(november.complaints == [.day: "31 November 2026 is not a date."])
        #expect(
            check(FilmDraft(title: "M", day: "last")).complaints
                == [.day: "“last” is not a date."])
        #expect(!check(FilmDraft(title: "M", day: "2026-02-29")).canSave)
        #expect(check(FilmDraft(title: "M", day: "2028-02-29")).canSave)
    }

    @Test("An invalid value from another program has no complaint until it is changed")
    func foreign() {
        let original = Film(title: "M", link: "gopher://example.org")
        var draft = FilmForm.of(original).draft
        draft.place = "Kino"
        #expect(check(draft, from: original).canSave)
        draft.link = "gopher://example.net"
        #expect(!check(draft, from: original).canSave)
    }

    @Test(
        "A running time is a number of minutes",
        arguments: [("", true), ("86", true), ("0", false), ("1 hr", false), ("100001", false)])
    func runningTime(typed: String, canSave: Bool) {
        let check = check(FilmDraft(title: "M", runningTime: typed))
        #expect(check.canSave == canSave)
        #expect((check.complaints[.runningTime] == nil) == canSave)
    }

    @Test("Every complaint is made beside its field")
    func several() {
        let check = check(FilmDraft(year: "x", viewing: "x", link: "x"))
        #expect(Set(check.complaints.keys) == [.title, .year, .viewing, .link])
        #expect(!check.canSave)
    }
}
