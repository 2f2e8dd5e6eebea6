internal import Domain
public import Presentation
public import Signals

/// The look of windows, beside what the toolkit's own settings say.
public struct LookViewModel: Hashable, Sendable {
    /// Whether windows are dark, or `nil` to follow the toolkit's settings.
    public let isDark: Bool?
    public let hasHighContrast: Bool
    /// Whether animations are off.
    public let isStill: Bool

    public init(isDark: Bool? = nil, hasHighContrast: Bool = false, isStill: Bool = false) {
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
        self.isStill = isStill
    }
}

public struct DesktopLook: Hashable, Sendable {
    /// Whether windows are dark, or `nil` if the desktop has no preference.
    public let isDark: Bool?
    public let hasHighContrast: Bool
    public let isStill: Bool

    /// Takes the numbers of the settings portal; unknown ones count as no preference.
    public init(colorScheme: Int? = nil, contrast: Int? = nil, reducedMotion: Int? = nil) {
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
    func showLook(_ look: LookViewModel)
}

/// Knows the look that the desktop asks for, as soon as the desktop answers.
public protocol KnowsDesktopLook: AnyObject {
    var desktopLook: DesktopLook { get }
    var signalDesktopLook: Signal<Void> { get }
}

public final class LookPresenter {
    private weak var view: (any ShowsLook)?
    private let desktop: any KnowsDesktopLook
    private let keeper: any StoresPreferences
    private var shown = LookViewModel()
    private var subscriptions = Subscriptions()

    /// Shows the look at once, before there is a window.
    public init(
        view: any ShowsLook, desktop: any KnowsDesktopLook, keeper: any StoresPreferences
    ) {
        self.view = view
        self.desktop = desktop
        self.keeper = keeper
        subscriptions +=
            desktop.signalDesktopLook.onReception § eachTime § inAnyCase
            § weakly(self, LookPresenter.show)
        subscriptions +=
            keeper.signalPreferences.onReception § eachTime § inAnyCase
            § weakly(self, LookPresenter.show)
        show()
    }

    /// Shows the look if it changed, since loading a theme takes time.
    private func show() {
        let look = LookViewModel(keeper.preferences.appearance, on: desktop.desktopLook)
        guard look != shown else { return }
        shown = look
        view?.showLook(look)
    }
}

extension LookViewModel {
    fileprivate init(_ appearance: Appearance, on desktop: DesktopLook) {
        let isDark: Bool? =
            switch appearance {
            case .desktop: desktop.isDark
            case .light: false
            case .dark: true
            }
        self.init(
            isDark: isDark, hasHighContrast: desktop.hasHighContrast, isStill: desktop.isStill)
    }
}
