internal import Domain
internal import EntryFeature
internal import Presentation

/// The ticket of a new trip, which follows from the day of departure until the user chooses another.
struct TicketFollowing {
    /// Whether the user chose the ticket.
    private(set) var isChosen = false

    private let passes: KnownPasses
    private let source: Trip?
    private var shown: FormDraft

    /// Returns `nil` if the ticket stays, as that of a trip made from one that was on no known season
    /// ticket does.
    ///
    /// - Parameters:
    ///   - source: the trip that the new one was made from, or `nil` if there is none.
    ///   - draft: the draft that the form shows.
    init?(_ passes: KnownPasses, from source: Trip?, in draft: FormDraft) {
        if let source, passes.pass(of: source) == nil { return nil }
        self.passes = passes
        self.source = source
        shown = draft.ticketTexts
    }

    /// Notes the ticket in the form, and returns the texts that the form has to show instead, or
    /// `nil` if there are none. A half-typed day leaves the ticket as it is.
    ///
    /// - Parameters:
    ///   - said: the kind of ticket that the line above the fields says, or `nil` if it says none.
    ///   - isTyped: whether the user typed into the fields, and did not have the line fill them.
    mutating func update(
        _ draft: FormDraft, said: TicketKind?, isTyped: Bool
    ) -> FormDraft? {
        let texts = draft.ticketTexts
        if texts != shown { isChosen = isTyped }
        shown = texts
        guard !isChosen, let day = draft.departure.calendarDay else { return nil }
        let ticket = passes.ticket(on: day, from: source)
        let kind = said ?? ticket.kind
        shown[choice: FormKey(.ticket)] = TicketKind.allCases.firstIndex(of: kind) ?? 0
        shown[.ticketNumber] = kind == ticket.kind ? ticket.number : ""
        return shown == texts ? nil : shown
    }
}

extension FormDraft {
    private static let ticketKeys = [FieldName.ticket, .ticketNumber].map { FormKey($0) }

    fileprivate var ticketTexts: FormDraft {
        FormDraft(
            Dictionary(uniqueKeysWithValues: Self.ticketKeys.map { ($0, self[$0]) }))
    }

    /// Replaces the ticket by that of another draft.
    mutating func putTicket(from other: FormDraft) {
        for key in Self.ticketKeys { self[key] = other[key] }
    }
}
