import Domain
import Foundation
import JournalFormat

extension ColumnRow {
    mutating func film(
        in row: TableRow, isWanted: Bool, _ shown: ImportRow
    ) throws(RowTrouble) -> Outcome {
        var film = FieldRecords<Film>()
        var rest = try fill(&film, row, shown)
        rest.isWanted = isWanted
        if !isWanted { try rate(&film, row, &rest, shown) }
        film[.ratingOfOthers] = numbers.ratingOfOthers(text(.ratingOfOthers, row))
            .map { .rating(RatingRecord(value: $0.text)) }
        if !cells.has(.field(.year)) { film.takeYearFromTitle() }
        if film[.originalTitle] == film[.title] { film[.originalTitle] = nil }
        return .entry(try film.entry(), rest)
    }

    /// Reads the moment of a rating, which may be the day of the viewing if no column has that.
    private mutating func rate(
        _ film: inout FieldRecords<Film>, _ row: TableRow, _ rest: inout Rest, _ shown: ImportRow
    ) throws(RowTrouble) {
        let said = text(.rated, row)
        guard !said.isEmpty else { return }
        rest.rated = Moment.sinceEpoch(said) ?? Moment.read(said.onOneLine)
        if rest.rated == nil, case .unreadable = DayText(said) {
            throw .noMoment(said.onOneLine)
        }
        if !cells.has(.field(.watched)), rest.rating != nil, rated.isViewing(in: shown) {
            film[.watched] = try day(said, shown, &rest).map { .text($0.isoText) }
        }
    }

    /// Returns the day of a viewing. One whose moment is known was on the day at the person's
    /// place.
    mutating func day(
        _ text: String, _ shown: ImportRow, _ rest: inout Rest
    ) throws(RowTrouble) -> CalendarDay? {
        if let moment = Moment.sinceEpoch(text) { return CalendarDay(moment, in: home) }
        switch days.read(text, for: shown) {
        case .open(let id):
            rest.question = id
            return nil
        case .unreadable: throw .noDate(text.onOneLine)
        case .day(let day):
            guard let day, case .named(let zone) = forms.zone, let clock = WrittenClock(text),
                let moment = DateTime(
                    day, hour: clock.hour, minute: clock.minute, second: clock.second,
                    zone: clock.zone == .floating ? zone : clock.zone)?.instant
            else { return day }
            return CalendarDay(moment, in: home)
        }
    }
}

extension FieldRecords<Film> {
    /// Moves a year from the end of the title to its field, as in `Playtime (1967)`.
    fileprivate mutating func takeYearFromTitle() {
        guard let parts = TitleWithYear(title) else { return }
        self[.title] = .text(parts.title)
        self[.year] = .number(parts.year)
    }
}
