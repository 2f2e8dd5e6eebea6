import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

@Suite("Two texts of one entry made one")
struct JoinedTextTests {
    private let moment = Date(timeIntervalSince1970: 1_795_000_000)

    /// Returns a film with lines by another program, changed at an hour of one day.
    private func text(_ hour: Int, _ lines: String...) -> [UInt8] {
        let stamp = "20261118T\(hour < 10 ? "0" : "")\(hour)0000Z"
        return Array(
            calendar(
                (["BEGIN:VJOURNAL", "UID:1", "SUMMARY:M", "LAST-MODIFIED:\(stamp)"] + lines
                    + ["END:VJOURNAL"]).joined(separator: "\r\n")
            ).utf8)
    }

    private func join(
        _ one: [UInt8], _ other: [UInt8], from common: [UInt8]? = nil
    ) throws -> (film: Film, text: String, joined: JoinedText) {
        let joined = try JoinedText(one, other, from: common, at: moment)
        let turned = try JoinedText(other, one, from: common, at: moment)
        #expect(joined.bytes == turned.bytes, "whichever is named first")
        let text = String(decoding: joined.bytes, as: UTF8.self)
        return (try film(text), text, joined)
    }

    @Test("Tags and feedback are those of both, each once and in the order of their moments")
    func unions() throws {
        let common = "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20261110T000000Z:GOOD"
        let (film, _, joined) = try join(
            text(
                1, "CATEGORIES:Film,a,b", common,
                "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20261112T000000Z:BAD"),
            text(
                2, "CATEGORIES:Film,b,c", common,
                "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20261111T000000Z:REALLY-GOOD"))
        #expect(Set(film.tags) == ["a", "b", "c"] && film.tags.count == 3)
        #expect(film.feedbackGiven.map(\.feedback) == [.good, .reallyGood, .bad])
        #expect(joined.differences.map(\.outcome) == [.both, .both])
    }

    @Test("One's own rating and that of others are both kept, whichever was written later")
    func ratings() throws {
        let (film, _, joined) = try join(
            text(1, "CATEGORIES:Film", "X-COUNTERFOIL-RATING;X-SOURCE=Letterboxd:4/5"),
            text(2, "CATEGORIES:Film", "X-COUNTERFOIL-RATING;X-SOURCE=IMDb;X-BY=OTHERS:7.9/10"))
        #expect(film.rating?.value == "4/5" && film.ratingOfOthers?.value == "7.9/10")
        #expect(joined.differences.map(\.field) == [.rating, .ratingOfOthers])
        #expect(joined.differences.filter(\.isContested).isEmpty)
    }

    @Test("Where a value differs the later text decides, and a blank gives way; each is named")
    func values() throws {
        let (film, _, joined) = try join(
            text(1, "CATEGORIES:Film", "LOCATION:Roxy", "DESCRIPTION:Long"),
            text(2, "CATEGORIES:Film", "LOCATION:Lido"))
        #expect(film.place == "Lido" && film.notes == "Long")
        #expect(
            joined.differences == [
                FieldDifference(
                    .place, .chosen(.text("Lido"), instead: .text("Roxy"), by: .later)),
                FieldDifference(.notes, .chosen(.text("Long"), instead: nil, by: .onlyOne)),
            ])
    }

    @Test("With the common text, what one of them changed or took away counts")
    func common() throws {
        let before = text(0, "CATEGORIES:Film,a,b", "LOCATION:Roxy", "DESCRIPTION:Long")
        let (film, _, joined) = try join(
            text(1, "CATEGORIES:Film,a", "LOCATION:Lido", "DESCRIPTION:Long"),
            text(2, "CATEGORIES:Film,a,b,c", "LOCATION:Roxy"), from: before)
        #expect(film.place == "Lido" && film.notes.isEmpty && film.tags == ["a", "c"])
        #expect(joined.differences.filter(\.isContested).isEmpty)
    }

    @Test("Lines and alarms of other programs come along, and where they differ the later stay")
    func foreign() throws {
        let (_, text, joined) = try join(
            text(
                1, "CATEGORIES:Film", "PRIORITY:1", "X-ONE:1", "COMMENT:x", "BEGIN:VALARM",
                "TRIGGER:-PT5M", "END:VALARM"),
            text(2, "CATEGORIES:Film", "PRIORITY:2", "X-TWO:2", "COMMENT:y"))
        for line in ["PRIORITY:2", "X-ONE:1", "X-TWO:2", "COMMENT:x", "COMMENT:y", "TRIGGER:-PT5M"]
        {
            #expect(
                text.components(separatedBy: "\r\n").filter { $0 == line }.count == 1, "\(line)")
        }
        #expect(joined.properties.map(\.name) == ["PRIORITY"])
    }

    @Test("A property of other programs is that of the text that was chosen, whichever is later")
    func chosenProperties() throws {
        let original = text(
            2, "CATEGORIES:Film", "PRIORITY:1", "X-LINK;X-KIND=a:b\\,c", "X-SAME;X-KIND=a:1")
        let copy = text(
            1, "CATEGORIES:Film", "PRIORITY:2", "X-LINK;X-KIND=a:d", "X-SAME;X-KIND=b:1")
        let compared = try JoinedText(original, copy, from: nil, at: moment).properties
        #expect(
            compared == [
                ComparedProperty("PRIORITY", original: "1", copy: "2"),
                ComparedProperty("X-LINK", original: "b,c", copy: "d"),
                ComparedProperty(
                    "X-SAME", original: "X-SAME;X-KIND=a:1", copy: "X-SAME;X-KIND=b:1"),
            ])
        for (one, other, isTurned) in [(original, copy, false), (copy, original, true)] {
            let (first, second) = isTurned ? ("2", "1") : ("1", "2")
            for (choice, value) in [(TextChoice.original, first), (.copy, second)] {
                let choices = Dictionary(
                    uniqueKeysWithValues: compared.map { ($0.name, choice) })
                let joined = try JoinedText(
                    one, other, from: nil, choosing: TextChoices(properties: choices), at: moment)
                let text = String(decoding: joined.bytes, as: UTF8.self)
                #expect(joined.isLossless)
                #expect(text.contains("PRIORITY:\(value)\r\n"))
                #expect(text.components(separatedBy: "PRIORITY:").count == 2)
                #expect(text.components(separatedBy: "X-LINK").count == 2)
            }
        }
    }

    @Test("Alarms that differ are those of one text, or of both")
    func alarms() throws {
        func film(_ hour: Int, _ trigger: String) -> [UInt8] {
            text(
                hour, "CATEGORIES:Film", "BEGIN:VALARM", "TRIGGER:\(trigger)", "END:VALARM")
        }
        let (original, copy) = (film(2, "-PT5M"), film(1, "-PT9M"))
        let compared = try JoinedText(original, copy, from: nil, at: moment).properties
        #expect(
            compared == [
                ComparedProperty(
                    "VALARM", original: "TRIGGER:-PT5M", copy: "TRIGGER:-PT9M", canKeepBoth: true)
            ])
        for (choice, triggers) in [
            (TextChoice.original, ["-PT5M"]), (.copy, ["-PT9M"]), (.both, ["-PT5M", "-PT9M"]),
        ] {
            let joined = try JoinedText(
                original, copy, from: nil,
                choosing: TextChoices(properties: ["VALARM": choice]), at: moment)
            let lines = String(decoding: joined.bytes, as: UTF8.self)
                .components(separatedBy: "\r\n")
            #expect(
                lines.filter { $0.hasPrefix("TRIGGER:") } == triggers.map { "TRIGGER:" + $0 })
            #expect(lines.count { $0 == "BEGIN:VALARM" } == triggers.count)
            #expect(lines.count { $0 == "END:VALARM" } == triggers.count)
            #expect(lines.contains("SUMMARY:M"))
        }
    }

    @Test(
        "Both notes are the paragraphs of the earlier text and then what the later one has beside")
    func bothNotes() throws {
        for (later, earlier, both) in [
            ("A\\n\\nC", "A\\n\\nB", "A\n\nB\n\nC"), ("A and more", "A", "A and more"),
            ("A", "A and more", "A and more"), ("B", "A", "A\n\nB"),
        ] {
            let joined = try JoinedText(
                text(2, "CATEGORIES:Film", "DESCRIPTION:\(later)"),
                text(1, "CATEGORIES:Film", "DESCRIPTION:\(earlier)"), from: nil,
                choosing: [.notes: .both], at: moment)
            guard case .film(let film) = joined.entry else { throw JournalError.cancelled }
            #expect(film.notes == both)
        }
    }

    @Test("What a person chose counts, whichever text was written later")
    func chosen() throws {
        let original = text(
            2, "CATEGORIES:Film,a", "LOCATION:Roxy", "X-COUNTERFOIL-GENRES:Drama")
        let copy = text(1, "CATEGORIES:Film,b", "LOCATION:Lido", "X-COUNTERFOIL-GENRES:Crime")
        for (one, other, place, copys) in [
            (original, copy, TextChoice.copy, "Lido"), (copy, original, .original, "Lido"),
        ] {
            let joined = try JoinedText(
                one, other, from: nil,
                choosing: [.place: place, .tags: place, .genres: .both], at: moment)
            guard case .film(let film) = joined.entry else { throw JournalError.cancelled }
            #expect(film.place == copys && film.tags == ["b"])
            #expect(film.genres == ["Drama", "Crime"])
            #expect(joined.differences == [])
        }
    }

    @Test("Equal texts, and one that says all of the other, are left as they are")
    func equal() throws {
        let one = text(2, "CATEGORIES:Film,a", "LOCATION:Roxy")
        #expect(try JoinedText(one, one, from: nil, at: moment).bytes == one)
        #expect(try join(one, text(1, "CATEGORIES:Film,a")).joined.bytes == one)
    }

    @Test("A film that was seen on one side is seen, with the tags that the other side kept")
    func seen() throws {
        let wanted = Film(title: "Ran", tags: ["war"], isWanted: true)
        let (bytes, _) = try EntryText.new(.film(wanted), uid: "a", at: moment)
        let done = String(decoding: bytes, as: UTF8.self).replacing(
            "STATUS:NEEDS-ACTION",
            with: "STATUS:COMPLETED\r\nCOMPLETED:20261118T120000Z\r\n"
                + "LAST-MODIFIED:20261101T000000Z"
        ).components(separatedBy: "\r\n").filter { !$0.contains("war") }.joined(separator: "\r\n")
        let joined = try JoinedText(Array(done.utf8), bytes, from: nil, at: moment)
        guard case .film(let film) = joined.entry else { throw JournalError.cancelled }
        #expect(!film.isWanted && film.watched != nil && film.tags == ["war"])
    }

    @Test("The version is no older than that of either text")
    func sequence() throws {
        let (_, text, _) = try join(
            text(1, "CATEGORIES:Film", "SEQUENCE:7", "DESCRIPTION:x"),
            text(2, "CATEGORIES:Film", "SEQUENCE:3"))
        #expect(text.contains("SEQUENCE:7\r\n") && text.contains("LAST-MODIFIED:20261118T1106"))
    }

    @Test("Different entries, and texts without entries, are not joined")
    func apart() throws {
        let one = text(1, "CATEGORIES:Film")
        let other = String(decoding: one, as: UTF8.self).replacing("UID:1", with: "UID:2")
        #expect(throws: JoinedText.Failure.differentEntries) {
            try JoinedText(one, Array(other.utf8), from: nil, at: moment)
        }
        #expect(throws: JoinedText.Failure.text(1, .noEntry(.note))) {
            try JoinedText(one, text(1), from: nil, at: moment)
        }
    }
}
