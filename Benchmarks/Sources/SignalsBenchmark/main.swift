import Foundation

let usage = """
    usage: signals-benchmark [--json FILE]

    Measures Signals beside OpenCombine: emissions per second, the median of 31 rounds in which both
    take turns, and allocations per emission. Writes the same rows to FILE.
    """
var jsonFile: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    guard argument == "--json", let file = arguments.popFirst() else {
        print(usage)
        exit(argument == "--help" ? EXIT_SUCCESS : EX_USAGE)
    }
    jsonFile = file
}

guard allocationsAreCounted() else {
    print("signals-benchmark: allocations can't be counted here")
    exit(EXIT_FAILURE)
}

var rows: [Row] = []
print(Row.heading)
for scenario in Scenario.all() {
    let measurement = Measurement(scenario, rounds: 31)
    guard scenario.ours.tally == scenario.theirs.tally else {
        print("signals-benchmark: the two sides delivered different values: \(scenario.name)")
        exit(EXIT_FAILURE)
    }
    rows.append(Row(throughput: "signals: \(scenario.name)", measurement, atLeast: 5))
    print(rows[rows.count - 1].line)
    guard scenario.countsAllocations else { continue }
    rows.append(
        Row(
            allocations: "signals: allocations, \(scenario.name)",
            ours: allocationsPerEmission(of: scenario.ours, emissions: 10_000),
            theirs: allocationsPerEmission(of: scenario.theirs, emissions: 10_000)))
    print(rows[rows.count - 1].line)
}

if let jsonFile {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
        try encoder.encode(rows).write(to: URL(fileURLWithPath: jsonFile), options: .atomic)
    } catch {
        print("signals-benchmark: can't write \(jsonFile): \(error.localizedDescription)")
        exit(EXIT_FAILURE)
    }
}
