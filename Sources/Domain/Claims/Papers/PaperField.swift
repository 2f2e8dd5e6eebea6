/// A field of a paper, with what stands in it or the reason why nothing does.
public struct PaperField: Hashable, Sendable, Confidential {
    public let name: PaperFieldName
    public let content: PaperContent

    init(_ name: PaperFieldName, _ content: PaperContent) {
        self.name = name
        self.content = content
    }

    init(_ name: PaperFieldName, _ value: PaperValue?, else gap: PaperGap) {
        self.init(name, value.map { .value($0) } ?? .missing(gap))
    }

    /// What has to be filled in; nil where nothing is missing.
    public var gap: PaperGap? {
        switch content {
        case .missing(let gap), .options(_, ticked: _, missing: let gap?): gap
        case .value, .options, .blank: nil
        }
    }
}

public enum PaperFieldName: String, CaseIterable, Sendable {
    case happened, earlierRequest, undertaking
    case day, from, to, departure, arrival, service, flight, reference, price, ticket, travelClass
    case actualDay, actualDeparture, actualArrival, actualService, missedAt, delay, distance
    case wanted, costs, amount, rule
    case name, address, email, telephone, payment, iban, bic, holder
    case recipient, remarks, cases, legs, sources
    case consent, truth, date, place, signatory
}

public enum PaperContent: Hashable, Sendable {
    case value(PaperValue)
    /// Boxes, of which some are ticked.
    case options([PaperOption], ticked: Set<PaperOption>, missing: PaperGap?)
    case missing(PaperGap)
    /// It is left empty on purpose.
    case blank(PaperBlank)
}

public enum PaperValue: Hashable, Sendable {
    case text(String)
    /// Lines beneath each other, such as an address.
    case lines([String])
    case day(CalendarDay)
    /// A reading of the clock at the place; the day is told as well where it is another one.
    case time(DateTime, besides: CalendarDay)
    case fare(Fare)
    case minutes(Int)
    case kilometres(Int)
    case ticket(TicketKind)
    case costs([PaperCost])
    case earlier(EarlierRequest)
    /// How an amount comes about, and the rule.
    case rule(RightsAnswer)
    case remarks(PaperRemarks)
    case cases(PaperCases)
    case legs([PaperLeg])
}

/// A box to tick.
public enum PaperOption: String, CaseIterable, Sendable {
    case delay, cancellation, missedConnection
    case refund, compensationFromHour, compensationFromTwoHours, repeatedDelays
    case otherOperator, bus, taxi, hotel, meals
    case money, voucher
    case consent, truth
}

/// What is missing from a field, and where it is filled in.
public enum PaperGap: Hashable, Sendable {
    /// With a trip of the journal.
    case trip(EntryID, TripFact)
    case profile(ProfileFact)
    /// When the paper is written.
    case choice(ChoiceFact)

    public enum TripFact: String, CaseIterable, Sendable {
        case `operator`, service, arrival, actualDeparture, actualArrival, arrivalAtDestination
        case fare, travelClass
    }

    public enum ProfileFact: String, CaseIterable, Sendable {
        case name, address, email, telephone, iban, bic
    }

    public enum ChoiceFact: String, CaseIterable, Sendable {
        case reference, ticket, place, wanted, consent, truth
    }
}

/// Why a field is left empty on purpose.
public enum PaperBlank: String, CaseIterable, Sendable {
    /// Nobody knows of an earlier request.
    case noEarlierRequest
    case noConnectionMissed
    /// No leg that came instead has a fare, and nobody named a hotel or meals.
    case noCosts
    case lessThanAnHour
    /// A voucher needs no account.
    case paidAsVoucher
    /// The rule gives no amount, or none can be told.
    case noAmount
    case nothingToAdd
}
