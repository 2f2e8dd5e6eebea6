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

    init(_ kept: TravellersProfile? = nil) {
        keeper = ProfileStoreDouble(kept)
        coordinator = freed(
            ProfileCoordinator(
                keeper: keeper, view: view, events: view.events, words: .inEnglish))
        coordinator.start()
    }

    var messages: [ProfileViewSpy.Message] { view.messages.all }

    /// Opens the form as papers do, and drops the messages about it.
    func open() async -> FormDouble? {
        coordinator.openProfile { [weak self] in self?.saved.append($0) }
        await view.messages.until(count: 1)
        _ = freed(coordinator)
        view.messages.removeAll()
        return view.forms.last
    }
}

extension FormCheck {
    static let right = FormCheck(canSave: true)
    static let empty = FormCheck.unsavable(
        because: Localizer.inEnglish.nothingToSave(isKept: false))

    static func wrong(_ complaints: [FormKey: String]) -> FormCheck {
        .unsavable(complaints, because: Localizer.inEnglish.profileIsWrong)
    }

    static func unsavable(
        _ complaints: [FormKey: String] = [:], because reason: String
    ) -> FormCheck {
        FormCheck(
            complaints: complaints, canSave: false, saving: .unavailable(because: reason))
    }
}
