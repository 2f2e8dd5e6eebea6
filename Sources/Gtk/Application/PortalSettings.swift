/// The values of one namespace of the desktop's settings portal, and their later changes.
///
/// The portal is on the session bus. Without a bus or a portal no value ever arrives.
@MainActor
public final class PortalSettings {
    /// The known values that are whole numbers, by their keys.
    public private(set) var numbers: [String: Int] = [:]

    private let namespace: String
    private let changed: () -> Void
    private var subscription: BusSubscription?

    private static let interface = "org.freedesktop.portal.Settings"

    /// Requests the values, and does not wait for the answer.
    ///
    /// - Parameter onChange: called when the answer arrives, and at each change.
    public init(_ namespace: String, onChange: @escaping () -> Void) {
        self.namespace = namespace
        changed = onChange
        subscription = BusSubscription(
            to: "SettingChanged", of: Self.interface, from: BusRequest.portal.name,
            about: namespace,
            at: { _ in BusRequest.portal.path }, heard: { [weak self] in self?.readChange($0) })
        BusRequest(toPortal: Self.interface).ask("ReadAll", [.texts([namespace])]) {
            [weak self] answer in
            // Without a portal this is an error, which can be ignored.
            if case .success(let values) = answer { self?.readAll(values) }
        }
    }

    /// Reads the answer: a dictionary of namespaces, each of which is a dictionary of keys.
    private func readAll(_ values: [BusValue]) {
        if case .named(let spaces)? = values.first, case .named(let keys)? = spaces[namespace] {
            for (key, value) in keys { numbers[key] = value.whole }
        }
        changed()
    }

    /// Reads a change: the namespace, the key and its value.
    private func readChange(_ values: [BusValue]) {
        guard values.count == 3, values[0] == .text(namespace), case .text(let key) = values[1]
        else { return }
        numbers[key] = values[2].whole
        changed()
    }
}
