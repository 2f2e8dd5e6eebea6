import Domain

/// The patterns of headings for each meaning of a column. The likelier ones come first.
enum HeadingPatterns {
    static func patterns(for meaning: ColumnMeaning, of kind: EntryKind) -> [HeadingPattern] {
        (kind == .film ? films : trips)[meaning] ?? both[meaning] ?? []
    }

    private typealias Patterns = [ColumnMeaning: [HeadingPattern]]

    private static let films: Patterns = patterns([
        "title": """
        film/title/show title/name language?|film|title language?|show|name:60|media title/name:60
        """,
        "year": "year film/release/original? time?|release date/year?|year",
        "original-title": "original title/name film? language?",
        "directors": "director name? film?",
        "cast": "cast name? film?",
        "running-time": """
        runtime/run time? film? minutes? seconds? hours?|duration/length film? total? minutes? seconds? \
        hours?|minutes
        """,
        "genres": "genre name? film?|category:60",
        "countries": "country film/release/origin/name? original?",
        "languages": "language film/original/name?",
        "watched": """
        watched date/when/time/timestamp last? film?|watched last? film?|watched first date?|\
        finished/end date/time? last?|date|when|played last? date? time?|last date|date time|\
        date film/title|start date
        """,
        "place": "venue/place name? film?|venue/place watched|watched:50",
        "viewing": "watched number|watched:50",
        "rewatch": "rewatch date?|watched before|before watched?",
        "rating": """
        own rating/note number? total? film?|rating/note film? number? school?|rating text
        """,
        "rating-of-others": """
        others rating/note number? own?|imdb/letterboxd/service rating/note others? own?|\
        others imdb/letterboxd/service?|rating/note number?
        """,
        "rated": "rating/note date/time/timestamp/when time?|timestamp|rating:60|note:60",
        "link": "link imdb|imdb number/id?|letterboxd link/id|link film/title|link",
        "kind": """
        media/title type|film/show type|type|media|series/type film?|film/series series/type|\
        extra type
        """,
        "status": """
        status watched/film/media?|watched status/list|watched list?|list name/status?|list status|\
        finished
        """,
    ])

    private static let trips: Patterns = patterns([
        "from": """
        from stop/place? name?|origin stop/place? name?|departure stop/place name?|start stop/place \
        name? journey?|boarding stop/place? name?|from departure name?|start name|origin/from/departure/start \
        stop? place? code|start|departure name|departure/boarding
        """,
        "to": """
        to stop/place? name?|destination stop/place? name?|arrival stop/place name?|end stop/place \
        name? journey?|to arrival name?|end name|destination/to/arrival/end stop? place? code|end|arrival \
        name|arrival
        """,
        "from-coordinates": "from/origin/departure/start stop? place? coordinates",
        "to-coordinates": "to/destination/arrival/end stop? place? coordinates",
        "date": """
        date journey/flight/train/bus|date departure planned?|date start journey?|date|when|\
        departure:50
        """,
        "mode": """
        mode journey?|type train/mode/journey/line/connection/flight/route?|type|mode train/name
        """,
        "operator": """
        operator name?|airline name?|flight/train/railway/bus/journey operator name?|railway|airline \
        code|operator code
        """,
        "service": """
        flight/train/line number/code|line name|train/flight name|connection number/name|number \
        journey name?|flight|train|line|connection|bus number|bus|route name?|number
        """,
        "departure": """
        departure time planned? date? stop?|departure planned date? stop?|departure gate planned? \
        time? date?|departure local time? date? planned?|departure|start time planned? journey? \
        date? local?|start planned time? date?|start|departure takeoff? planned? time? date?|takeoff \
        planned? time? date?|boarding time?|time|date time|from:60|check:60|departure date
        """,
        "arrival": """
        arrival time planned? date? stop?|arrival planned date? stop?|arrival gate planned? time? \
        date?|arrival local time? date? planned?|arrival|end time planned? journey? date? local?|\
        end planned time? date?|end|landing planned? time? date?|to:60|check out:60|arrival date
        """,
        "actual-departure": """
        departure actual time? date? gate? local? stop?|start actual time? date?|takeoff actual time? \
        date? gate? local?
        """,
        "actual-arrival": """
        arrival actual time? date? gate? local? stop?|end actual time? date?|landing actual time? \
        date? gate? local?
        """,
        "delay": "arrival delay minutes? number?|delay minutes? number? total? time?",
        "duration": """
        duration journey/flight/train? minutes? seconds? hours? total? planned?|journey time minutes? \
        seconds? hours? total?|time number? flight minutes? seconds? hours?
        """,
        "distance": """
        distance journey/flight/train/route? km? metres? miles? total?|journey/route length km? \
        metres? miles?|length km/metres/miles|km/miles number? flight?|flight km/miles
        """,
        "seat": "seat number|seat place?",
        "class": "class journey/cabin/seat/ticket/flight/train/connection/booking?|cabin",
        "fare": """
        fare ticket/total? journey? currency?|ticket total? currency?|booking fare currency?
        """,
        "ticket": "ticket type|fare type|ticket name?",
        "ticket-number": """
        ticket number|booking number/code/reference|reference|booking|number reference|ticket \
        code/reference
        """,
        "currency": "currency fare?|fare currency",
        "journey": "journey|journey id/reference",
        "journey-name": "journey name|journey title",
        "substitute": "instead departure/train/journey/mode?",
        "leg": "leg number?",
        "claim": "claim status?",
        "cancelled": "cancelled flight/train/journey/departure?|status flight/train/journey?",
        "diverted": "diverted to? stop? place?",
    ])

    private static let both: Patterns = patterns([
        "tags": "label film/journey?|own label",
        "notes": """
        comment own? text? film/journey/flight?|own comment/note text?|note text? film/journey/flight?|\
        text own? status?
        """,
    ])

    private static func patterns(_ texts: [String: String]) -> Patterns {
        var patterns: Patterns = [:]
        for (name, text) in texts {
            guard let meaning = ColumnMeaning(rawValue: name) else { continue }
            patterns[meaning] = text.split(separator: "|").map(HeadingPattern.init)
        }
        return patterns
    }
}
