/// The countries of time zones. Each line has a country's code, a zone and, if several countries
/// share the zone, `shared`.
struct ZoneCountries: Sendable {
    /// The zones of countries, which towns refer to by index.
    private var all: [(country: String, zone: String)] = []
    private var countries: [String: String] = [:]
    private var sharing: [String: Set<String>] = [:]

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t").map(String.init)
            guard parts.count >= 2 else { continue }
            all.append((parts[0], parts[1]))
            if parts.count == 2 {
                countries[parts[1]] = parts[0]
            } else {
                sharing[parts[1], default: []].insert(parts[0])
            }
        }
    }

    var isEmpty: Bool { all.isEmpty }

    subscript(number: Int) -> (country: String, zone: String)? {
        all.indices.contains(number) ? all[number] : nil
    }

    func country(of zone: String) -> String? { countries[zone] }

    /// Returns the countries of a zone; none if it is unknown.
    func countries(of zone: String) -> Set<String> {
        country(of: zone).map { [$0] } ?? sharing[zone] ?? []
    }
}
