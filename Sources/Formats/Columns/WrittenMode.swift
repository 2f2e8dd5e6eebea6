import Domain
import Foundation

/// Reads means of transport in people's words.
enum WrittenMode {
    private static let words: [TravelMode: [String]] = [
        .train: [
            "train", "rail", "railway", "zug", "bahn", "eisenbahn", "tren", "treno", "comboio",
            "trem",
            "trein", "tag", "ice", "ic", "ec", "tgv", "s bahn",
        ],
        .bus: ["bus", "coach", "autobus", "reisebus", "fernbus", "autocar", "onibus", "buss"],
        .flight: [
            "flight", "plane", "aeroplane", "airplane", "air", "flug", "flugzeug", "vol", "avion",
            "vuelo", "volo", "aereo", "voo", "aviao", "vlucht", "vliegtuig", "flyg",
        ],
        .ferry: [
            "ferry", "boat", "ship", "fahre", "schiff", "bateau", "barco", "traghetto", "nave",
            "balsa",
            "boot", "veerboot", "farja",
        ],
    ]

    /// Returns the means of transport, or `other` for an unknown word.
    static func mode(_ text: String) -> TravelMode {
        let plain = ColumnWords.plain(text)
        return words.first { $0.value.contains(plain) }?.key ?? .other
    }

    /// Returns the means of transport that headings name, for tables without a column for it.
    static func mode(headings: [String]) -> TravelMode {
        let spoken = Set(
            headings.flatMap { ColumnWords.plain($0).split(separator: " ") }.map(String.init))
        return named.first { !spoken.isDisjoint(with: $0.value) }?.mode ?? .other
    }

    private static let named: [(mode: TravelMode, value: Set<String>)] = [
        (
            .flight,
            [
                "flight", "airline", "airport", "flug", "flugnummer", "fluggesellschaft",
                "flughafen",
                "vol", "aeroport", "vuelo", "aerolinea", "aeropuerto", "volo", "aeroporto", "voo",
                "vlucht", "flyg",
            ]
        ),
        (
            .train,
            [
                "train", "railway", "zug", "zugnummer", "bahnhof", "zielbahnhof", "startbahnhof",
                "gare", "tren", "treno", "comboio", "trem", "trein",
            ]
        ),
    ]
}
