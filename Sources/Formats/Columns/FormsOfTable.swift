import Domain

/// The forms of a table's values as they are guessed or answered, with the questions about those
/// that neither the headings nor the values prove.
struct FormsOfTable {
    var forms: ColumnForms
    /// The means of transport of trips that do not name their own.
    private(set) var mode: TravelMode
    private(set) var questions: [ImportQuestion] = []

    private typealias Option = ImportQuestion.Option

    init(
        of file: String, _ guess: ColumnGuess, _ mapping: ColumnMapping,
        airports: (any FindsAirports)?, answers: ImportAnswers
    ) {
        forms = guess.forms(of: mapping)
        mode = .other
        let distance = guess.distanceUnit(of: mapping)
        if distance.isDoubtful {
            let options = [
                Option("km", .kilometres), Option("m", .metres), Option("mi", .miles),
            ]
            let answer = ask(
                "distance|\(file)", .distanceUnit(file: file), options,
                preset: distance.unit.rawValue, answers)
            forms.distance = DistanceUnit(rawValue: answer) ?? distance.unit
        }
        let time = guess.timeUnit(of: mapping)
        if time.isDoubtful {
            let options = [
                Option("min", .minutes), Option("s", .seconds), Option("h", .hours),
            ]
            let answer = ask(
                "time|\(file)", .timeUnit(file: file), options, preset: time.unit.rawValue, answers)
            forms.runningTime = RunningTimeUnit(rawValue: answer) ?? time.unit
        }
        guard mapping.kind == .trip else { return }
        let (mode, isDoubtful) = guess.mode(of: mapping, airports: airports)
        self.mode = mode
        if isDoubtful {
            let options = [Option("yes", .flights), Option("no", .otherTrips)]
            let answer = ask(
                "flights|\(file)", .flights(file: file), options, preset: "yes", answers)
            if answer == "no" { self.mode = .other }
        }
    }

    /// Adds a question and returns its answer, or else the preset.
    private mutating func ask(
        _ id: ImportQuestion.ID, _ question: SourceQuestion, _ options: [Option], preset: String,
        _ answers: ImportAnswers
    ) -> ImportQuestion.Option.ID {
        let question = ImportQuestion(
            id: id, question, options: options, preset: preset, rows: [])
        questions.append(question)
        return ImportChoices(answers: answers).answer(to: question) ?? preset
    }
}
