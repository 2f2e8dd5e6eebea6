import Foundation

/// The type of a title at IMDb, in any of its languages.
enum TitleType {
    case film, episode, series, game, podcast

    /// Whatever is nothing else counts as a film: a short, a documentary, a film made for
    /// television.
    init(_ text: String) {
        let word = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .lowercased().filter(\.isLetter)
        func has(_ parts: String...) -> Bool { parts.contains { word.contains($0) } }
        if has("episod", "folge", "एपिसोड") {
            self = .episode
        } else if has("game", "spiel", "jeuvideo", "juego", "gioco", "jogo") {
            self = .game
        } else if has("podcast") {
            self = .podcast
        } else if has("serie") {
            self = .series
        } else {
            self = .film
        }
    }
}
