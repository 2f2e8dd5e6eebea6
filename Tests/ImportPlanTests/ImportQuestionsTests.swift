import Domain
import TestSupport
import Testing

@testable import Formats

@Suite("What only a person can decide")
struct ImportQuestionsTests {
    private let records: [ImportRecord] = [
        .film("Gilda", key: "1", source: "IMDb"), .film("Laura", key: "2", source: "IMDb"),
    ]

    private var prepared: [PreparedRecord] {
        records.enumerated().map {
            PreparedRecord($1, at: $0, bands: .usual, gazetteer: PlacesDouble())
        }
    }

    private func questions(_ answers: [String: String] = [:]) -> ImportQuestions {
        ImportQuestions(about: records, choices: ImportChoices(answers: answers))
    }

    private let candidates = EntryMerger(
        into: ["Metro", "Filmhaus"].enumerated().map { number, place in
            FoundEntries.One(
                id: EntryID("\(number).ics"), entry: .film("Gilda") { $0.place = place })
        }, records: 2, uids: [])

    @Test("Nothing is asked before something is doubtful")
    func nothing() {
        #expect(questions().all.isEmpty)
    }

    @Test("The entry for a record: unanswered, added, left out, or one of several")
    func whichEntry() throws {
        let asking = questions()
        #expect(asking.entry(of: prepared[0], among: [0, 1], in: candidates).answer == nil)
        let question = try #require(asking.all.first)
        #expect(question.options.map(\.id) == ["add", "leave", "is 0.ics", "is 1.ics"])
        let expected: [ImportQuestions.Answer] = [.add, .leaveOut, .entry(0), .entry(1)]
        for (option, answer) in zip(question.options, expected) {
            #expect(
                questions([question.id: option.id])
                    .entry(of: prepared[0], among: [0, 1], in: candidates).answer == answer)
        }
        candidates.merge(prepared[0].merge, of: prepared[0], into: 1)
        #expect(
            questions([question.id: "is 1.ics"])
                .entry(of: prepared[0], among: [0, 1], in: candidates).answer == .entry(nil))
    }

    @Test("Films of a source without a day are one question, in the order of their rows")
    func undated() throws {
        let asking = questions()
        #expect(asking.undated(prepared[1], latest: 0, in: candidates).answer == nil)
        #expect(asking.undated(prepared[0], latest: 1, in: candidates).answer == nil)
        let question = try #require(asking.all.first)
        #expect(asking.all.count == 1)
        #expect(question.id == "undated IMDb" && question.preset == nil)
        #expect(question.rows.map(\.title) == ["Gilda (1945)", "Laura (1945)"])
        // Each has the entry that it may be beside it, in the same order.
        #expect(question.likely.map(\.?.details.first) == [.text("Filmhaus"), .text("Metro")])
        for (option, answer) in [
            ("same", ImportQuestions.Answer.entry(1)), ("leave", .leaveOut), ("add", .add),
        ] {
            #expect(
                questions([question.id: option])
                    .undated(prepared[0], latest: 1, in: candidates).answer == answer)
        }
    }

    @Test("Which of several viewings is the film that is there")
    func several() {
        #expect(questions().viewing(of: prepared).answer == nil)
        for (answer, viewing) in [
            ("first", ImportQuestions.Viewing.first), ("last", .last), ("none", .neither),
        ] {
            #expect(questions(["viewings IMDb": answer]).viewing(of: prepared).answer == viewing)
        }
    }

    @Test("Differing values stay, unless the person says otherwise")
    func differing() {
        let asking = questions()
        #expect(!asking.isTaken(differing: prepared[0], from: candidates[0]))
        #expect(asking.all.map(\.preset) == ["keep"])
        #expect(
            questions(["differing entries": "take"])
                .isTaken(differing: prepared[0], from: candidates[0]))
    }
}
