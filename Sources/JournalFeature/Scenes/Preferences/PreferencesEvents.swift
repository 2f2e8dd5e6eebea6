public import Signals

/// The request for the preferences.
public final class PreferencesEvents {
    public let preferencesWanted = Emitter<Void>()

    public init() {}
}
