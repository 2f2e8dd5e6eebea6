package import Domain
import Presentation

extension Localizer {
    /// Tells the subject of a table, and the way out if it is about something else.
    func sentence(_ subject: TableSubject) -> String {
        switch subject {
        case .books:
            say("It seems to be a list of books. If it has films or trips, choose its columns.")
        case .music:
            say("It seems to be a list of music. If it has films or trips, choose its columns.")
        case .games:
            say("It seems to be a list of games. If it has films or trips, choose its columns.")
        case .contacts:
            say("It seems to be a list of contacts. If it has films or trips, choose its columns.")
        case .payments:
            say("It seems to be a list of payments. If it has films or trips, choose its columns.")
        case .stays:
            say(
                """
                It seems to be a list of hotel stays. If it has films or trips, choose its columns.
                """)
        }
    }

    /// Tells why a row cannot be read, without its values.
    package func group(of trouble: RowTrouble) -> String {
        switch trouble {
        case .noDate, .noMoment: say("Its date cannot be read.")
        case .noDelay: say("Its delay cannot be read.")
        case .noDuration: say("Its duration cannot be read.")
        case .noYear: unreadable(.year)
        case .noRating: unreadable(.rating)
        case .noFeedback: unreadable(.feedback)
        case .noAmount(_, let field), .noIsoDate(_, let field), .noNumber(_, let field),
            .noTime(_, let field), .noValue(_, let field), .noDay(_, let field):
            unreadable(field)
        default: sentence(trouble)
        }
    }

    /// Tells which rule a row breaks, without its values.
    package func group(of rule: any Error) -> String {
        switch rule {
        case FilmError.impossibleYear, FilmError.yearIsNoNumber: unreadable(.year)
        case FilmError.runningTimeIsNoNumber: unreadable(.runningTime)
        case FilmError.linkIsNoAddress: unreadable(.link)
        case TripError.distanceIsNoNumber: unreadable(.distance)
        case TripError.fareIsNoNumber, TripError.currencyIsNoCode, TripError.twoCurrencies:
            unreadable(.fare)
        default: sentence(rule)
        }
    }

    private func unreadable(_ field: FieldName) -> String {
        say("Its {field} cannot be read.", ["field": label(of: field)])
    }
}
