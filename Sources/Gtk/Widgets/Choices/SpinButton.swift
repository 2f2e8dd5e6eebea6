import CGtk

/// A number to type or to step through.
open class SpinButton: Entry {
    /// A button for the numbers of `range`, the first of which is set unless said.
    public convenience init(_ range: ClosedRange<Double>, step: Double = 1, value: Double? = nil) {
        self.init(entry: Self.make())
        setRange(range)
        gtk_spin_button_set_increments(cast(), step, step * 10)
        gtk_spin_button_set_numeric(cast(), 1)
        if let value { self.value = value }
    }

    /// A button for the whole numbers of `range`, the first of which is set unless said.
    public convenience init(_ range: ClosedRange<Int>, step: Int = 1, value: Int? = nil) {
        self.init(
            Double(range.lowerBound)...Double(range.upperBound), step: Double(step),
            value: value.map(Double.init))
    }

    override class func make() -> UnsafeMutablePointer<GtkWidget> {
        gtk_spin_button_new_with_range(0, 1, 1)
    }

    /// The number; one out of range becomes the nearest in it.
    public final var value: Double {
        get { gtk_spin_button_get_value(cast()) }
        set { silently { gtk_spin_button_set_value(cast(), newValue) } }
    }

    /// The number without its fraction.
    public final var intValue: Int {
        get { Int(gtk_spin_button_get_value_as_int(cast())) }
        set { value = Double(newValue) }
    }

    /// Replaces the numbers there are to choose from.
    public final func setRange(_ range: ClosedRange<Double>) {
        silently { gtk_spin_button_set_range(cast(), range.lowerBound, range.upperBound) }
    }

    /// How many digits are shown after the point.
    public final var digits: Int {
        get { Int(gtk_spin_button_get_digits(cast())) }
        set { gtk_spin_button_set_digits(cast(), guint(newValue)) }
    }

    /// Whether stepping past one end leads to the other.
    public final var wrapsAround: Bool {
        get { gtk_spin_button_get_wrap(cast()) != 0 }
        set { gtk_spin_button_set_wrap(cast(), newValue.gboolean) }
    }

    /// From now on numbers below ten are shown as two figures, as on a clock.
    public final func padWithZeros() {
        SignalConnection.connectQuestion(pointer, "output") { [weak self] in
            guard let self else { return false }
            let figures = intValue < 10 ? "0\(intValue)" : "\(intValue)"
            if text != figures { text = figures }
            return true
        }
    }

    /// Takes over what has been typed but not confirmed yet.
    public final func update() { gtk_spin_button_update(cast()) }

    /// Called with the number when a person changed it.
    public final func onValueChanged(_ handler: @escaping (Double) -> Void) {
        connectChange("value-changed") { [weak self] in
            if let self { handler(value) }
        }
    }
}
