import Domain

/// The forms of a table's values as they are guessed or answered, with the questions about those
/// that neither the headings nor the values prove.
struct FormsOfTable {
    var forms: ColumnForms
    /// The means of transport of trips that do not name their own.
    private(set) var mode: TravelMode
    private(set) var questions: [ImportQuestion] = []

    init(
        of file: String, _ guess: ColumnGuess, _ mapping: ColumnMapping,
        airports: (any FindsAirports)?, answers: ImportAnswers
    ) {
        forms = guess.forms(of: mapping)
        mode = .other
        let distance = guess.distanceUnit(of: mapping)
        if distance.isDoubtful {
            forms.distance = ask(
                "distance|\(file)", .distanceUnit(file: file),
                [(.kilometres, .kilometres), (.metres, .metres), (.miles, .miles)],
                preset: distance.unit, answers)
        }
        let time = guess.timeUnit(of: mapping)
        if time.isDoubtful {
            forms.runningTime = ask(
                "time|\(file)", .timeUnit(file: file),
                [(.minutes, .minutes), (.seconds, .seconds), (.hours, .hours)],
                preset: time.unit, answers)
        }
        guard mapping.kind == .trip else { return }
        let (mode, isDoubtful) = guess.mode(of: mapping, airports: airports)
        self.mode = mode
        if isDoubtful {
            let areFlights = ask(
                "flights|\(file)", .flights(file: file),
                [(.yes, .flights), (.no, .otherTrips)], preset: YesOrNo.yes, answers)
            if areFlights == .no { self.mode = .other }
        }
    }

    private enum YesOrNo: String {
        case yes, no
    }

    /// Adds a question and returns its answer, or else the preset.
    private mutating func ask<Answer: RawRepresentable<String>>(
        _ id: ImportQuestion.ID, _ question: SourceQuestion, _ options: [(Answer, SourceAnswer)],
        preset: Answer, _ answers: ImportAnswers
    ) -> Answer {
        questions.append(
            ImportQuestion(
                id: id, question, options: options.map { ImportQuestion.Option($0.rawValue, $1) },
                preset: preset.rawValue))
        return answers[id].flatMap(Answer.init(rawValue:)) ?? preset
    }
}
