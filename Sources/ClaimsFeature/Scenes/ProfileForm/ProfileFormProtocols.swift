public import Domain
public import Presentation
public import Signals
public import Wording

/// Shows the form for the traveller's details.
public protocol DisplaysProfileForm: DisplaysFailure {
    /// Opens the form. Its `signalDraft` sends each change of the draft.
    func openProfileForm(_ form: ProfileFormViewModel) -> any ProfileForm
}

/// The page from which the user opens the form.
public protocol ProfilePage: AnyObject {
    var signalProfile: Signal<Void> { get }
}

/// An open form of the traveller's details.
public protocol ProfileForm: OpenForm {
    /// Sends the draft after each change.
    var signalDraft: Signal<ProfileDraft> { get }
    /// Posts when the user asks to remove the details.
    var signalForget: Signal<Void> { get }
    /// Shows complaints beside the fields, and whether saving can succeed.
    func show(_ check: ProfileFormCheck)
    /// Asks a question and returns immediately. `answer` is called with the index of the chosen
    /// answer, but not if the question is cancelled.
    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void)
}

public struct ProfileFormViewModel: Hashable, Sendable {
    public let title: String
    /// The note that says where the details are kept.
    public let note: String
    public let draft: ProfileDraft
    public let check: ProfileFormCheck
    /// The label of the button that removes the details, or `nil` if there are none.
    public let forget: String?
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [ProfileField: String]
    /// The placeholders of the empty fields.
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

/// The texts of the form as they are typed.
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

/// The result of checking a draft.
public struct ProfileFormCheck: Hashable, Sendable, Confidential {
    /// The complaints by field, which prevent saving.
    public let complaints: [ProfileField: String]
    /// The doubts by field, which do not prevent saving.
    public let doubts: [ProfileField: String]
    /// The usual spelling of correct values, such as an IBAN in groups of four, shown when the
    /// field loses the focus.
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

    /// The complaints in the order of the fields.
    public var said: [String] {
        ProfileField.allCases.compactMap { complaints[$0] }
    }
}
