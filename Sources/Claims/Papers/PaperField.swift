public import Domain

/// A field of a paper, with its content or the reason why it has none.
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

    /// The fact that is missing from the field, or `nil` if none is.
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
    /// A set of boxes, some of which are ticked.
    case options([PaperOption], ticked: Set<PaperOption>, missing: PaperGap?)
    case missing(PaperGap)
    /// The field is left empty on purpose.
    case blank(PaperBlank)
}

public enum PaperValue: Hashable, Sendable {
    case text(String)
    /// Lines below each other, such as those of an address.
    case lines([String])
    case day(CalendarDay)
    /// A local time. Its day is shown as well if it differs from the day in `besides`.
    case time(DateTime, besides: CalendarDay)
    case fare(Fare)
    case minutes(Int)
    case kilometres(Int)
    case ticket(TicketKind)
    case costs([PaperCost])
    case earlier(EarlierRequest)
    /// The calculation of an amount, with its rule.
    case rule(RightsAnswer)
    case remarks(PaperRemarks)
    case cases(PaperCases)
    case legs([PaperLeg])
}

public enum PaperOption: String, CaseIterable, Sendable {
    case delay, cancellation, missedConnection
    case refund, compensationFromHour, compensationFromTwoHours, repeatedDelays
    case otherOperator, bus, taxi, hotel, meals
    case money, voucher
    case consent, truth
}

/// A fact that is missing from a field, by the place where it is filled in.
public enum PaperGap: Hashable, Sendable {
    case trip(EntryID, TripFact)
    case profile(ProfileFact)
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

extension PaperGap {
    /// Whether the paper is complete without the fact.
    public var isOptional: Bool {
        switch self {
        case .trip(_, .travelClass), .profile(.email), .profile(.telephone), .profile(.bic),
            .choice(.ticket), .choice(.place), .choice(.wanted), .choice(.consent):
            true
        case .trip, .profile, .choice: false
        }
    }
}

/// The reason why a field is left empty on purpose.
public enum PaperBlank: String, CaseIterable, Sendable {
    case noEarlierRequest
    case noConnectionMissed
    /// No substitute leg has a fare, and no costs of a hotel or meals are given.
    case noCosts
    case lessThanAnHour
    /// A voucher needs no account.
    case paidAsVoucher
    /// The rule gives no amount, or it cannot be told.
    case noAmount
    case nothingToAdd
}
