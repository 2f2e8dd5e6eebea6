internal import Gtk
internal import Presentation
internal import Signals
internal import TripsFeature

/// The form for a trip.
final class TripFormWindow: FormWindow, TripForm {
    var signalDraft: Signal<TripDraft> { draftEmitter.signal }
    var signalSave: Signal<Void> { saveEmitter.signal }
    var signalCancel: Signal<Void> { cancelEmitter.signal }

    private let draftEmitter = Emitter<TripDraft>()
    private let saveEmitter = Emitter<Void>()
    private let cancelEmitter = Emitter<Void>()
    private let fields: TripFormFields

    init(_ form: TripFormViewModel, today: CalendarDay, months: [String], parent: Window) {
        fields = TripFormFields(form, today: today, months: months)
        super.init(title: form.title, form: fields.grid, parent: parent)
        fields.onChanged { [weak self] in
            guard let self else { return }
            draftEmitter.emit(fields.draft)
        }
        whenSaved(
            { [weak self] in self?.saveEmitter.emit() },
            cancelled: { [weak self] in self?.cancelEmitter.emit() })
        show(form.check)
        fields.from.grabFocus()
    }

    func showArrival(_ arrival: TripDraft.Time) {
        fields.showArrival(arrival)
    }

    func show(_ check: TripFormCheck) {
        fields.show(check)
        canSave = check.canSave
    }
}
