package import Domain
import FoundationInternationalization
import Presentation

/// Words for the decisions about an import.
extension Localizer {
    /// The first choice while a question is not answered.
    package var notDecided: String { say("Choose…", context: "a question of an import") }

    /// The label of a button that shows further questions, such as "Show 25 more of 60".
    package func showMore(_ count: Int, of all: Int) -> String {
        say("Show {more} more of {all}", ["more": number(count), "all": number(all)])
    }

    /// The label of a button that shows the rows that a question is about.
    package func showRows(_ count: Int) -> String {
        say(one: "Show Row", other: "Show Rows", count: count)
    }

    /// Explains how ratings become feedback.
    package var ratingsInWords: String {
        say("Imported ratings become feedback (each star counts 2). The rating itself is kept.")
    }

    /// The highest rating of a band, such as "7.5".
    package func highest(_ rating: Double) -> String { rating.formatted(.number.locale(locale)) }

    /// The caption of the field for the highest rating that becomes a feedback, with an underscore
    /// before its mnemonic. The best feedback has no field.
    package func band(_ feedback: Feedback) -> String {
        switch feedback {
        case .none: ""
        case .veryBad: say("_Very bad: up to", context: "a number")
        case .bad: say("_Bad: up to", context: "a number")
        case .soAndSo: say("_So-so: up to", context: "a number")
        case .good: say("_Good: up to", context: "a number")
        case .reallyGood: say("Really good: above that", context: "a number")
        }
    }

    /// The complaint about a number that is outside of the scale.
    package func notInScale(_ typed: String) -> String {
        say("“{text}” is not a number from 0 to 10.", ["text": typed])
    }

    /// The entry of the journal that a row may be, such as "in your journal: Das Boot (1981)".
    package func inJournal(_ entry: LikelyEntry) -> String {
        let name = entry.time.map { [entry.title, time($0)].listed } ?? entry.title
        return say("in your journal: {entry}", ["entry": name.displayIsolated])
    }

    /// The place of a row, such as "diary.csv, row 12".
    package func place(_ place: SourcePlace) -> String {
        let name = place.file.displayIsolated
        let file = place.archive.map { self.file(name, in: $0.displayIsolated) } ?? name
        return place.row.map { say("{file}, row {row}", ["file": file, "row": "\($0)"]) } ?? file
    }

    /// The file of a place, with its archive if there is one. Long names are not cut.
    package func file(of place: SourcePlace) -> String {
        place.archive.map { file(place.file, in: $0) } ?? place.file
    }

    /// A question, with the time of its row if there is only one.
    ///
    /// - Parameter written: writes a time.
    package func question(_ question: ImportQuestion, written: (ImportTime) -> String) -> String {
        let words = self.question(question.question)
        guard question.rows.count == 1, let time = question.rows[0].time else { return words }
        return say("{question} ({time})", ["question": words, "time": written(time)])
    }

    /// An answer, with its time if it has one.
    ///
    /// - Parameter written: writes a time.
    package func answer(
        _ option: ImportQuestion.Option, written: (ImportTime) -> String
    ) -> String {
        let words = answer(option.answer)
        guard let time = option.time else { return words }
        return say("{answer}, {time}", ["answer": words, "time": written(time)])
    }
}
