import Domain
import Foundation

/// Reads kinds of tickets in people's words.
enum WrittenTicket {
    private static let words: [TicketKind: [String]] = [
        .single: [
            "single", "one way", "oneway", "einfach", "einfache fahrt", "hinfahrt", "aller simple",
            "ida", "solo andata", "enkele reis", "enkel",
        ],
        .return: [
            "return", "round trip", "roundtrip", "hin und ruckfahrt", "hin und zuruck",
            "aller retour", "ida y vuelta", "andata e ritorno", "ida e volta", "retour",
            "tur och retur",
        ],
        .season: [
            "season", "season ticket", "pass", "travelcard", "zeitkarte", "abo", "monatskarte",
            "jahreskarte", "wochenkarte", "deutschlandticket", "abonnement", "abono",
            "abbonamento", "passe",
        ],
    ]

    /// Returns the kind of ticket, or `nil` for an unknown word.
    static func kind(_ text: String) -> TicketKind? {
        let plain = Heading.plain(text)
        return words.first { $0.value.contains(plain) }?.key
    }
}
