public import Domain
public import Presentation
public import Wording

/// What goes onto a paper and what is missing, field by field.
public struct PaperViewModel: Hashable, Sendable, Confidential {
    /// What it is about, such as "Köln Hbf → Berlin Hbf" or "Deutschlandticket, November 2026".
    public let title: String
    /// Who pays; none where nothing covers the journey.
    public let schemes: [String]
    public let kinds: [String]
    public let languages: [String]
    public let wanted: [String]
    public let payments: [String]
    public let tickets: [String]
    public let draft: PaperDraft
    /// What cannot be read of what was typed.
    public let complaints: [PaperDraft.Field: String]
    /// Whether the paper has fields for costs and an earlier request.
    public let costs: Availability
    /// What can be said of this paper; what only another one has is not asked.
    public let choices: Set<Choice>
    /// What the scheme says, such as "25% of €89.90 = €22.48 owed"; empty without one.
    public let verdict: String
    /// What to hand in with it, and what may speak against it.
    public let conditions: [Fact]
    /// Such as "4 fields are missing."
    public let summary: String
    public let sections: [Section]
    /// What is saved, copied or printed.
    public let sheet: PaperSheet
    /// The name that is proposed for the file, without its end.
    public let fileName: String

    public struct Section: Hashable, Sendable {
        public let title: String
        public let fields: [Field]
    }

    public struct Field: Hashable, Sendable, Confidential {
        public let label: String
        /// Empty where nothing stands there.
        public let value: String
        /// Why nothing does; empty otherwise.
        public let reason: String
        public let isMissing: Bool
        /// Where it is filled in; nil where that is here, or nowhere.
        public let place: Place?
    }

    public enum Choice: Hashable, Sendable {
        case wanted, payment, reference, place, remarks, consent, truth
    }

    public enum Place: Hashable, Sendable {
        /// In the form of a trip, by its id.
        case trip(String)
        /// On the page of a trip, where what happened to it is recorded.
        case record(String)
        case profile
    }
}
