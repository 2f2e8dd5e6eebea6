internal import Domain
internal import Presentation
internal import Wording

/// What is typed in the window of preferences, as it is typed, be it right or not.
struct TypedPreferences {
    private var texts: [PreferenceName: String] = [:]
    private var left: Set<PreferenceName> = []

    func text(_ name: PreferenceName) -> String? { texts[name] }

    mutating func type(_ text: String, _ name: PreferenceName) {
        texts[name] = text
        left.remove(name)
    }

    /// What is right is shown as it is kept from then on, and of what is not it is said why.
    mutating func leave(_ name: PreferenceName) {
        if error(in: name) == nil { texts[name] = nil } else { left.insert(name) }
    }

    /// Nobody is interrupted who goes on typing.
    func complaint(about name: PreferenceName, _ words: LocalWords) -> String? {
        left.contains(name) ? error(in: name).map(words.sentence) : nil
    }

    /// The code of the currency that is typed; `kept` where it is not a code.
    func currency(or kept: String) -> String {
        texts[.currency].flatMap { try? Self.currency($0) } ?? kept
    }

    /// The zone that is typed; `kept` where it is unknown.
    func homeZone(or kept: Zone?) -> Zone? {
        texts[.homeZone].flatMap { try? Self.zone($0) } ?? kept
    }

    /// Whether its field is empty, which may be the way to another text: it is none once it is left.
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
