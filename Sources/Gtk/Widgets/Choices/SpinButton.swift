import CGtk
import Glibc

/// A field for a number, which can be typed or stepped through.
///
/// The text stays as it is typed, even if it is no number or out of range: `text` returns it, and
/// `typedValue` is `nil` then. Steps go on from the last valid number.
open class SpinButton: Entry {
    private var format: (reading: (String) -> Double?, writing: (Double) -> String)?
    private var written = 0.0

    /// Makes a field for the numbers of `range`, by default with the first of them.
    ///
    /// - Parameter page: the step of Page Up and Page Down; ten steps by default.
    public convenience init(
        _ range: ClosedRange<Double>, step: Double = 1, page: Double? = nil, value: Double? = nil
    ) {
        self.init(entry: Self.make())
        setRange(range)
        gtk_spin_button_set_increments(cast(), step, page ?? step * 10)
        self.value = value ?? range.lowerBound
    }

    /// Makes a field for the whole numbers of `range`, by default with the first of them.
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
        // With the other policy the nearest number in range would replace one that is not.
        gtk_spin_button_set_update_policy(cast(), GTK_UPDATE_IF_VALID)
        on("input") { [weak self] (result: UnsafeMutableRawPointer?) -> Int in
            guard let number = self.flatMap({ $0.typedNumber }) else {
                return Int(GTK_INPUT_ERROR)
            }
            result?.cast(to: Double.self).pointee = number
            return 1
        }
        on("output") { [weak self] () -> Bool in
            self?.output()
            return true
        }
        leaveWheelUnlessFocused()
        onDestroy { [weak self] in self?.format = nil }
    }

    /// Sets how numbers are typed and shown, which is in figures by default.
    ///
    /// - Parameters:
    ///   - reading: returns the number of a typed text, or `nil` if it is none.
    ///   - writing: returns the text of a number.
    public final func setFormat(
        reading: @escaping (String) -> Double?, writing: @escaping (Double) -> String
    ) {
        format = (reading, writing)
        write()
    }

    override class func make() -> UnsafeMutablePointer<GtkWidget> {
        gtk_spin_button_new_with_range(0, 1, 1)
    }

    /// The number. Setting one out of range chooses the nearest in it.
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

    /// The typed number, or `nil` if the text is none, or one out of range.
    public final var typedValue: Double? {
        var lower = 0.0
        var upper = 0.0
        gtk_spin_button_get_range(cast(), &lower, &upper)
        guard let number = typedNumber, number >= lower, number <= upper else { return nil }
        return number
    }

    private var typedNumber: Double? {
        guard let format else { return Self.number(text) }
        return format.reading(text)
    }

    final func setRange(_ range: ClosedRange<Double>) {
        silently { gtk_spin_button_set_range(cast(), range.lowerBound, range.upperBound) }
    }

    /// The number of digits after the decimal separator.
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

    /// Calls `handler` with the number when a person changes it.
    public final func onValueChanged(_ handler: @escaping (Double) -> Void) {
        connectChange("value-changed", of: \SpinButton.value, handler)
    }

    /// Writes the number when GTK asks for it: after a step, and when the focus leaves.
    private func output() {
        let isStep = value != written
        if isStep || typedValue != nil { write() }
    }

    private func write() {
        written = value
        let figures = format?.writing(value) ?? Self.figures(value, digits: digits)
        // A person's change should call change closures, which setting `text` would not do.
        if text != figures { gtk_entry_set_text(cast(), figures) }
    }
}

extension SpinButton {
    /// Reads a number with a point or a comma, or returns `nil` if the text is not one.
    static func number(_ text: String) -> Double? {
        let text = text.filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) else {
            return nil
        }
        return Double(String(text))
    }

    /// Returns a number with `digits` digits after the decimal separator of the locale.
    static func figures(_ value: Double, digits: Int) -> String {
        let shift = (0..<digits).reduce(1) { power, _ in power * 10 }
        let shifted = Int((value.magnitude * Double(shift)).rounded())
        let whole = (value < 0 ? "-" : "") + String(shifted / shift)
        guard digits > 0 else { return whole }
        let rest = String(shifted % shift)
        let point = localeconv().flatMap { String(borrowing: $0.pointee.decimal_point) } ?? "."
        return whole + point + String(repeating: "0", count: digits - rest.count) + rest
    }
}
