public import ClaimsFeature
public import Signals

extension MainWindow: DisplaysProfileForm, ProfilePage {
    public var signalProfile: Signal<Void> { signals.profile.signal }

    public func openProfileForm(_ form: ProfileFormViewModel) -> any ProfileForm {
        forms.openProfile(form)
    }
}
