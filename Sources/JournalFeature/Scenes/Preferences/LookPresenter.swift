internal import Domain
public import Presentation
public import Signals

/// A look of windows, beside what the toolkit's own settings say.
public struct Look: Hashable, Sendable {
    /// Whether windows are dark, or `nil` to follow the toolkit's settings.
    public internal(set) var isDark: Bool?
    public let hasHighContrast: Bool
    /// Whether animations are off.
    public let isStill: Bool

    public init(isDark: Bool? = nil, hasHighContrast: Bool = false, isStill: Bool = false) {
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
        self.isStill = isStill
    }

    /// Takes the numbers of the settings portal; unknown ones count as no preference.
    public init(colorScheme: Int?, contrast: Int? = nil, reducedMotion: Int? = nil) {
        isDark =
            switch colorScheme {
            case 1: true
            case 2: false
            default: nil
            }
        hasHighContrast = contrast == 1
        isStill = reducedMotion == 1
    }
}

/// Gives all windows of the program a look.
public protocol ShowsLook: Viewable {
    func showLook(_ look: Look)
}

/// Knows the look that the desktop asks for, as soon as the desktop answers.
public protocol KnowsDesktopLook: AnyObject {
    var desktopLook: Look { get }
    var signalDesktopLook: Signal<Void> { get }
}

public final class LookPresenter {
    private weak var view: (any ShowsLook)?
    private let desktop: any KnowsDesktopLook
    private let keeper: any StoresPreferences
    private var shown = Look()
    private var subscriptions = Subscriptions()

    /// Shows the look at once, before there is a window.
    public init(view: any ShowsLook, desktop: any KnowsDesktopLook, keeper: any StoresPreferences) {
        self.view = view
        self.desktop = desktop
        self.keeper = keeper
        subscriptions += desktop.signalDesktopLook.onReception § eachTime § weakly(self) { $0.show }
        subscriptions += keeper.signalPreferences.onReception § eachTime § weakly(self) { $0.show }
        show()
    }

    /// Shows the look if it changed, since loading a theme takes time.
    private func show() {
        var look = desktop.desktopLook
        switch keeper.preferences.appearance {
        case .desktop: break
        case .light: look.isDark = false
        case .dark: look.isDark = true
        }
        guard look != shown else { return }
        shown = look
        view?.showLook(look)
    }
}
