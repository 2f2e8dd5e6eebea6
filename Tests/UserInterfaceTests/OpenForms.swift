import ClaimsFeature
import Domain
import EntryFeature
import FilmsFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import TripsFeature
import Wording

@testable import UserInterface

/// The program's window with forms over it, which records their signals.
///
/// They are modal, so that a test opens and closes them without a pause in which others would run.
final class OpenForms {
    let stage: WindowStage
    private(set) var messages: [Message] = []
    private var forms: [FormWindow] = []

    enum Message: Hashable {
        case film(FilmDraft)
        case trip(TripDraft)
        case profile(FormDraft)
        case forget
        case editingEnded
        case save
        case saveAsNew
        case cancel
        case conflicts([FieldConflict: Bool])
    }

    init() throws { stage = try WindowStage() }

    isolated deinit { for form in forms { form.dismiss() } }

    var filmDrafts: [FilmDraft] {
        messages.compactMap { if case .film(let draft) = $0 { draft } else { nil } }
    }

    var tripDrafts: [TripDraft] {
        messages.compactMap { if case .trip(let draft) = $0 { draft } else { nil } }
    }

    var profileDrafts: [FormDraft] {
        messages.compactMap { if case .profile(let draft) = $0 { draft } else { nil } }
    }

    func count(of message: Message) -> Int { messages.count { $0 == message } }

    func film(
        _ draft: FilmDraft = .laura, line: String? = nil, focus: FormKey = .title,
        offersWanted: Bool = true
    ) throws -> FormWindow {
        let rows = FilmRows.of(
            Film(title: offersWanted ? "" : "Laura"), asksFeedback: true, hasLine: line != nil,
            .inEnglish)
        let model = FormViewModel(
            title: "New Film", line: line ?? "", rows: rows.map(\.row), draft: draft,
            focus: focus, days: Self.days,
            completions: [
                .place: ["Gloria", "Odeon"], .tags: ["noir", "silent"], .directors: ["Fritz Lang"],
                .genres: ["Crime", "Drama"], .countries: ["Japan"], .languages: ["German"],
            ],
            check: FormCheck(canSave: true), words: .inEnglish)
        let form = try #require(stage.main.openForm(model) as? FormWindow)
        form.signalDraft.hear { [weak self] in self?.messages.append(.film($0)) }
        return listening(to: form)
    }

    func trip(
        _ draft: TripDraft = .toVienna, line: String? = nil, focus: FormKey = .from,
        home: String = "Europe/Berlin"
    ) throws -> FormWindow {
        let stops = ["Köln Hbf", "Wien Westbf"]
        let trip = Trip(from: "", to: "", departure: .vienna(20, 14, 2), arrival: nil)
        let model = FormViewModel(
            title: "New Trip", line: line ?? "",
            rows: TripRows.of(trip, hasLine: line != nil, .inEnglish).map(\.row), draft: draft,
            proposals: FormDraft([.arrivalZone: draft.departure.zone]),
            focus: focus,
            days: Self.days, zones: ["Europe/Berlin", "Europe/Vienna"], homeZone: home,
            completions: [.from: stops, .to: stops, .operator: ["ÖBB"], .tags: ["work"]],
            check: FormCheck(canSave: true), words: .inEnglish)
        let form = try #require(stage.main.openForm(model) as? FormWindow)
        form.signalDraft.hear { [weak self] in self?.messages.append(.trip($0)) }
        return listening(to: form)
    }

    func profile(_ draft: FormDraft = .ada, isKept: Bool = true) throws -> FormWindow {
        let model = FormViewModel.profile(
            draft, check: FormCheck(canSave: true), place: "~/profile", isKept: isKept,
            words: .inEnglish)
        let form = try #require(stage.main.openForm(model) as? FormWindow)
        form.signalDraft.hear { [weak self] in self?.messages.append(.profile($0)) }
        return listening(to: form)
    }

    private static let days = DayFormat(.inEnglish, today: "2026-11-20")

    private func listening(to form: FormWindow) -> FormWindow {
        form.signalEvent.hear { [weak self] in
            if let message = Message($0) { self?.messages.append(message) }
        }
        forms.append(form)
        Display.settle()
        return form
    }
}

extension OpenForms.Message {
    fileprivate init?(_ event: FormEvent) {
        switch event {
        case .pressed(.forget): self = .forget
        case .editingEnded: self = .editingEnded
        case .save: self = .save
        case .saveAsNew: self = .saveAsNew
        case .cancel: self = .cancel
        case .answered(let answers): self = .conflicts(answers)
        case .line, .pressed, .discard: return nil
        }
    }
}

extension FilmDraft {
    /// A draft with an unknown day.
    static let laura = FilmDraft(title: "Laura", tags: "noir")
    /// The draft `laura` on 20 November 2026.
    static let seen = FilmDraft(
        title: "Laura", day: "2026-11-20", tags: "noir")
}

extension FormDraft {
    static let ada = FormDraft.profile(
        name: "Ada", address: "1 Main Street", iban: "AT61 1904 3002 3457 3201")
}

extension TripDraft {
    /// A draft with an unknown arrival.
    static let toVienna = TripDraft(
        from: "Köln Hbf", to: "Wien Westbf", mode: 0, departure: afternoon, arrival: nil,
        currency: "EUR")
    /// The draft `toVienna`, with its arrival at the time of departure.
    static let arriving = TripDraft(
        from: "Köln Hbf", to: "Wien Westbf", mode: 0, departure: afternoon, arrival: afternoon,
        currency: "EUR")

    private static let afternoon = Time(
        year: 2026, month: 11, day: 20, hour: 14, minute: 2, zone: "Europe/Berlin")
}
