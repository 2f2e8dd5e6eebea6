public import Domain
public import Presentation
public import Signals
public import Wording

/// Shows the form for the traveller's details.
public protocol DisplaysProfileForm: DisplaysFailure {
    /// Opens the form with a draft. Each draft, as it is typed, comes back through the form.
    func openProfileForm(_ form: ProfileFormViewModel) -> any ProfileForm
}

/// Where somebody asks for the form.
public protocol ProfilePage: AnyObject {
    var signalProfile: Signal<Void> { get }
}

/// The form while it is open.
public protocol ProfileForm: OpenForm {
    /// Every change of what is typed.
    var signalDraft: Signal<ProfileDraft> { get }
    /// Somebody wants the details removed.
    var signalForget: Signal<Void> { get }
    /// Says what is wrong beside the fields and whether saving can succeed.
    func show(_ check: ProfileFormCheck)
    /// Asks, and returns. `answer` gets the place of the choice that was made, and is not called where
    /// the person gave up.
    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void)
}

public struct ProfileFormViewModel: Hashable, Sendable {
    public let title: String
    /// Says where the details are kept.
    public let note: String
    public let draft: ProfileDraft
    public let check: ProfileFormCheck
    /// The label of the button that removes the details; nil where there are none.
    public let forget: String?
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [ProfileField: String]
    /// What stands in a field while it is empty.
    public let hints: [ProfileField: String]

    package init(
        draft: ProfileDraft, check: ProfileFormCheck, place: String, isKept: Bool, words: Localizer
    ) {
        self.draft = draft
        self.check = check
        title = words.profileTitle
        note = words.profileNote(place: place)
        forget = isKept ? words.forgetProfile : nil
        let fields = ProfileField.allCases
        captions = Dictionary(uniqueKeysWithValues: fields.map { ($0, words.caption(of: $0)) })
        hints = Dictionary(uniqueKeysWithValues: fields.map { ($0, words.hint(for: $0)) })
    }
}

/// The details as they stand in the form: what is typed, as it is typed.
public nonisolated struct ProfileDraft: Hashable, Sendable, Confidential {
    public var name: String
    public var address: String
    public var email: String
    public var telephone: String
    public var iban: String
    public var bic: String
    public var accountHolder: String
    public var place: String

    public init(
        name: String = "", address: String = "", email: String = "", telephone: String = "",
        iban: String = "", bic: String = "", accountHolder: String = "", place: String = ""
    ) {
        self.name = name
        self.address = address
        self.email = email
        self.telephone = telephone
        self.iban = iban
        self.bic = bic
        self.accountHolder = accountHolder
        self.place = place
    }
}

/// The outcome of checking a draft.
public struct ProfileFormCheck: Hashable, Sendable, Confidential {
    /// What is wrong, by field.
    public let complaints: [ProfileField: String]
    /// What may be wrong and can be saved as it is, by field.
    public let doubts: [ProfileField: String]
    /// How what is typed right is written, such as an IBAN in groups of four; for when its field is left.
    public let written: [ProfileField: String]
    public let saving: Availability

    package init(
        complaints: [ProfileField: String] = [:], doubts: [ProfileField: String] = [:],
        written: [ProfileField: String] = [:], saving: Availability
    ) {
        self.complaints = complaints
        self.doubts = doubts
        self.written = written
        self.saving = saving
    }

    /// The complaints, from the first field to the last.
    public var said: [String] {
        ProfileField.allCases.compactMap { complaints[$0] }
    }
}
