import CGtk

@testable import Gtk

/// Records what widgets announce to assistive technology.
public final class Announcements {
    public private(set) var words: [String] = []

    private let signal: guint
    private var hook: gulong = 0

    public init() {
        let type = atk_object_get_type()
        g_type_class_ref(type)
        // ATK has them by another name from 2.50 on.
        let late = g_signal_lookup("notification", type)
        signal = late != 0 ? late : g_signal_lookup("announcement", type)
        hook = g_signal_add_emission_hook(
            signal, 0,
            { _, _, values, data in
                guard let data, let values else { return 1 }
                let words = String(borrowing: g_value_get_string(values + 1)) ?? ""
                let key = UInt(bitPattern: data)
                MainActor.assumeIsolated { Announcements.heard(words, by: key) }
                return 1
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    isolated deinit { g_signal_remove_emission_hook(signal, hook) }

    private static func heard(_ words: String, by key: UInt) {
        guard let address = UnsafeRawPointer(bitPattern: key) else { return }
        Unmanaged<Announcements>.fromOpaque(address).takeUnretainedValue().words.append(words)
    }
}
