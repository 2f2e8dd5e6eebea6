internal import Gtk
internal import Presentation
internal import Signals
internal import TripsFeature

/// The form for a trip.
final class TripFormWindow: FormWindow, TripForm {
    var signalDraft: Signal<TripDraft> { draftEmitter.signal }

    var signalEditingEnded: Signal<Void> { editingEmitter.signal }

    var signalLine: Signal<String> { lineEmitter.signal }

    var signalOtherKind: Signal<Void> { otherKindEmitter.signal }

    var signalOfferTaken: Signal<Void> { offerEmitter.signal }

    private let offerEmitter = Emitter<Void>()
    private let lineEmitter = Emitter<String>()
    private let otherKindEmitter = Emitter<Void>()
    private let editingEmitter = Emitter<Void>()
    private let draftEmitter = Emitter<TripDraft>()
    private let fields: TripFormFields

    init(_ form: TripFormViewModel, today: CalendarDay, months: [String], parent: Window) {
        fields = TripFormFields(form, today: today, months: months)
        // The width has room for a day and a time beside each other.
        super.init(title: form.title, form: fields.grid, parent: parent, width: 900)
        fields.ask { [weak self] in self }
        add(beneath: fields.offers)
        letEnterSave(from: fields.grid)
        letEnterSave(from: fields.offers)
        showFocus(in: fields.grid)
        fields.onChanged { [weak self] in
            guard let self else { return }
            draftEmitter.emit(fields.draft)
        }
        fields.onOfferTaken { [weak self] in self?.offerEmitter.emit() }
        fields.onLine { [weak self] in self?.lineEmitter.emit($0) }
        fields.onOtherKind { [weak self] in self?.otherKindEmitter.emit() }
        fields.onEditingEnded { [weak self] in self?.editingEmitter.emit() }
        show(form.check)
        fields.grid.focus(form.focus)
    }

    func fill(_ draft: TripDraft, meanings: String) {
        fields.fill(draft, meanings: meanings)
        draftEmitter.emit(fields.draft)
    }

    func offer(_ words: String) {
        fields.offers.offerBefore(words)
    }

    func showArrival(_ arrival: TripDraft.Time) {
        fields.showArrival(arrival)
    }

    func showPlaces(of draft: TripDraft) {
        fields.showPlaces(of: draft)
    }

    func showCurrency(_ code: String) {
        fields.showCurrency(code)
    }

    func showFare(_ amount: String, currency: String) {
        fields.showFare(amount, currency: currency)
    }

    func complete(stops: [String], operators: [String], tags: [String]) {
        fields.complete(stops: stops, operators: operators, tags: tags)
    }

    func offer(_ completions: [CompletionOffer], for field: TripFormCheck.Field) {
        fields.offer(completions, for: field)
    }

    func show(_ check: TripFormCheck) {
        fields.show(check)
    }

    func focusFirstWrongField() {
        fields.focusFirstWrongField()
    }
}
