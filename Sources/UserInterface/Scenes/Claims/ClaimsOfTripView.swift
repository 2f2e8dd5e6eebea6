internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// The claims for a trip or a journey, and the ways to claim money that is owed.
final class ClaimsOfTripView: ModelView<ClaimsOfTripView.Claims> {
    struct Claims: Hashable {
        let claims: ClaimsViewModel
        /// Whether claiming is the next thing to do, which the first offer shows by the accent.
        var isNext = false
        let making: Availability
        /// Whether a paper can be written for the trip.
        let offersPaper: Bool
    }

    var onClaim: (String) -> Void = { _ in }
    var onOpen: (String) -> Void = { _ in }

    private let made = RelatedEntriesView(Localizer.ofWidgets.claimsOfTrip, isCard: false)
    private let paper = Button(localized("Prepare Claim Form…"))
    private let offers = WrapBox(spacing: Space.close)
    private let buttons = ReusableButtons<ClaimsViewModel.Offer>()

    init() {
        super.init(.vertical, spacing: Space.near)
        paper.actionName = "win.claim"
        paper.wrapsLabel()
        made.onOpen = { [weak self] in self?.onOpen($0) }
        append(offers, made)
        isVisible = false
    }

    override func fill(with model: Claims) {
        buttons.update(model.claims.offers, label: \.label, style: { _ in "text-button" }) {
            [weak self] in self?.onClaim($0.id)
        }
        var offered = model.claims.offers.compactMap { buttons[$0] }
        for (place, button) in offered.enumerated() {
            button.setStyleClass("suggested-action", on: model.isNext && place == 0)
            // The name of a regulation is long in some languages.
            button.wrapsLabel()
            button.allow(
                model.making, tooltip: localized("Create a claim for this amount"))
        }
        if model.offersPaper { offered.append(paper) }
        offers.show(offered)
        offers.isVisible = !offered.isEmpty
        made.model = .init(entries: model.claims.made, more: "")
        isVisible = !offered.isEmpty || !model.claims.made.isEmpty
    }
}
