internal import Domain
internal import Foundation

/// The towns in two files: a row for each town, the largest first, and a line for each name with
/// the numbers of its rows.
struct TownFiles: Sendable {
    private let rows: Data
    private let names: SortedNames

    /// The bytes of a row: three digits for the zone, hundredths of degrees with signs, a letter
    /// and a line feed.
    private static let width = 16

    /// - Parameter folder: the installed folder, or `nil` if there is none.
    init(_ folder: URL?) {
        func mapped(_ name: String) -> Data {
            folder.flatMap {
                try? Data(contentsOf: $0.appending(path: name), options: .alwaysMapped)
            } ?? Data()
        }
        rows = mapped("towns.txt")
        names = SortedNames(file: mapped("names.tsv"))
    }

    /// - Parameter key: a folded name.
    func candidates(named key: String, as zones: ZoneCountries) -> [PlaceCandidate] {
        names.line(of: key).map { candidates(of: $0, as: zones) } ?? []
    }

    /// Returns the towns whose names continue with one of the words, or its beginning: `freiburg`
    /// and `breisgau` find Freiburg im Breisgau.
    func candidates(
        named key: String, qualifiedBy words: [String], as zones: ZoneCountries
    ) -> [PlaceCandidate] {
        guard !words.isEmpty else { return [] }
        let lines = names.lines(beginning: key + " ").filter { line in
            FoldedName.words(of: line.name).dropFirst(key.count).split(separator: " ")
                .contains { word in words.contains { word.hasPrefix($0) } }
        }
        return Array(Set(lines.flatMap { candidates(of: $0, as: zones) }))
    }

    private func candidates(of line: SortedNames.Line, as zones: ZoneCountries) -> [PlaceCandidate]
    {
        line.towns.compactMap { number, isNative in
            town(number, named: line.name, as: zones).map {
                PlaceCandidate(
                    country: $0.country, zone: $0.zone, coordinates: $0.coordinates,
                    size: $0.size, isNative: isNative)
            }
        }
    }

    /// Returns the largest towns with a folded name that begins with the key. A name that a town's
    /// own country uses counts more than one that only others use.
    func towns(beginning key: String, most: Int, as zones: ZoneCountries) -> [Town] {
        var native: [Int: String] = [:]
        var foreign: [Int: String] = [:]
        for line in names.lines(beginning: key) {
            for (number, isNative) in line.towns {
                if isNative {
                    native[number] = native[number] ?? line.name
                } else {
                    foreign[number] = foreign[number] ?? line.name
                }
            }
        }
        for number in native.keys { foreign[number] = nil }
        // Rows are sorted by size, so the lowest numbers are the largest towns.
        func largest(_ names: [Int: String]) -> [Town] {
            names.keys.sorted().prefix(most).compactMap { number in
                names[number].flatMap { town(number, named: $0, as: zones) }
            }
        }
        let ranked =
            largest(native).map { ($0, $0.size + PlaceCandidate.native) }
            + largest(foreign).map { ($0, $0.size) }
        return ranked.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }.prefix(most).map(\.0)
    }

    private func town(_ number: Int, named name: String, as zones: ZoneCountries) -> Town? {
        guard number >= 0, number < rows.count / Self.width else { return nil }
        let start = number * Self.width
        return rows.withUnsafeBytes { bytes in
            let row = bytes[start..<start + Self.width]
            func number(_ digits: Range<Int>) -> Int? {
                Int(
                    String(
                        decoding: row[start + digits.lowerBound..<start + digits.upperBound],
                        as: UTF8.self))
            }
            guard let zone = number(0..<3).flatMap({ zones[$0] }),
                let latitude = number(3..<8), let longitude = number(8..<14),
                let place = Coordinates(
                    latitude: Double(latitude) / 100, longitude: Double(longitude) / 100)
            else { return nil }
            return Town(
                name: name, country: zone.country, zone: zone.zone, coordinates: place,
                size: Int(row[start + 14]) - Int(UInt8(ascii: "a")))
        }
    }
}

/// A place that a name may mean.
struct PlaceCandidate: Hashable {
    let country, zone: String
    let coordinates: Coordinates
    /// The town's size class, or 0 for a place of a list.
    let size: Int
    /// Whether the name is one that the place's own country uses.
    let isNative: Bool

    var weight: Int { size + (isNative ? Self.native : 0) }

    /// The weight of a name of the place's own country, in classes of size.
    static let native = 4
}

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
