internal import Domain

/// The words of papers in one language. They are our own: the numbers are those of the form, and its text
/// is not.
protocol PaperCatalogue {
    func section(_ section: PaperSection.Name) -> String
    func field(_ field: PaperFieldName) -> String
    func option(_ option: PaperOption) -> String
    /// A phrase, with places such as `{day}` for what differs.
    func phrase(_ phrase: PaperPhrase) -> String
}

/// What a paper says besides its headings, labels and boxes.
enum PaperPhrase: CaseIterable {
    case formTitle, formSubtitle, delayRepayTitle, delayRepaySubtitle
    case evidenceTitle, evidenceSubtitle
    /// Of a letter, with the service and the day; and the same without a service.
    case letterSubject, letterSubjectOfDay
    case greeting, opening
    /// With the amount; the rule follows in a sentence of its own.
    case claimOfAmount, claim, claimRule
    case payByTransfer, payByVoucher, closing
    case singleTicket, returnTicket, seasonTicket
    /// With percent, price and amount.
    case share
    /// How the acts of the Union are called, before their numbers; and what stands between two articles.
    case regulationEU, regulationEC, and
    case page
    case planned, actual, notRecorded
    /// Where one of two times is all that is known.
    case plannedDeparture, actualDeparture, actualArrival
    case cancelled, missed, skipped, instead
    case byHand, imported, partlyImported, nothingRecorded, momentsNotKept
    case leg, stop, promised, lived, difference
    /// In place of a list that the field has no room for.
    case seeList
}
