import CGtk

/// A number to type or to step through.
///
/// The text stays as it is typed, be it a number or not, in range or not: `text` has it, and
/// `typedValue` is nil if it is none of the numbers. Steps go on from the last one that was.
open class SpinButton: Entry {
    /// How what is typed is read; nil where it is no number. Figures unless set.
    public final var reads: ((String) -> Double?)? {
        didSet { write() }
    }

    /// How a number is written. Figures unless set.
    public final var writes: ((Double) -> String)? {
        didSet { write() }
    }

    /// The number that was written last.
    private var written = 0.0

    /// A button for the numbers of `range`, the first of which is set unless said.
    ///
    /// - Parameter page: how far Page Up and Page Down go; ten steps unless said.
    public convenience init(
        _ range: ClosedRange<Double>, step: Double = 1, page: Double? = nil, value: Double? = nil
    ) {
        self.init(entry: Self.make())
        setRange(range)
        gtk_spin_button_set_increments(cast(), step, page ?? step * 10)
        self.value = value ?? range.lowerBound
    }

    /// A button for the whole numbers of `range`, the first of which is set unless said.
    public convenience init(
        _ range: ClosedRange<Int>, step: Int = 1, page: Int? = nil, value: Int? = nil
    ) {
        self.init(
            Double(range.lowerBound)...Double(range.upperBound), step: Double(step),
            page: page.map(Double.init), value: value.map(Double.init))
    }

    override init(entry: UnsafeMutablePointer<GtkWidget>) {
        super.init(entry: entry)
        gtk_spin_button_set_numeric(cast(), 0)
        // Otherwise the nearest number in range would take the place of one that is not.
        gtk_spin_button_set_update_policy(cast(), GTK_UPDATE_IF_VALID)
        SignalConnection.connectReading(pointer, "input") { [weak self] in
            self.flatMap { $0.typedNumber }
        }
        SignalConnection.connectQuestion(pointer, "output") { [weak self] in
            self?.output()
            return true
        }
        leaveWheelUnlessFocused()
    }

    override class func make() -> UnsafeMutablePointer<GtkWidget> {
        gtk_spin_button_new_with_range(0, 1, 1)
    }

    /// The number; one out of range becomes the nearest in it.
    public final var value: Double {
        get { gtk_spin_button_get_value(cast()) }
        set {
            silently {
                gtk_spin_button_set_value(cast(), newValue)
                write()
            }
        }
    }

    /// The number without its fraction.
    public final var intValue: Int {
        get { Int(gtk_spin_button_get_value_as_int(cast())) }
        set { value = Double(newValue) }
    }

    /// The number that is typed; nil where there is none, or not one of the range.
    public final var typedValue: Double? {
        var lower = 0.0
        var upper = 0.0
        gtk_spin_button_get_range(cast(), &lower, &upper)
        guard let number = typedNumber, number >= lower, number <= upper else { return nil }
        return number
    }

    private var typedNumber: Double? {
        guard let reads else { return Self.number(text) }
        return reads(text)
    }

    /// Replaces the numbers there are to choose from.
    final func setRange(_ range: ClosedRange<Double>) {
        silently { gtk_spin_button_set_range(cast(), range.lowerBound, range.upperBound) }
    }

    /// How many digits are shown after the point.
    public final var digits: Int {
        get { Int(gtk_spin_button_get_digits(cast())) }
        set {
            silently {
                gtk_spin_button_set_digits(cast(), guint(newValue))
                write()
            }
        }
    }

    /// Whether stepping past one end leads to the other.
    public final var wrapsAround: Bool {
        get { gtk_spin_button_get_wrap(cast()) != 0 }
        set { gtk_spin_button_set_wrap(cast(), newValue.gboolean) }
    }

    /// Called with the number when a person changed it.
    public final func onValueChanged(_ handler: @escaping (Double) -> Void) {
        connectChange("value-changed") { [weak self] in
            if let self { handler(value) }
        }
    }

    /// GTK wants the number to be written: after a step, and when the focus leaves.
    private func output() {
        let isStep = value != written
        if isStep || typedValue != nil { write() }
    }

    private func write() {
        written = value
        let figures = writes?(value) ?? Self.figures(value, digits: digits)
        // As a person's change where it is one, which setting `text` would not be.
        if text != figures { gtk_entry_set_text(cast(), figures) }
    }
}
