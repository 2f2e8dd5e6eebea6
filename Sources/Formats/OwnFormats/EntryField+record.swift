import Domain
import Foundation
import JournalFormat

extension EntryField where Whole: EntryContent {
    /// Sets the field of an entry from JSON or CSV.
    ///
    /// - Throws: the defect of the value, in words for people.
    func read(_ record: FieldRecord, into whole: inout Whole) throws(RowTrouble) {
        switch (value, record) {
        case (.line(let path), .text(let text)): whole[keyPath: path] = SanitizedText.line(text)
        case (.link(let path), .text(let text)): whole[keyPath: path] = text.onOneLine
        case (.attachment(let path), .text(let text)):
            whole[keyPath: path] = TicketFile(text.onOneLine)
            if whole[keyPath: path] == nil, !text.isEmpty { throw unknown(text) }
        case (.paragraphs(let path), .text(let text)):
            whole[keyPath: path] = SanitizedText.paragraphs(text)
        case (.number(let path), .number(let number)): whole[keyPath: path] = number
        case (.flag(let path), .flag(let flag)), (.todo(let path), .flag(let flag)):
            whole[keyPath: path] = flag
        case (.day(let path), .text(let text)):
            whole[keyPath: path] = try RowTrouble.day(text, of: name)
        case (.time(let path), .time(let time)): whole[keyPath: path] = try time.time(of: name)
        case (.word(let word), .text(let text)):
            guard text.isEmpty || word.read(text, into: &whole) else { throw unknown(text) }
        case (.disruption(let path), .text(let text)):
            whole[keyPath: path] = Disruption(rawValue: text)
            if whole[keyPath: path] == nil, !text.isEmpty { throw unknown(text) }
        case (.fare(let path), .fare(let fare)): whole[keyPath: path] = try fare.fare(of: name)
        case (.coordinates(let path), .coordinates(let place)):
            whole[keyPath: path] = try place.coordinates()
        case (.distance(let path), .distance(let kilometres)):
            whole[keyPath: path] = try RowTrouble.distance(kilometres)
        case (.rating(let path, _), .rating(let rating)):
            whole[keyPath: path] = ImportedRating(
                SanitizedText.line(rating.value), source: SanitizedText.line(rating.source ?? ""))
        case (.feedbackHistory(let path), .feedbackHistory(let history)):
            whole[keyPath: path] = try history.map { (one) throws(RowTrouble) in try one.given() }
        case (.rule(let path), .text(let text)):
            whole[keyPath: path] = ClaimRule(SanitizedText.line(text))
            if whole[keyPath: path] == nil, !text.isEmpty { throw unknown(text) }
        case (.steps(let path), .steps(let records)):
            whole[keyPath: path] = try records.map { (record) throws(RowTrouble) in
                guard let kind = ClaimStep.Kind(rawValue: record.value) else {
                    throw unknown(record.value)
                }
                return ClaimStep(kind, on: try RowTrouble.day(record.on ?? "", of: name))
            }
        case (.about(let path), .relations(let relations)):
            whole[keyPath: path] = relations.map(\.relation)
        case (.list(let path), .texts(let texts)): whole[keyPath: path] = SanitizedText.list(texts)
        case (.tags(let path), .texts(let tags)):
            whole[keyPath: path] = SanitizedText.tags(tags, without: Whole.kind.marker)
        case (.imports(let path), .marks(let marks)): whole[keyPath: path] = marks.map(\.mark)
        default: break  // An entry is made with its start; no other field has another record.
        }
    }

    private func unknown(_ text: String) -> RowTrouble { .noValue(text, of: name) }
}

extension FareRecord {
    fileprivate func fare(of field: FieldName) throws(RowTrouble) -> Fare {
        guard amount.wholeMatch(of: /-?[0-9]{1,170}(\.[0-9]{1,170})?/) != nil,
            let number = Decimal(string: amount, locale: Locale(identifier: "en_US_POSIX"))
        else { throw .noAmount(amount, of: field) }
        return Fare(number, currency: SanitizedText.line(currency ?? ""))
    }
}

extension CoordinatesRecord {
    fileprivate func coordinates() throws(RowTrouble) -> Coordinates {
        guard let place = Coordinates(latitude: latitude, longitude: longitude) else {
            throw .noPlace("\(latitude), \(longitude)")
        }
        return place
    }

    /// Reads the coordinates in a cell of a table.
    init(cell text: String) throws(RowTrouble) {
        guard let place = Coordinates(text.onOneLine) else { throw .noPlace(text) }
        self.init(place)
    }
}

extension RowTrouble {
    fileprivate static func noPlace(_ text: String) -> RowTrouble {
        .content(.trip(.coordinatesAreNoPlace(text.onOneLine)))
    }

    fileprivate static func distance(_ kilometres: Decimal) throws(RowTrouble) -> Distance {
        guard let distance = Distance(kilometres: kilometres) else {
            throw .content(.trip(.distanceIsNoNumber("\(kilometres)")))
        }
        return distance
    }
}

extension GivenRecord {
    fileprivate func given() throws(RowTrouble) -> GivenFeedback {
        guard let feedback = Feedback(fileWord: value) else {
            throw .noFeedback(value)
        }
        let moment = at.flatMap(Moment.read)
        if at != nil, moment == nil {
            throw .noMoment(at ?? "")
        }
        return GivenFeedback(feedback, at: moment)
    }
}

extension RowTrouble {
    /// Returns the day that a text names, or `nil` if the text is empty.
    fileprivate static func day(
        _ text: String, of field: FieldName
    ) throws(RowTrouble) -> CalendarDay? {
        switch DayText(text) {
        case .blank: return nil
        case .day(let day): return day
        case .open, .unreadable: throw .noIsoDate(text, of: field)
        }
    }
}
