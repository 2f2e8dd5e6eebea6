import Domain
import Foundation

/// Means of transport as people name them.
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

    /// Anything else is `other`.
    static func mode(_ text: String) -> TravelMode {
        let plain = ColumnWords.plain(text)
        return words.first { $0.value.contains(plain) }?.key ?? .other
    }
}
