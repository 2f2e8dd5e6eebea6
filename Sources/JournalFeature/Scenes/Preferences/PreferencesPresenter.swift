public import Domain
internal import Presentation
internal import Signals
public import Wording

/// Shows the preferences while their window is open, also when they change elsewhere, and saves
/// each choice at once.
public final class PreferencesPresenter {
    private weak var view: (any DisplaysPreferences)?
    private let keeper: any StoresPreferences
    private let gazetteer: any FindsPlaces
    private let words: Localizer
    private lazy var zones = ZoneOffers(by: gazetteer, words: words)
    private var screen: (any PreferencesScreen)?
    private var listening: Subscriptions?
    private var typed = TypedPreferences()
    /// The journal's folder that the person chose for tickets, which is not accepted.
    private var refused: String?
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysPreferences, events: PreferencesEvents, keeper: any StoresPreferences,
        gazetteer: any FindsPlaces, words: Localizer
    ) {
        self.view = view
        self.keeper = keeper
        self.gazetteer = gazetteer
        self.words = words
        subscriptions += events.preferencesWanted.signal.onReception § eachTime
            § weakly(self) { $0.open }
        subscriptions += keeper.signalPreferences.onReception § eachTime § weakly(self) { $0.show }
    }

    private var model: PreferencesViewModel {
        PreferencesViewModel(
            keeper.preferences, typed: typed, ticketFolder: keeper.ticketFolder, refused: refused,
            unwritable: keeper.unwritable, autostartState: keeper.autostartState, words: words)
    }

    private func open() {
        if let screen { return screen.raise() }
        guard let screen = view?.openPreferences(model) else { return }
        self.screen = screen
        listening = Subscriptions()
        listening? += screen.signalChange.onReception § eachTime § weakly(self) { $0.handle }
        listening? += screen.signalClose.onReception § eachTime § weakly(self) { $0.close }
    }

    private func show() { screen?.show(model) }

    private func close() {
        update { preferences in
            for name in PreferenceName.allCases {
                preferences.apply(PreferenceChange(name, .left), typed)
            }
        }
        let closed = screen
        // Subscriptions end before the window goes, since a field that loses the focus would send a
        // change.
        (screen, listening) = (nil, nil)
        (typed, refused) = (TypedPreferences(), nil)
        closed?.dismiss()
    }

    private func handle(_ change: PreferenceChange) {
        switch change.value {
        case .text(let text):
            typed.type(text, change.name)
            if change.name == .homeZone {
                screen?.offer(zones.offers(for: text), for: .homeZone)
            }
        case .folder(let path):
            refused = keeper.isOfJournal(path) ? path : nil
            if refused != nil { return show() }
        case .left, .choice, .toggle: break
        }
        let isOther = update { $0.apply(change, typed) }
        if change.value == .left { typed.leave(change.name) } else if isOther { return }
        show()
    }

    /// Changes the preferences, and returns whether any of them became different.
    @discardableResult
    private func update(_ change: (inout Preferences) -> Void) -> Bool {
        var preferences = keeper.preferences
        change(&preferences)
        guard preferences != keeper.preferences else { return false }
        keeper.preferences = preferences
        return true
    }
}

extension Preferences {
    /// Applies a change; a choice beyond the last one changes nothing.
    fileprivate mutating func apply(_ change: PreferenceChange, _ typed: TypedPreferences) {
        switch (change.name, change.value) {
        case (.appearance, .choice(let place)): choose(\.appearance, place)
        case (.clock, .choice(let place)): choose(\.clock, place)
        case (.weekStart, .choice(let place)): choose(\.weekStart, place)
        case (.tripReminders, .toggle(let isOn)): reminders.ofTrips = isOn
        case (.deadlineReminders, .toggle(let isOn)): reminders.ofDeadlines = isOn
        case (.remindersWithoutWindow, .toggle(let isOn)): reminders.withoutWindow = isOn
        case (.scale, .choice(let place)): choose(\.scale, place)
        case (.givesStars, .toggle(let isOn)): givesStars = isOn
        case (.showsPictures, .toggle(let isOn)): showsPictures = isOn
        case (.currency, .text): currency = typed.currency(or: currency)
        case (.homeZone, .text): homeZone = typed.homeZone(or: homeZone)
        case (.currency, .left): if typed.isEmptied(.currency) { currency = "" }
        case (.homeZone, .left): if typed.isEmptied(.homeZone) { homeZone = nil }
        case (.keepsTickets, .toggle(let isOn)): tickets.areKept = isOn
        case (.ticketFolder, .folder(let path)): tickets.folder = path
        case (_, .folder), (_, .choice), (_, .toggle), (_, .text), (_, .left): break
        }
    }

    private mutating func choose<Choice: CaseIterable>(
        _ path: WritableKeyPath<Preferences, Choice>, _ place: Int
    ) {
        let all = Array(Choice.allCases)
        if all.indices.contains(place) { self[keyPath: path] = all[place] }
    }
}

/// The texts that are typed in the window of preferences, with or without mistakes.
struct TypedPreferences {
    private var texts: [PreferenceName: String] = [:]
    private var left: Set<PreferenceName> = []

    func text(_ name: PreferenceName) -> String? { texts[name] }

    mutating func type(_ text: String, _ name: PreferenceName) {
        texts[name] = text
        left.remove(name)
    }

    /// Marks a field as left: a valid text is shown as it is saved from then on, and the mistake in
    /// any other is shown.
    mutating func leave(_ name: PreferenceName) {
        if error(in: name) == nil { texts[name] = nil } else { left.insert(name) }
    }

    /// Returns the mistake in a field that was left. A field that is being typed in has none.
    func complaint(about name: PreferenceName, _ words: Localizer) -> String? {
        left.contains(name) ? error(in: name).map(words.sentence) : nil
    }

    /// Returns the code of the typed currency, or `kept` if the text is not a code.
    func currency(or kept: String) -> String {
        texts[.currency].flatMap { try? Self.currency($0) } ?? kept
    }

    /// Returns the typed zone, or `kept` if the text is not the name of one.
    func homeZone(or kept: Zone?) -> Zone? {
        texts[.homeZone].flatMap { try? Self.zone($0) } ?? kept
    }

    /// Whether the field is empty, which counts only once it is left: another text may follow.
    func isEmptied(_ name: PreferenceName) -> Bool {
        texts[name]?.trimmingSpaces.isEmpty == true
    }

    private func error(in name: PreferenceName) -> TripError? {
        guard let text = texts[name], !isEmptied(name) else { return nil }
        do throws(TripError) {
            switch name {
            case .currency: _ = try Self.currency(text)
            case .homeZone: _ = try Self.zone(text)
            default: break
            }
            return nil
        } catch {
            return error
        }
    }

    private static func currency(_ text: String) throws(TripError) -> String {
        try Trip.rules.currency(typed: text.trimmingSpaces)
    }

    private static func zone(_ text: String) throws(TripError) -> Zone {
        try Zone.typed(text.trimmingSpaces)
    }
}
