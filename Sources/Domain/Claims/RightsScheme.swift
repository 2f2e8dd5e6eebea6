/// Who pays for delays of certain journeys, and by which rules. It is held by reference, as answers by
/// the thousand name the same few.
public final class RightsScheme: Sendable {
    /// Such as `eu-rail`; also the name of its file.
    public let id: String
    /// For people, such as "Deutsche Bahn".
    public let name: String
    /// The day on which the rules were put together: of two files of a scheme the later counts.
    public let edition: CalendarDay
    /// Covered is what answers to one of them.
    package let covers: [Coverage]
    package let products: [RightsProduct]
    public let desk: ClaimDesk?
    public let evidence: [ClaimEvidence]
    package let excludes: [ClaimExclusion]
    /// The paper to claim with; nil where nobody said.
    public let paper: PaperKind?
    /// The language that who pays reads, such as `de`; empty where nobody said.
    public let language: String

    package init(
        id: String, name: String, edition: CalendarDay, covers: [Coverage],
        products: [RightsProduct], desk: ClaimDesk? = nil, evidence: [ClaimEvidence] = [],
        excludes: [ClaimExclusion] = [], paper: PaperKind? = nil, language: String = ""
    ) {
        self.id = id
        self.name = name
        self.edition = edition
        self.covers = covers
        self.products = products
        self.desk = desk
        self.evidence = evidence
        self.excludes = excludes
        self.paper = paper
        self.language = language
    }

    /// The circumstances that exclude a claim.
    ///
    /// - Parameter isCancelled: whether something was cancelled of what is claimed for.
    public func exclusions(whereCancelled isCancelled: Bool) -> [ClaimExclusion] {
        excludes.filter { isCancelled || $0 != .toldTwoWeeksBefore }
    }

    /// The rules of a product on a day of travel, such as those of a season ticket.
    package func rule(of product: String, on day: CalendarDay) -> RightsRule? {
        products.first { $0.id == product }?.rule(on: day)
    }

    /// Whether it is for trips by a means of transport at all.
    package func isFor(_ mode: TravelMode) -> Bool { covers.contains { $0.mode == mode } }

    /// Whether a product's delays are collected, whatever the day.
    package func collects(_ product: String) -> Bool {
        products.first { $0.id == product }?.rules.contains { rule in
            if case .pool = rule.computation { true } else { false }
        } ?? false
    }

    /// What a product costs for the time of its validity, where that is the same for everybody.
    package func price(of product: String, on day: CalendarDay) -> Fare? {
        products.first { $0.id == product }?.price(on: day)
    }
}

extension RightsScheme: Hashable {
    public static func == (left: RightsScheme, right: RightsScheme) -> Bool {
        left === right || (left.id == right.id && left.edition == right.edition)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(edition)
    }
}

/// Tickets that the same rules are for.
public struct RightsProduct: Hashable, Sendable {
    /// Such as `single`; that of a season ticket tells it from others.
    package let id: String
    /// For people, where it is a season ticket; its id where nobody named it.
    package let name: String
    package let tickets: Set<TicketKind>
    /// The services that it is for, such as `TGV *`; nil for all that no other product names.
    package let services: OperatorNames?
    /// By the days from which they are valid, one after the other.
    package let rules: [RightsRule]
    /// What it costs for the time of its validity, where that is the same for everybody.
    package let prices: [ProductPrice]

    package init(
        id: String, name: String? = nil, tickets: Set<TicketKind>,
        services: OperatorNames? = nil, rules: [RightsRule], prices: [ProductPrice] = []
    ) {
        self.id = id
        self.name = name ?? id
        self.tickets = tickets
        self.services = services
        self.rules = rules
        self.prices = prices
    }

    package func price(on day: CalendarDay) -> Fare? {
        prices.last { $0.days.contains(day) }?.price
    }

    package func rule(on day: CalendarDay) -> RightsRule? {
        rules.last { $0.days.contains(day) }
    }

    func isFor(_ ticket: JourneyTicket) -> Bool {
        guard tickets.contains(ticket.kind) else { return false }
        return ticket.season == nil || ticket.season == id
    }
}

/// A price that is the same for everybody on some days.
public struct ProductPrice: Hashable, Sendable {
    package let days: Validity
    package let price: Fare

    package init(_ price: Fare, on days: Validity) {
        self.price = price
        self.days = days
    }
}

/// Where a claim goes.
public struct ClaimDesk: Hashable, Sendable {
    public let name: String
    public let address: [String]
    /// How it is reached, in words.
    public let channel: String

    package init(name: String, address: [String] = [], channel: String = "") {
        self.name = name
        self.address = address
        self.channel = channel
    }
}

/// What a claim has to be handed in with.
public enum ClaimEvidence: String, CaseIterable, Sendable {
    case ticket, bookingNumber, delayConfirmation, boardingPass
}

/// What times alone cannot tell, and why nothing may be owed after all.
public enum ClaimExclusion: String, CaseIterable, Sendable {
    case extraordinaryCircumstances, toldBeforeBuying, choiceOffered, localServices, refunded
    case tooShortDistance
    /// Only of what was cancelled.
    case toldTwoWeeksBefore
    case outsideControl, weather, longLine, announcedSpeedRestrictions
}
