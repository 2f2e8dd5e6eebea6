internal import Domain
internal import Presentation
internal import Wording

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
