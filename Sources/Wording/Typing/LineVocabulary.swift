public import Domain
internal import Foundation

/// The words of a language that lines are read by, in lower case.
///
/// They are no messages, as a message has one translation, and people type several words for one
/// thing.
struct LineVocabulary {
    var trip: [TripWord: [String]]
    var film: [FilmWord: [String]]
    /// The words beside a weekday that mean the one to come.
    var next: [String]
    /// The words beside a weekday that mean the one before.
    var last: [String]
    /// The words in dates without a meaning of their own.
    var particles: [String] = []

    /// Returns the vocabulary of a language by its code, or `nil` if there is none.
    static func of(_ language: String?) -> LineVocabulary? { language.flatMap { all[$0] } }

    static let all: [String: LineVocabulary] = [
        "de": german, "en": english, "es": spanish, "fr": french, "he": hebrew, "ja": japanese,
    ]

    /// The connecting words of all languages, which are no part of a place in any of them.
    static let links: [String: Set<TripWord>] = all.values.reduce(into: [:]) { links, language in
        for (meaning, words) in language.trip where meaning.isLink {
            for word in words { links[word, default: []].insert(meaning) }
        }
    }

    /// The names that are places behind a preposition in every language.
    static let services = [
        "amazon prime", "apple tv", "apple tv+", "arte", "bbc iplayer", "blu-ray", "bluray",
        "criterion channel", "crunchyroll", "disney+", "dvd", "hbo", "hbo max", "hulu", "kanopy",
        "max", "mubi", "netflix", "paramount+", "peacock", "prime", "prime video", "shudder", "tv",
        "vhs", "youtube",
    ]
}

extension [String: Set<TripWord>] {
    mutating func add(_ words: [TripWord: [String]]) {
        for (meaning, words) in words {
            for word in words { self[word, default: []].insert(meaning) }
        }
    }
}

extension [String: Set<FilmWord>] {
    mutating func add(_ words: [FilmWord: [String]]) {
        for (meaning, words) in words {
            for word in words { self[word, default: []].insert(meaning) }
        }
    }
}

extension LineVocabulary {
    static let english = LineVocabulary(
        trip: [
            .between: ["to"], .before: ["from"],
            .departs: ["dep", "departs", "departure", "departing", "leaves", "leaving"],
            .arrives: ["arr", "arrives", "arrival", "arriving"], .atTime: ["at"],
            .preposition: ["on", "by", "with", "for"], .article: ["the"], .detour: ["via"],
            .mode(.train): ["train", "rail"], .mode(.bus): ["bus", "coach"],
            .mode(.flight): ["flight", "plane"], .mode(.ferry): ["ferry", "boat"],
            .noon: ["noon", "midday"], .midnight: ["midnight"],
            .minutes: ["min", "mins", "minute", "minutes"], .late: ["late", "delay", "delayed"],
            .partOfDay: [
                "morning", "afternoon", "evening", "early", "in the morning", "in the afternoon",
                "in the evening",
            ],
            .night: ["night", "at night"],
            .cancelled: ["cancelled", "canceled"], .seasonTicket: ["season ticket"],
            .nextLeg: ["then", "next leg"],
        ],
        film: [
            .at: ["at", "at the", "on", "on the", "in", "in the"], .on: ["on", "on the"],
            .place: ["at home"],
            .venue: ["cinema", "the cinema", "plane"],
            .rewatch: ["rewatch", "rewatched", "seen again"],
            .wanted: ["wanted", "watchlist", "on my watchlist", "to watch", "want to see"],
            .watched: ["watched", "saw", "seen", "i watched", "i saw"],
            .stars: ["star", "stars"], .outOf: ["of", "out of"],
        ],
        next: ["next"], last: ["last"], particles: ["of", "the"])

    static let german = LineVocabulary(
        trip: [
            .between: ["nach", "bis"], .before: ["von"],
            .departs: ["ab", "abfahrt", "abflug"], .arrives: ["an", "ankunft"],
            .atTime: ["um", "gegen"],
            .preposition: ["am", "im", "in", "mit", "per", "für", "zu"],
            .article: ["dem", "der", "den", "die", "das", "einem", "einer"], .detour: ["über"],
            .mode(.train): ["zug", "bahn"], .mode(.bus): ["bus", "fernbus", "reisebus"],
            .mode(.flight): ["flug", "flugzeug"], .mode(.ferry): ["fähre", "schiff"],
            .noon: ["mittag", "mittags"], .midnight: ["mitternacht", "mitternachts"],
            .minutes: ["min", "minute", "minuten"],
            .late: ["verspätung", "verspätet", "später", "zu spät"],
            .partOfDay: [
                "früh", "morgen", "morgens", "vormittag", "vormittags", "mittag", "mittags",
                "nachmittag", "nachmittags", "abend", "abends", "am morgen", "am vormittag",
                "am mittag", "am nachmittag", "am abend",
            ],
            .night: ["nacht", "nachts", "in der nacht"],
            .cancelled: [
                "ausgefallen", "entfallen", "gestrichen", "annulliert", "fällt aus", "fiel aus",
            ],
            .seasonTicket: ["zeitkarte", "monatskarte", "jahreskarte"],
            .nextLeg: ["dann", "danach", "weiter"],
        ],
        film: [
            .at: ["im", "in", "in der", "in dem", "auf", "bei", "bei der", "beim", "am"],
            .on: ["am", "den"], .place: ["zu hause", "zuhause", "daheim"],
            .venue: ["kino", "fernsehen", "flugzeug"],
            .rewatch: [
                "erneut gesehen", "wieder gesehen", "wiedergesehen", "erneute sichtung",
                "nochmal gesehen",
            ],
            .wanted: ["merkliste", "auf der merkliste", "will ich sehen", "möchte ich sehen"],
            .watched: ["gesehen", "geschaut", "angeschaut", "sah"],
            .stars: ["stern", "sterne", "sternen"], .outOf: ["von"],
            .feedback(.veryBad): ["sehr schlecht"], .feedback(.bad): ["schlecht"],
            .feedback(.soAndSo): ["so lala"], .feedback(.good): ["gut"],
            .feedback(.reallyGood): ["richtig gut", "sehr gut"],
        ],
        next: [
            "nächsten", "nächster", "nächste", "kommenden", "kommender", "kommende",
        ],
        last: ["letzten", "letzter", "letzte", "vorigen", "voriger", "vergangenen"])

    static let french = LineVocabulary(
        trip: [
            .between: ["à", "vers", "jusqu'à", "à destination de"],
            .before: ["de", "depuis", "en provenance de"],
            .departs: ["départ", "dép", "part", "départ à"],
            .arrives: ["arrivée", "arr", "arrive", "arrivée à"],
            .atTime: ["à"],
            .preposition: ["en", "avec", "par", "pour", "du", "au"],
            .article: ["le", "la", "les"],
            .detour: ["via"],
            .mode(.train): ["train"], .mode(.bus): ["bus", "car", "autocar"],
            .mode(.flight): ["vol", "avion"], .mode(.ferry): ["ferry", "bateau"],
            .noon: ["midi"], .midnight: ["minuit"], .minutes: ["min", "minute", "minutes"],
            .late: ["retard", "de retard", "en retard"],
            .partOfDay: ["matin", "après-midi", "soir", "au matin", "le matin", "le soir"],
            .night: ["nuit", "dans la nuit"],
            .cancelled: ["annulé", "annulée", "supprimé", "supprimée"],
            .seasonTicket: ["abonnement"], .nextLeg: ["puis", "ensuite"],
        ],
        film: [
            .at: ["à", "à la", "au", "aux", "chez", "sur", "dans", "en"], .on: ["le"],
            .place: ["à la maison", "chez moi"], .venue: ["cinéma", "télé", "télévision"],
            .rewatch: ["revu", "revisionnage"], .wanted: ["à voir", "je veux voir"],
            .watched: ["vu", "regardé", "j'ai vu"], .stars: ["étoile", "étoiles"],
            .outOf: ["sur"],
            .feedback(.veryBad): ["très mauvais"], .feedback(.bad): ["mauvais"],
            .feedback(.soAndSo): ["moyen"], .feedback(.good): ["bon"],
            .feedback(.reallyGood): ["très bon"],
        ],
        next: ["prochain"], last: ["dernier", "passé"])

    static let spanish = LineVocabulary(
        trip: [
            .between: ["a", "hasta", "hacia"], .before: ["de", "desde"],
            .departs: ["salida", "sale", "sal"], .arrives: ["llegada", "llega", "lleg"],
            .atTime: ["a las", "a la"],
            .preposition: ["en", "con", "por", "para", "del", "al"],
            .article: ["el", "la", "los", "las", "un"], .detour: ["vía"],
            .mode(.train): ["tren"], .mode(.bus): ["bus", "autobús", "autocar"],
            .mode(.flight): ["vuelo", "avión"], .mode(.ferry): ["ferry", "barco"],
            .noon: ["mediodía"], .midnight: ["medianoche"],
            .minutes: ["min", "minuto", "minutos"],
            .late: ["retraso", "de retraso", "con retraso", "tarde"],
            .partOfDay: ["por la mañana", "por la tarde", "tarde", "temprano"],
            .night: ["noche", "por la noche"],
            .cancelled: ["cancelado", "cancelada", "suprimido", "anulado"],
            .seasonTicket: ["abono"], .nextLeg: ["luego", "después"],
        ],
        film: [
            .at: ["en", "en el", "en la", "en los", "en las"], .on: ["el"],
            .place: ["en casa"],
            .venue: ["cine", "tele", "televisión"],
            .rewatch: ["revisionado", "otra vez", "vista otra vez"],
            .wanted: ["por ver", "quiero ver"], .watched: ["vi", "vista", "visto", "he visto"],
            .stars: ["estrella", "estrellas"], .outOf: ["de", "sobre"],
            .feedback(.veryBad): ["muy mala"], .feedback(.bad): ["mala"],
            .feedback(.soAndSo): ["regular"], .feedback(.good): ["buena"],
            .feedback(.reallyGood): ["muy buena"],
        ],
        next: ["próximo", "que viene"], last: ["pasado", "último"])

    static let japanese = LineVocabulary(
        trip: [
            .between: ["から"], .departs: ["発", "出発"], .arrives: ["着", "到着"],
            .closing: ["まで", "行き", "へ"], .detour: ["経由"],
            .mode(.train): ["電車", "列車", "新幹線"], .mode(.bus): ["バス"],
            .mode(.flight): ["飛行機", "フライト"], .mode(.ferry): ["フェリー", "船"],
            .noon: ["正午"], .midnight: ["真夜中"], .minutes: ["分"], .late: ["遅れ", "遅延"],
            .partOfDay: ["朝", "夕方"], .night: ["夜"],
            .cancelled: ["運休", "欠航"], .seasonTicket: ["定期券"], .nextLeg: ["次に", "続いて"],
        ],
        film: [
            .venue: ["家", "自宅", "映画館", "テレビ"], .rewatch: ["再鑑賞"],
            .wanted: ["見たい", "観たい"],
            .watched: ["を観た", "を見た", "を鑑賞", "観た", "見た", "鑑賞"],
            .feedback(.veryBad): ["とても悪い"], .feedback(.bad): ["悪い"],
            .feedback(.soAndSo): ["まあまあ"], .feedback(.good): ["良い"],
            .feedback(.reallyGood): ["とても良い"],
        ],
        next: ["次の", "今度の"], last: ["前の", "この前の"])

    static let hebrew = LineVocabulary(
        trip: [
            .between: ["ל", "ל-", "ל־", "אל", "עד"], .before: ["מ", "מ-", "מ־", "מן"],
            .departs: ["יציאה", "יוצא", "יוצאת"], .arrives: ["הגעה", "מגיע", "מגיעה"],
            .atTime: ["ב", "ב-", "ב־", "בשעה"], .preposition: ["עם", "את"], .detour: ["דרך"],
            .mode(.train): ["רכבת", "ברכבת"], .mode(.bus): ["אוטובוס", "באוטובוס"],
            .mode(.flight): ["טיסה", "בטיסה", "מטוס"], .mode(.ferry): ["מעבורת", "במעבורת"],
            .noon: ["צהריים", "בצהריים"], .midnight: ["חצות", "בחצות"], .minutes: ["דקות"],
            .late: ["איחור", "באיחור"],
            .partOfDay: ["בבוקר", "בצהריים", "אחר הצהריים", "בערב"], .night: ["בלילה"],
            .cancelled: ["בוטל", "בוטלה", "מבוטל", "מבוטלת"],
            .seasonTicket: ["כרטיס מנוי", "מנוי"], .nextLeg: ["ואז", "אחר כך"],
        ],
        film: [
            .at: ["ב", "אצל"], .on: ["ב"], .place: ["בבית", "בקולנוע"],
            .rewatch: ["צפייה חוזרת", "שוב"],
            .wanted: ["לצפייה", "רוצה לראות"],
            .watched: ["ראיתי", "ראיתי את", "צפיתי", "צפיתי ב"],
            .stars: ["כוכב", "כוכבים"], .outOf: ["מתוך"],
            .feedback(.veryBad): ["גרוע מאוד"], .feedback(.bad): ["גרוע"],
            .feedback(.soAndSo): ["ככה ככה"], .feedback(.good): ["טוב"],
            .feedback(.reallyGood): ["טוב מאוד"],
        ],
        next: ["הבא", "הקרוב"], last: ["שעבר", "האחרון"])
}

extension TripWord {
    fileprivate static let noon = TripWord.clock(hour: 12, minute: 0)
    fileprivate static let midnight = TripWord.clock(hour: 0, minute: 0)
}

extension Localizer {
    /// The words by which a line about a trip is read: those of English, of the language of the
    /// program and of the locale's, and the connecting words of every language.
    ///
    /// - Parameter known: the names that are told apart from other words.
    public func tripLineWords(today: CalendarDay, known: KnownNames) -> TripLineWords {
        var meanings = LineVocabulary.links
        for language in vocabularies { meanings.add(language.trip) }
        for mode in TravelMode.allCases where mode != .other {
            meanings.add([.mode(mode): [DayWords.key(self.mode(mode))]])
        }
        return TripLineWords(
            days: DayReader(words: dayWords, today: today, tendency: .thisYear),
            meanings: meanings, known: known)
    }

    /// The words by which a line about a film is read: those of English, of the language of the
    /// program and of the locale's.
    public func filmLineWords(today: CalendarDay, known: KnownNames) -> FilmLineWords {
        var meanings: [String: Set<FilmWord>] = [:]
        for language in vocabularies { meanings.add(language.film) }
        meanings.add([.venue: LineVocabulary.services])
        for feedback in Feedback.allCases where feedback != .none {
            let names = [self.feedback(feedback), Self.inEnglish.feedback(feedback)]
            meanings.add([.feedback(feedback): names.map(DayWords.key) + [feedback.fileWord]])
        }
        // Until it was "so-so", this was the word that was shown.
        meanings.add([.feedback(.soAndSo): ["so and so"]])
        return FilmLineWords(
            days: DayReader(words: dayWords, today: today, tendency: .past), meanings: meanings,
            known: known)
    }

    /// Returns whether a line is about a film or a trip.
    public func kind(ofLine text: String, today: CalendarDay, known: KnownNames) -> EntryKind {
        text.allSatisfy(\.isWhitespace)
            ? .trip
            : .kind(
                ofLine: text, trips: tripLineWords(today: today, known: known),
                films: filmLineWords(today: today, known: known))
    }

    /// The words of English, of the language of the program, and of the locale's.
    var vocabularies: [LineVocabulary] { languages.compactMap(LineVocabulary.of) }
}
