public import EntryFeature
public import Presentation
public import Signals
public import Wording

/// Shows the form for a new or an existing season ticket.
public protocol DisplaysPassForm: DisplaysFailure {
    /// Opens the form. Its `signalDraft` sends each change of the draft.
    func openPassForm(_ form: PassFormViewModel) -> any PassForm
}

/// An open form of a season ticket.
public protocol PassForm: OpenForm {
    /// Sends the draft after each change.
    var signalDraft: Signal<PassDraft> { get }
    /// Shows the currency of a price that is typed without one; empty for none.
    func showCurrency(_ code: String)
    /// Replaces the price and its currency, also in the drafts that the form sends.
    func showPrice(_ amount: String, currency: String)
    /// Shows complaints beside the fields, and whether saving can succeed.
    func show(_ check: PassFormCheck)
}

public struct PassFormViewModel: Hashable, Sendable {
    /// The title of the window, such as "New Season Ticket".
    public let title: String
    public let draft: PassDraft
    /// The field with the keyboard focus at first.
    public let focus: PassFormCheck.Field
    /// The season tickets whose rules are known, after the choice of another one.
    public let products: [String]
    /// The format in which days are typed.
    public let days: DayFormat?
    public let operators: [String]
    public let tags: [String]
    public let check: PassFormCheck
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [PassFormCheck.Field: String]
    /// The placeholders of the empty fields.
    public let hints: [PassFormCheck.Field: String]
    /// The label of the check button that gives the ticket a last day.
    public let endKnown: String

    package init(
        title: String, draft: PassDraft, focus: PassFormCheck.Field = .name,
        products: [String], days: DayFormat?,
        operators: [String], tags: [String], currency: String = "", check: PassFormCheck,
        words: Localizer
    ) {
        self.title = title
        self.draft = draft
        self.focus = focus
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

/// The texts of a season ticket's form as they are typed.
public nonisolated struct PassDraft: Hashable, FormDraft, Sendable {
    public var name: String
    /// The index of the product in `products`.
    public var product: Int
    public var `operator`: String
    public var area: String
    public var travelClass: String
    public var from: TypedDay
    /// The last day of validity, or `nil` if there is none.
    public var until: TypedDay?
    public var price: String
    public var currency: String
    public var ticketNumber: String
    /// The tags, separated by commas.
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
    /// The fields in the order of the form.
    public enum Field: Hashable, Sendable, CaseIterable {
        case name, product, `operator`, area, travelClass, from, until, price, currency
        case ticketNumber, tags, notes
    }
    /// The complaints by field. A new form does not complain of its empty name.
    public let complaints: [Field: String]
    public let canSave: Bool

    package init(complaints: [Field: String] = [:], canSave: Bool) {
        self.complaints = complaints
        self.canSave = canSave
    }

    /// The complaints in the order of the fields.
    public var said: [String] {
        Field.allCases.compactMap { complaints[$0] }
    }
}
