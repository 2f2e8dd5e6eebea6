internal import Claims
internal import Domain

/// The words of papers in one language. Numbers are those of the official form; the texts are the
/// program's own.
struct PaperCatalogue: Sendable {
    let sections: [PaperSection.Name: String]
    let fields: [PaperFieldName: String]
    let options: [PaperOption: String]
    /// The phrases, with places such as `{day}` for values.
    let phrases: [PaperPhrase: String]
}

/// The phrases of a paper besides its headings, labels and boxes.
enum PaperPhrase: CaseIterable {
    case formTitle, formSubtitle, delayRepayTitle, delayRepaySubtitle
    case evidenceTitle, evidenceSubtitle
    /// A letter's subject, with the service and the day, or with the day alone.
    case letterSubject, letterSubjectOfDay
    case greeting, opening
    /// The sentence that claims money, with or without its amount. The rule follows in another
    /// sentence.
    case claimOfAmount, claim, claimRule
    case payByTransfer, payByVoucher, closing
    case singleTicket, returnTicket, seasonTicket
    /// The calculation of an amount, with percentage, price and amount.
    case share
    /// The names of acts of the European Union, before their numbers, and the word between two
    /// articles.
    case regulationEU, regulationEC, and
    case page
    case planned, actual, notRecorded
    /// A single recorded or planned time, when the other one is not known.
    case plannedDeparture, actualDeparture, actualArrival
    case cancelled, missed, skipped, instead
    case byHand, imported, partlyImported, nothingRecorded, momentsNotKept
    case leg, stop, promised, lived, difference
    /// The text in place of a list that is too long for the field.
    case seeList
}
