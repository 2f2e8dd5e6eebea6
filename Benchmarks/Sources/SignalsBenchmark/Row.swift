import Foundation

/// One line of the report: a figure, what it is compared with, and the bar it has to reach.
struct Row: Encodable {
    let name: String
    let value: Double
    let unit: String
    /// What OpenCombine reached in the same run.
    let baseline: Double
    let ratio: Double?
    let bar: Double
    let met: Bool

    init(throughput name: String, _ measurement: Measurement, atLeast bar: Double) {
        self.name = name
        value = measurement.ours
        unit = "emissions/s"
        baseline = measurement.theirs
        ratio = measurement.ours / measurement.theirs
        self.bar = bar
        met = measurement.ours >= bar * measurement.theirs
    }

    init(allocations name: String, ours: Double, theirs: Double) {
        self.name = name
        value = ours
        unit = "allocations/emission"
        baseline = theirs
        ratio = theirs > 0 ? ours / theirs : nil
        bar = 0
        met = ours == 0
    }
}

extension Row {
    /// Writes every key, those without a figure too.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(value, forKey: .value)
        try container.encode(unit, forKey: .unit)
        try container.encode(baseline, forKey: .baseline)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(bar, forKey: .bar)
        try container.encode(met, forKey: .met)
    }

    private enum CodingKeys: CodingKey {
        case name, value, unit, baseline, ratio, bar, met
    }
}

extension Row {
    static let heading = line("", "Signals", "OpenCombine", "ratio", "to reach", "")

    var line: String {
        let toReach = bar > 0 ? String(format: "≥ %.0f×", bar) : "none"
        return Self.line(
            name, figure(value), figure(baseline),
            ratio.map { String(format: "%.1f×", $0) } ?? "",
            toReach, met ? "met" : "MISSED")
    }

    private func figure(_ number: Double) -> String {
        unit == "emissions/s"
            ? String(format: "%.2f M/s", number / 1e6) : String(format: "%.3f", number)
    }

    private static func line(_ first: String, _ rest: String...) -> String {
        let name = first.padding(toLength: 38, withPad: " ", startingAt: 0)
        return name
            + rest.map { String(repeating: " ", count: max(1, 13 - $0.count)) + $0 }.joined()
    }
}
