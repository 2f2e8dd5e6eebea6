import Domain
import Foundation

extension ColumnGuess {
    /// Returns the forms of the values that the headings and the first rows tell.
    func forms(of mapping: ColumnMapping) -> ColumnForms {
        var forms = ColumnForms()
        forms.distance = distanceUnit(of: mapping).unit
        forms.runningTime = timeUnit(of: mapping).unit
        if let ratings = mapping.columns[.field(.rating)] {
            forms.scale = statedScale(of: ratings)
            forms.areMarks = headings[ratings].names("note") && !headings[ratings].names("own")
        }
        if let column = mapping.columns[.field(.fare)] {
            forms.currency = Self.currency(in: sample.titles[column])
        }
        if let column = mapping.columns[.field(.directors)] {
            forms.hasLastNamesFirst = sample.share(column, Self.isLastNameFirst) >= 0.8
        }
        if let column = mapping.columns[.cancelled] {
            for word in sample.values[column] where WrittenKind.isCancelled(word) {
                forms.words[.cancelled, default: [:]][word.lowercased()] = "yes"
            }
        }
        if let fare = mapping.columns[.field(.fare)], mapping.columns[.currency] == nil,
            let currency = headings[fare].currency
        {
            forms.texts[.currency] = [ColumnText([.text(currency)])]
        }
        if let service = wholeService(of: mapping) { forms.texts[.field(.service)] = service }
        if mapping.kind == .trip {
            forms.texts.merge(coordinates(beside: mapping)) { text, _ in text }
            forms.texts.merge(datedTimes(beside: mapping)) { text, _ in text }
        }
        return forms
    }

    /// Returns the currency that a heading names, such as `Price (€)` or `Fare GBP`, or empty.
    private static func currency(in heading: String) -> String {
        let words = heading.split { $0.isWhitespace || "()[]/,:".contains($0) }.map(String.init)
        return words.dropFirst().firstNonNil { word in
            let isWord = word != word.uppercased() && word.utf8.allSatisfy { $0 < 0x80 }
            return isWord ? nil : ColumnNumbers.code(of: word).unlessEmpty
        } ?? ""
    }

    /// Returns the unit of distances, and whether neither the heading nor the values name it.
    func distanceUnit(of mapping: ColumnMapping) -> (unit: DistanceUnit, isDoubtful: Bool) {
        guard let column = mapping.columns[.field(.distance)] else { return (.kilometres, false) }
        for (notion, unit) in [
            ("km", DistanceUnit.kilometres), ("metres", .metres), ("miles", .miles),
        ] where headings[column].names(notion) {
            return (unit, false)
        }
        let amounts = sample.values[column].compactMap { WrittenNumber.amount($0, mark: nil) }
        guard amounts.contains(where: { $0.unit.isEmpty }) else { return (.kilometres, false) }
        let speeds = sample.speeds(mapping)
        let isFar = amounts.contains { $0.unit.isEmpty && $0.number > Self.longestWay }
        let isFast = speeds.median.map { $0 > Self.greatestSpeed } ?? false
        return (isFar || isFast ? .metres : .kilometres, true)
    }

    /// Half of the Earth's circumference, in kilometres.
    private static let longestWay: Decimal = 20_100
    /// The speed of a fast aeroplane, in kilometres per hour.
    private static let greatestSpeed = 1_300.0

    /// Returns the unit of running times or durations that are only numbers, and whether neither
    /// the heading nor the size of the numbers tells it.
    func timeUnit(of mapping: ColumnMapping) -> (unit: RunningTimeUnit, isDoubtful: Bool) {
        let column = mapping.columns[.field(.runningTime)] ?? mapping.columns[.duration]
        guard let column else { return (.minutes, false) }
        for (notion, unit) in [
            ("seconds", RunningTimeUnit.seconds), ("minutes", .minutes), ("hours", .hours),
        ] where headings[column].names(notion) {
            return (unit, false)
        }
        guard let usual = sample.values[column].compactMap({ Double($0) }).median else {
            return (.minutes, false)
        }
        return switch usual {
        case 1_000...: (.seconds, true)
        case ..<10: (.hours, true)
        default: (.minutes, false)
        }
    }

    /// Returns the scale that a heading states, such as `Rating (1–10)`, or `nil` if it states none.
    private func statedScale(of column: Int) -> RatingScale? {
        if headings[column].names("school") { return .school }
        let numbers = headings[column].numbers
        if numbers == [1, 6] { return .school }
        return numbers.last.flatMap { RatingScale(rawValue: "\($0)") }
    }

    /// Whether a name is that of one person, the last name first, as in `Varda, Agnès`.
    private static func isLastNameFirst(_ text: String) -> Bool {
        text.split { ";|/&".contains($0) }.allSatisfy { name in
            let parts = name.split(separator: ",")
            return parts.count == 2 && parts[0].split(separator: " ").count == 1
        }
    }

    /// Returns the text of a service whose number and kind are in two columns, such as `RE` and
    /// `5`, or `nil` if one column has both.
    private func wholeService(of mapping: ColumnMapping) -> [ColumnText]? {
        guard let number = mapping.columns[.field(.service)],
            let kind = mapping.columns[.field(.mode)],
            sample.share(number, { Int($0) != nil }) >= 0.8,
            sample.share(kind, { WrittenMode.isService($0) }) >= 0.8
        else { return nil }
        return [
            ColumnText([.column(kind), .text(" "), .column(number)]), .column(kind),
            .column(number),
        ]
    }

    /// The coordinates of the ends whose latitude and longitude are in two columns.
    private func coordinates(beside mapping: ColumnMapping) -> [ColumnMeaning: [ColumnText]] {
        func column(_ notion: String, _ end: TripStop, most: Double) -> Int? {
            headings.indices.first { column in
                mapping.meaning(of: column) == nil && headings[column].names(notion)
                    && headings[column].end == end
                    && sample.share(column) { Double($0).map { abs($0) <= most } == true } >= 0.5
            }
        }
        var texts: [ColumnMeaning: [ColumnText]] = [:]
        for end in TripStop.allCases {
            let meaning = ColumnMeaning.field(end == .departure ? .fromCoordinates : .toCoordinates)
            guard mapping.columns[meaning] == nil,
                let latitude = column("latitude", end, most: 90),
                let longitude = column("longitude", end, most: 180)
            else { continue }
            texts[meaning] = [ColumnText([.column(latitude), .text(", "), .column(longitude)])]
        }
        return texts
    }

    /// The times whose date is in a column of its own beside that of the departure.
    private func datedTimes(beside mapping: ColumnMapping) -> [ColumnMeaning: [ColumnText]] {
        var texts: [ColumnMeaning: [ColumnText]] = [:]
        for (field, end) in [
            (FieldName.arrival, TripStop.arrival), (.actualDeparture, .departure),
            (.actualArrival, .arrival),
        ] {
            guard let time = mapping.columns[.field(field)],
                sample.share(time, { WrittenClock($0)?.date.isEmpty == true }) >= 0.5
            else { continue }
            let isActual = field != .arrival
            let date = headings.indices.first { column in
                mapping.meaning(of: column) == nil && headings[column].names("date")
                    && headings[column].end == end
                    && headings[column].names("actual") == isActual
                    && sample.share(column, ColumnValues.isDay) >= 0.5
            }
            guard let date else { continue }
            texts[.field(field)] = [
                ColumnText([.column(date), .text(" "), .column(time)]), .column(time),
            ]
        }
        return texts
    }

    /// The means of transport of trips without one of their own, and whether a question should
    /// confirm it.
    func mode(
        of mapping: ColumnMapping, airports: (any FindsAirports)?
    ) -> (mode: TravelMode, isDoubtful: Bool) {
        let said = WrittenMode.mode(headings: headings)
        if said == .flight { return (.flight, false) }
        let ends = [FieldName.from, .to].compactMap { mapping.columns[.field($0)] }
        let areAirports =
            ends.count == 2
            && ends.allSatisfy { end in
                sample.share(end) { name in
                    Airport.code(in: AirportText.place(name, airports))
                        .flatMap { airports?.airport(code: $0) } != nil
                } >= 0.8
            }
        if areAirports, mapping.columns[.field(.mode)] == nil { return (.flight, true) }
        return (said ?? .other, false)
    }
}

extension ColumnSample {
    /// The speeds of the first trips, in the unit of the distances per hour.
    fileprivate func speeds(_ mapping: ColumnMapping) -> [Double] {
        guard let distance = mapping.columns[.field(.distance)],
            let departure = mapping.columns[.field(.departure)],
            let arrival = mapping.columns[.field(.arrival)]
        else { return [] }
        return cells.compactMap { row in
            guard let amount = WrittenNumber.amount(row[distance], mark: nil)?.number,
                let start = WrittenClock(row[departure]), let end = WrittenClock(row[arrival])
            else { return nil }
            let minutes = (end.minuteOfDay - start.minuteOfDay + 1_440) % 1_440
            return minutes > 0 ? Double("\(amount)").map { $0 * 60 / Double(minutes) } : nil
        }
    }
}

extension Heading {
    /// The end of a trip that the heading names, or `nil` if it names none or both.
    fileprivate var end: TripStop? {
        let isFrom = ["from", "origin", "departure", "start", "boarding"].contains(where: names)
        let isTo = ["to", "destination", "arrival", "end"].contains(where: names)
        return isFrom == isTo ? nil : isFrom ? .departure : .arrival
    }
}

extension WrittenClock {
    fileprivate var minuteOfDay: Int { hour * 60 + minute }
}

extension [Double] {
    /// The middle one of the numbers, or `nil` if there are none.
    fileprivate var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}

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
