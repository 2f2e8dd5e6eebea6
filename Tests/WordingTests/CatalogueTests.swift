import Domain
import Foundation
import Presentation
import Testing

@testable import Wording

/// Tests of sentences in another language, which `msgfmt` compiled and the C library looks up.
///
/// Serialized, because the language is one for the process.
@Suite(.serialized)
struct CatalogueTests {
    private static let header = """
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\\n"
        "Language: de\\n"
        "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n%10==2 ? 1 : 2;\\n"


        """

    /// Makes a catalogue of these messages, runs `body` with its words, and removes it.
    private func speak<Result>(_ messages: String, _ body: (Localizer) throws -> Result) throws
        -> Result
    {
        let domain = "catalogue-\(UUID().uuidString)"
        let folder = FileManager.default.temporaryDirectory.appending(path: domain)
        let place = folder.appending(path: "xx/LC_MESSAGES")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let po = place.appending(path: "\(domain).po")
        try Data((Self.header + messages).utf8).write(to: po)
        let compiled = place.appending(path: "\(domain).mo")
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/msgfmt")
        compiler.arguments = ["-o"] + [compiled, po].map { $0.path(percentEncoded: false) }
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        return try inEnvironment(["LC_ALL": "C.UTF-8", "LANGUAGE": "xx"]) {
            let catalogue = try #require(
                Catalogue(in: folder.path(percentEncoded: false), domain: domain))
            return try body(Localizer(locale: Locale(identifier: "en_GB"), catalogue: catalogue))
        }
    }

    private func inEnvironment<Result>(
        _ variables: [String: String], _ body: () throws -> Result
    ) rethrows -> Result {
        let before = variables.map { ($0.key, ProcessInfo.processInfo.environment[$0.key]) }
        for (name, value) in variables { setenv(name, value, 1) }
        defer {
            for (name, value) in before {
                if let value { setenv(name, value, 1) } else { unsetenv(name) }
            }
            setlocale(LC_ALL, "C")
        }
        return try body()
    }

    @Test("A text is said as it was translated, by its context where it has one")
    func texts() throws {
        let messages = """
            msgid "Save"
            msgstr "Sichern"

            msgctxt "of a goal"
            msgid "Save"
            msgstr "Parade"
            """
        try speak(messages) { words in
            #expect(words.say("Save") == "Sichern")
            #expect(words.say("Save", context: "of a goal") == "Parade")
            #expect(words.say("Save", context: "of a soul") == "Save")
            #expect(words.say("Open") == "Open")
            #expect(words.say("") == "")
            #expect(Localizer.inEnglish.say("Save") == "Save")
        }
    }

    @Test("Numbers have the form that the other language has for them")
    func numbers() throws {
        let messages = """
            msgid "{count} trip"
            msgid_plural "{count} trips"
            msgstr[0] "eine Fahrt"
            msgstr[1] "{count} Fahrten zu zweit"
            msgstr[2] "{count} Fahrten"
            """
        try speak(messages) { words in
            func trips(_ count: Int) -> String {
                words.say(one: "{count} trip", other: "{count} trips", count: count)
            }
            #expect(trips(1) == "eine Fahrt")
            #expect(trips(22) == "\("22".isolated) Fahrten zu zweit")
            #expect(trips(0) == "\("0".isolated) Fahrten")
            #expect(words.say(one: "{count} film", other: "{count} films", count: 1) == "1 film")
        }
    }

    @Test("A translation without the places of its text, or with others, is not used")
    func places() throws {
        let messages = """
            msgid "{from} to {to}"
            msgstr "von {from} nach {to}"

            msgid "of {title}"
            msgstr "von"

            msgid "in {title}"
            msgstr "in {titel}"

            msgid "{count} of {all} trip"
            msgid_plural "{count} of {all} trips"
            msgstr[0] "eine Fahrt"
            msgstr[1] "{count} von {all} {was}"
            msgstr[2] "{all}, davon {count}"

            msgid "Braces {are} text"
            msgstr "Klammern sind Text"
            """
        try speak(messages) { words in
            #expect(words.say("{from} to {to}", ["from": "A", "to": "B"]) == "von A nach B")
            #expect(words.say("of {title}", ["title": "M"]) == "of M")
            #expect(words.say("in {title}", ["title": "M"]) == "in M")
            func trips(_ count: Int) -> String {
                words.say(
                    one: "{count} of {all} trip", other: "{count} of {all} trips", count: count,
                    ["all": "9"])
            }
            #expect(trips(1) == "1 of 9 trip")
            #expect(trips(2) == "2 of 9 trips")
            #expect(trips(3) == "9, davon 3")
            #expect(words.say("Braces {are} text") == "Klammern sind Text")
        }
    }

    @Test("A file that is no whole catalogue is told from one that is")
    func whole() throws {
        let bytes = try speak("msgid \"Save\"\nmsgstr \"Sichern\"\n") { words in
            let domain = try #require(words.catalogue).domain
            let folder = FileManager.default.temporaryDirectory.appending(path: domain)
            return try Data(contentsOf: folder.appending(path: "xx/LC_MESSAGES/\(domain).mo"))
        }
        func isWhole(_ bytes: Data) -> Bool { bytes.withUnsafeBytes(CatalogueFile.isWhole) }
        #expect(isWhole(bytes))
        for length in 0..<bytes.count {
            #expect(!isWhole(bytes.prefix(length)), "of its first \(length) bytes")
        }
        #expect(!isWhole(Data(repeating: 0xff, count: 4_096)))
        #expect(!isWhole(Data("msgid \"\"\nmsgstr \"\"\n".utf8)))
    }

    @Test(
        "The environment’s languages are those that gettext would look for; English needs none",
        arguments: [
            (["LANG": "de_AT.UTF-8"], ["de_AT", "de"]),
            (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], ["fr_FR", "fr"]),
            (["LC_ALL": "es_ES", "LC_MESSAGES": "fr_FR"], ["es_ES", "es"]),
            (["LC_ALL": "", "LANG": "ja_JP"], ["ja_JP", "ja"]),
            (["LANG": "de_DE", "LANGUAGE": "he:fr"], ["he", "fr"]),
            (["LANG": "de_DE", "LANGUAGE": "fr:en:de"], ["fr"]),
            (["LANG": "de_DE", "LANGUAGE": "en_GB:de"], []),
            (["LANG": "en_GB.UTF-8", "LANGUAGE": "de"], ["de"]),
            (["LANG": "sr_RS.UTF-8@latin"], ["sr_RS@latin", "sr@latin", "sr_RS", "sr"]),
            (["LANG": "en_GB.UTF-8"], []), (["LANG": "C", "LANGUAGE": "de"], []),
            (["LANG": "POSIX"], []), ([:], []), (["LANG": "C.UTF-8"], []),
            (["LANG": "de_DE", "LANGUAGE": "../../x"], []),
        ])
    func languages(environment: [String: String], names: [String]) {
        #expect(PreferredLanguages.preferred(environment: environment) == names)
    }

    @Test("A sentence within a sentence is in the reader's language as well")
    func nested() throws {
        let messages = """
            msgid "It could not be opened. {reason}"
            msgstr "Es war nicht zu öffnen. {reason}"

            msgid "You do not have permission."
            msgstr "Keine Berechtigung."
            """
        let error = FileError.notOpened(EACCES)
        #expect(
            Localizer.inEnglish.reason(error)
                == "It could not be opened. You do not have permission.")
        try speak(messages) { words in
            #expect(words.reason(error) == "Es war nicht zu öffnen. Keine Berechtigung.")
        }
    }

    @Test("Days and lines are read in the language of the sentences as well")
    func typedWords() throws {
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 23))
        let yesterday = try #require(CalendarDay(year: 2026, month: 11, day: 22))
        try speak("") { words in
            #expect(words.dayWords.near["gestern"] == -1 && words.dayWords.near["today"] == 0)
            #expect(words.dayWords.months["märz"] == 3 && !words.dayWords.isMonthFirst)
            let trip = TripLineReader.line(
                "gestern Köln 14:02 → Wien ausgefallen",
                words: words.tripLineWords(today: today, known: .none))
            #expect(trip.day == yesterday && trip.from == "Köln" && trip.refused.isEmpty)
        }
    }
}
