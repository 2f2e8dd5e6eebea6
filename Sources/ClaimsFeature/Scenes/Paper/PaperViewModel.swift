public import Domain
public import Presentation
public import Wording

/// The fields of a paper with their values and gaps.
public struct PaperViewModel: Hashable, Sendable, Confidential {
    /// The title of the window, such as "Köln Hbf → Berlin Hbf" or "Deutschlandticket, November
    /// 2026".
    public let title: String
    /// The schemes that cover the journey; empty if none does.
    public let schemes: [String]
    public let kinds: [String]
    public let languages: [String]
    public let wanted: [String]
    public let payments: [String]
    public let tickets: [String]
    public let draft: PaperDraft
    /// The complaints about texts that cannot be read.
    public let complaints: [PaperDraft.Field: String]
    public let costs: Availability
    /// The choices that this paper has.
    public let choices: Set<Choice>
    /// The answer of the scheme, such as "25% of €89.90 = €22.48 owed"; empty without one.
    public let verdict: String
    /// The required evidence and the reasons against a claim.
    public let conditions: [Fact]
    /// The summary of the gaps, such as "4 fields are missing."
    public let summary: String
    public let sections: [Section]
    /// The sheet that is saved, copied or printed.
    public let sheet: PaperSheet
    /// The proposed file name, without its extension.
    public let fileName: String

    public struct Section: Hashable, Sendable {
        public let title: String
        public let fields: [Field]
    }

    public struct Field: Hashable, Sendable, Confidential {
        public let label: String
        /// The text of the field; empty if the field is.
        public let value: String
        /// The reason why the field is empty; empty if it is not.
        public let reason: String
        public let isMissing: Bool
        /// The place where the field is filled in, or `nil` if that is beside the paper or nowhere.
        public let place: Place?
    }

    public enum Choice: Hashable, Sendable {
        case wanted, payment, reference, place, remarks, consent, truth
    }

    public enum Place: Hashable, Sendable {
        /// The form of the trip with this id.
        case trip(String)
        /// The page of the trip with this id, on which its outcome is recorded.
        case record(String)
        case profile
    }
}
