public import EntryFeature
public import Presentation
public import Signals
public import Wording

/// Shows the form for a new or an existing season ticket.
public protocol DisplaysPassForm: DisplaysFailure {
    /// Opens the form with a draft. Each draft, as it is typed, comes back through the form.
    func openPassForm(_ form: PassFormViewModel) -> any PassForm
}

/// An open form.
public protocol PassForm: OpenForm {
    /// Every change of what is typed.
    var signalDraft: Signal<PassDraft> { get }
    /// Shows another currency in which the price is while none is typed; empty for none.
    func showCurrency(_ code: String)
    /// Shows a price and its currency that follow from what was typed, and are in every draft that comes from
    /// now on.
    func showPrice(_ amount: String, currency: String)
    /// Says what is wrong beside the fields and whether saving can succeed.
    func show(_ check: PassFormCheck)
}

public struct PassFormViewModel: Hashable, Sendable {
    /// Such as "New Season Ticket".
    public let title: String
    public let draft: PassDraft
    /// The season tickets of which rules are known, after that of none.
    public let products: [String]
    /// How days are read.
    public let days: DayFormat?
    public let operators: [String]
    public let tags: [String]
    public let check: PassFormCheck
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [PassFormCheck.Field: String]
    /// What stands in a field while it is empty.
    public let hints: [PassFormCheck.Field: String]
    /// Says that it has a last day.
    public let endKnown: String

    package init(
        title: String, draft: PassDraft, products: [String], days: DayFormat?,
        operators: [String], tags: [String], currency: String = "", check: PassFormCheck,
        words: Localizer
    ) {
        self.title = title
        self.draft = draft
        self.products = products
        self.days = days
        self.operators = operators
        self.tags = tags
        self.check = check
        captions = PassFormCheck.Field.each {
            $0 == .currency ? words.currency : words.caption(of: $0.name)
        }
        hints = PassFormCheck.Field.each {
            $0 == .currency ? currency : words.hint(for: $0.name)
        }
        endKnown = words.passEndKnown
    }
}

/// A season ticket as it stands in the form: what is typed, as it is typed.
public nonisolated struct PassDraft: Hashable, FormDraft, Sendable {
    public var name: String
    /// An index into the products offered.
    public var product: Int
    public var `operator`: String
    public var area: String
    public var travelClass: String
    public var from: TypedDay
    /// Nil for one that goes on.
    public var until: TypedDay?
    public var price: String
    public var currency: String
    public var ticketNumber: String
    /// Separated by commas.
    public var tags: String
    public var notes: String

    public var isWhole: Bool { from.isWhole && until?.isWhole ?? true }

    public init(
        name: String = "", product: Int = 0, operator: String = "", area: String = "",
        travelClass: String = "", from: TypedDay, until: TypedDay? = nil, price: String = "",
        currency: String = "", ticketNumber: String = "", tags: String = "", notes: String = ""
    ) {
        self.name = name
        self.product = product
        self.operator = `operator`
        self.area = area
        self.travelClass = travelClass
        self.from = from
        self.until = until
        self.price = price
        self.currency = currency
        self.ticketNumber = ticketNumber
        self.tags = tags
        self.notes = notes
    }
}

public struct PassFormCheck: Hashable, Sendable {
    /// From the first to the last.
    public enum Field: Hashable, Sendable, CaseIterable {
        case name, product, `operator`, area, travelClass, from, until, price, currency
        case ticketNumber, tags, notes
    }
    /// The complaints by field. An empty name of a form that nobody has typed in is not mentioned.
    public let complaints: [Field: String]
    public let canSave: Bool

    package init(complaints: [Field: String] = [:], canSave: Bool) {
        self.complaints = complaints
        self.canSave = canSave
    }

    /// The complaints, from the first field to the last.
    public var said: [String] {
        Field.allCases.compactMap { complaints[$0] }
    }
}
