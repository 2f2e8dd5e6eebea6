import ClaimsFeature
import Domain
import Presentation
import TestSupport
import Testing
import Wording

/// A coordinator with doubles of the keeper and the window.
@MainActor
final class ProfileStage {
    let keeper: ProfileStoreDouble
    let view = ProfileViewSpy()
    let coordinator: ProfileCoordinator
    private(set) var saved: [TravellersProfile] = []

    init(_ kept: TravellersProfile? = nil, isPlausible: Bool = true) {
        keeper = ProfileStoreDouble(kept)
        coordinator = freed(
            ProfileCoordinator(
                keeper: keeper,
                validators: ProfileValidators(
                    email: EmailDouble(), iban: IBANDouble(),
                    bic: BICDouble(isPlausible: isPlausible)),
                view: view, page: view, words: .inEnglish))
        coordinator.start()
    }

    var messages: [ProfileViewSpy.Message] { view.messages.all }

    /// Opens the form as papers do, and drops the messages about it.
    func open() async -> ProfileFormDouble? {
        coordinator.openProfile { [weak self] in self?.saved.append($0) }
        await view.messages.until(count: 1)
        _ = freed(coordinator)
        view.messages.removeAll()
        return view.forms.last
    }
}

extension ProfileFormCheck {
    static let right = ProfileFormCheck(saving: .available)
    static let empty = ProfileFormCheck(
        saving: .unavailable(because: Localizer.inEnglish.nothingToSave(isKept: false)))

    static func wrong(_ complaints: [ProfileField: String]) -> ProfileFormCheck {
        ProfileFormCheck(
            complaints: complaints,
            saving: .unavailable(because: Localizer.inEnglish.profileIsWrong))
    }
}
