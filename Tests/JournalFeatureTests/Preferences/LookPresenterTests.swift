import Domain
import JournalFeature
import TestSupport
import Testing

@Suite("The look of the windows", .freed, .timeLimit(.minutes(1)))
struct LookPresenterTests {
    private let spy: PreferencesSpy

    init() {
        spy = freed(PreferencesSpy())
    }

    private func begin() -> LookPresenter {
        freed(LookPresenter(view: spy, desktop: spy, keeper: spy))
    }

    private var looks: [Look] {
        spy.messages.all.compactMap { if case .look(let look) = $0 { look } else { nil } }
    }

    @Test("Without a preference, the toolkit's own settings stay untouched")
    func untouched() {
        withExtendedLifetime(begin()) {
            spy.desktopLook = Look(colorScheme: 0, contrast: 0, reducedMotion: 0)
            spy.preferences.clock = .hours12
            #expect(looks == [])
        }
    }

    @Test("What the person chose is there before the desktop answers, and whatever that says")
    func chosen() {
        spy.preferences.appearance = .dark
        withExtendedLifetime(begin()) {
            #expect(looks == [Look(isDark: true)])
            spy.desktopLook = Look(colorScheme: 2)
            #expect(looks.count == 1)
            spy.preferences.appearance = .light
            #expect(looks.last == Look(isDark: false))
        }
    }

    @Test("The desktop is followed for as long as the program runs, and once it is chosen again")
    func followed() {
        withExtendedLifetime(begin()) {
            spy.desktopLook = Look(colorScheme: 1)
            spy.desktopLook = Look(colorScheme: 2)
            spy.preferences.appearance = .dark
            spy.preferences.appearance = .desktop
            spy.desktopLook = Look()
            #expect(looks.map(\.isDark) == [true, false, true, false, nil])
        }
    }

    @Test("Contrast and rest are the desktop's to say, whatever is chosen")
    func contrast() {
        spy.preferences.appearance = .light
        withExtendedLifetime(begin()) {
            spy.desktopLook = Look(colorScheme: 1, contrast: 1, reducedMotion: 1)
            #expect(
                looks.last == Look(isDark: false, hasHighContrast: true, isStill: true))
        }
    }

    @Test("Numbers that mean nothing yet are no preference", arguments: [-1, 0, 3, .max])
    func unknown(number: Int) {
        #expect(
            Look(colorScheme: number, contrast: number, reducedMotion: number)
                == Look())
    }
}
