/// The words of headings, by the notions that they stand for.
///
/// They are in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish,
/// Polish and Czech, and the usual ones in Russian, Ukrainian, Bulgarian, Greek, Hebrew, Chinese,
/// Japanese and Korean, in lower case and without accents. A word may stand for several notions, such
/// as “tag” for a day, a train and a keyword. A word that only makes the heading another one's,
/// such as “poster”, stands for a notion that no pattern has.
enum HeadingWords {
    /// The notions of a word, or empty for an unknown word.
    static func notions(of word: String) -> Set<String> { all[word] ?? [] }

    /// Whether a word is left out of a heading, as in “date of release”.
    static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

    /// Returns the parts of a compound such as `ankunftszeit` or `flightnumber`, or `nil` unless
    /// all of them are known.
    static func parts(of word: Substring) -> [String]? {
        if word.isEmpty { return [] }
        guard word.utf8.count <= 40 else { return nil }
        let shortest = word.first.map(isWordSign) == true ? 1 : shortestPart
        guard word.count >= shortest else { return nil }
        for length in stride(from: word.count, through: shortest, by: -1) {
            let part = word.prefix(length)
            guard all[String(part)] != nil else { continue }
            let rest = word.dropFirst(length)
            for link in ["", "s", "n", "en", "es"] where rest.hasPrefix(link) {
                let next = rest.dropFirst(link.count)
                guard !next.isEmpty || link.isEmpty else { continue }
                if let parts = parts(of: next) { return [String(part)] + parts }
            }
        }
        return nil
    }

    /// The shortest part in letters.
    private static let shortestPart = 3

    /// Whether a sign is of a script without blanks between words, in which one may be a word.
    private static func isWordSign(_ sign: Character) -> Bool {
        sign.unicodeScalars.first.map { (0x2E80..<0xE000).contains($0.value) } ?? false
    }

    /// The notions of all words.
    static let all: [String: Set<String>] = {
        var all: [String: Set<String>] = [:]
        for (notion, words) in [both, films, trips, otherScripts].joined() {
            for word in words.split(whereSeparator: \.isWhitespace) {
                all[String(word), default: []].insert(notion)
            }
        }
        return all
    }()

    private static let fillers = Set(
        """
        of the a an in at on for by is was und and or et y e och og i de la le les l du des d el los las \
        del di da do dos das della dello il lo gli z w na ve v se het van der den die das im am vom \
        von zum zur with mit av af od se it
        """.split(separator: " ").map(String.init))

    /// The notions in headings of films and of trips.
    private static let both: [String: String] = [
        "own": """
        my mine your yours you me user own personal meine mein meiner meines ich eigene ma mon mes moi mi \
        mis tu mio mia minha meu mijn jouw eigen min mitt mina moja moje moj twoja muj
        """,
        "name": "name names naam namn navn nom nombre nome nazwa nazev bezeichnung",
        "number": "number no nr num nummer numero numer cislo nbr n times numbers",
        "date": "date datum day tag dag dia jour giorno fecha data dato den dzien",
        "when": "when wann quand cuando quando wanneer kiedy kdy hvornar nar",
        "time": "time times uhrzeit zeit heure hora ora orario tijd tid godzina cas hour clock uur",
        "timestamp": "timestamp unixtime unix epoch ts",
        "start": """
        start starting started begin began beginning beginn anfang inicio inizio debut poczatek zacatek \
        pickup
        """,
        "end": "end ends ended ending ende fin fine final slut koniec konec einde stop dropoff",
        "type": """
        type typ tipo art sorte soort kind kategorie category categorie categoria kategoria gattung \
        product produkt druh rodzaj
        """,
        "category": "kategorie category categorie categoria kategoria",
        "status": "status state stand zustand estado stato statut etat stav stan",
        "comment": """
        notes comment comments review reviews remark remarks notizen notiz bemerkung bemerkungen \
        kommentar kommentare kommentarer anmerkung anmerkungen kritik rezension meinung commentaire \
        commentaires remarque remarques critique avis notas comentario comentarios resena critica \
        commento commenti recensione opmerkingen opmerking anteckningar anteckning thoughts \
        description beschreibung memo uwagi notatki komentarz poznamka poznamky noter opinion
        """,
        "note": "note",
        "text": "text body message nachricht long short mini",
        "label": """
        tag tags label labels keyword keywords schlagworter schlagworte schlagwort stichworter \
        stichworte etiquettes etiquetas etichette trefwoorden nyckelord stitky
        """,
        "length": "length lange longueur longitud lunghezza lengte langd dlugosc delka laengde",
        "duration": """
        duration dauer duree duracion durata duracao duur varighed trwania trvani czas
        """,
        "minutes": "minutes minute minuten mins min minutos minuti minuter minutter minuty",
        "seconds": "seconds second sekunden sec secs sek s secondes segundos secondi sekunder",
        "hours": "hours hrs h stunden std heures horas ore uren timmar timer godziny hodiny",
        "km": "km kms kilometres kilometers kilometer kilometre kilometres kilometros chilometri",
        "metres": "m metres meters metre meter metros metri",
        "miles": "mi mile miles meilen millas",
        "original": """
        original originale originele oorspronkelijke oryginalny oryginalna oryginal puvodni originalny originalni
        """,
        "others": """
        average avg mean public community critics critic audience crowd global overall users others \
        durchschnitt durchschnittliche schnitt moyenne spectateurs presse media promedio medio \
        medel snitt srednia prumer prumerne gemiddelde gennemsnit meta metacritic rotten tomatoes rt \
        nutzer zuschauer publico usuarios utenti pubblico utilisateurs spolecznosci uzytkownikow
        """,
        "id": "id ids",
        "place": """
        place plats lugar miejsce misto plaats sted location ort lieu luogo local address adresse direccion \
        indirizzo adres
        """,
        // These make the heading that of another thing.
        "other": """
        uid uuid oid guid created creation added updated modified changed imported exported \
        hinzugefugt erstellt geandert geboren purchase purchased purchasing bought gekauft bestellt \
        utc gmt timezone zone offset estimated expected erwartet poster image picture cover photo \
        icon backdrop avatar count counts votes popularity revenue budget gross rank position index \
        profile device account username birthday birth email phone writer writers screenwriter studio distributor plot overview synopsis awards \
        certificate age fsk trailer source hash author authors isbn publisher pages binding \
        visibility due deadline reminder priority version platform
        """,
    ]

    /// The notions that only headings of films have.
    static let films: [String: String] = [
        "film": "film films movie movies pelicula peliculas peli filme filmen filmu",
        "title": "title titel titre titulo titolo tytul tittel titulek titles",
        "show": "show work programme",
        "year": "year jahr annee ano anno jaar ar aar rok roku years",
        "release": """
        release released releases erscheinung erscheinungsjahr erschienen produktion production sortie \
        estreno uscita lancamento utgivning premiere produkcji vydani wydania
        """,
        "country": "country countries land lander pays pais paises paese paesi kraj kraje zeme",
        "language": """
        language languages sprache sprachen langue langues idioma idiomas lingua lingue taal talen \
        sprak jezyk jazyk english englisch anglais ingles inglese german deutsch deutscher allemand \
        french franzosisch francais spanish espanol italian italiano portuguese portugues dutch \
        nederlands nederlandse swedish svensk svenska danish dansk polish polski czech cesky en
        """,
        "genre": "genre genres genero generos genere generi gatunek gatunki zanr zanry",
        "director": """
        director directors directed regie regisseur regisseurin regisseure realisateur realisatrice \
        realisateurs realisation direccion directora directores regia regista registi direcao diretor \
        realizador regissor regi instruktor rezyser rezyseria rezie reziser
        """,
        "cast": """
        cast actor actors actress actresses starring besetzung darsteller schauspieler acteur acteurs \
        distribution reparto actor actores attore attori interpreti elenco atores cast skuespillere \
        skadespelare rollista obsada herci rolverdeling
        """,
        "runtime": "runtime laufzeit spieldauer spielzeit speelduur speeltijd speltid spilletid",
        "run": "running run",
        "watched": """
        watched watch watching seen viewed viewing viewings view gesehen angesehen geschaut \
        angeschaut sichtung vu vue vus vues visionnage visionne visto vista vi visionado visione \
        assistido assisti gezien bekeken sedd sag sett set obejrzano obejrzenia obejrzany zhlednuto \
        zhlednuti videno diary
        """,
        "finished":
            "finished finish completed completion beendet abgeschlossen termine terminado voltooid",
        "played": "played lastplayed",
        "last": "last latest letzte letzter letztes zuletzt derniere dernier ultima ultimo laatst",
        "first": "first erste erstes prima primera",
        "before": "before bereits schon deja again erneut",
        "rewatch": """
        rewatch rewatched rewatches repeat wiederholt wiedergesehen revu revisionnage revisionado \
        rivisto revisto herzien omsedd
        """,
        "rating": """
        rating ratings rated rate score scores scored star stars grade mark marks points bewertung \
        bewertet wertung benotung punkte sterne schulnote schulnoten calificacion puntuacion \
        valoracion estrellas nota voto voti vote valutazione stelle punteggio avaliacao classificacao \
        estrelas beoordeling waardering cijfer sterren betyg karakter vurdering ocena oceny hodnoceni \
        gwiazdki etoiles evaluation notation
        """,
        "school": "schulnote schulnoten",
        "imdb": "imdb imdbid imdburl imdblink",
        "letterboxd": "letterboxd",
        "service": """
        tmdb tmdbid trakt simkl mal anilist mubi netflix douban filmweb csfd moviepilot allocine \
        filmaffinity criticker movielens
        """,
        "link": "link url uri website webseite lien enlace collegamento web homepage odkaz",
        "venue": """
        venue cinema theater theatre where kino wo ou cine donde dove onde bioscoop waar bio var gdzie \
        kde hvor biograf
        """,
        "media": "media medien entity content item medium",
        "list": "watchlist wishlist shelf list merkliste",
        "extra": "supplemental video",
        "season": "season seasons staffel saison temporada stagione seizoen sasong saeson sezon",
        "episode": "episode episodes folge episodio aflevering avsnitt afsnit odcinek epizoda dil",
        "series": "series serie serien tv",
    ]

    /// The usual words in Cyrillic, Greek and Hebrew letters, in Chinese, Japanese and Korean, in the
    /// form of folded text.
    static let otherScripts: [String: String] = [
        "name": "название назва наименование ονομα ονομασια שם 名称 名稱 名 이름 명",
        "number": "номер αριθμοσ מספר 号 號 番号 번호",
        "date": "дата день ημερομηνια ημερα תאריך 日期 日付 日 年月日 날짜 일자 일",
        "when": "когда коли кога ποτε מתי 언제",
        "time": "время час ωρα שעה שעת זמן 时间 時間 时刻 時刻 시간 시각",
        "type": "тип вид τυποσ ειδοσ סוג 类型 類型 種類 種別 종류 유형",
        "comment": """
        комментарии отзыв рецензия заметки примечание примітка коментар коментари бележки σχολια \
        σχολιο σημειωσεισ κριτικη הערות הערה ביקורת 备注 備註 评论 評論 短评 メモ 感想 備考 コメント 메모 감상 비고 코멘트
        """,
        "own": "мои моя мое моего міи моє моята моят μου שלי 我的 我 私の 自分の 나의 내",
        "others": "среднии средняя середня средна μεση ממוצע 平均 평균",
        "place": "место місце място τοποθεσια μεροσ מקום 地点 地點 地 場所 장소 지",
        "film": """
        фильм фильма фильмы фільм фільму филм филма ταινια ταινιασ סרט הסרט 电影 電影 影片 片 映画 作品 영화
        """,
        "title": "заголовок заглавие τιτλοσ כותרת כותר 标题 標題 タイトル 題名 題 제목 타이틀",
        "original": """
        оригинальное оригинальныи оригінальна оригинално πρωτοτυποσ πρωτοτυπη מקורי מקורית 原 원
        """,
        "year": "год года рік року година ετοσ χρονια שנה שנת 年份 年 연도 년도",
        "release": """
        выпуска выхода випуску премьера κυκλοφοριασ παραγωγησ הפקה יציאתו 上映 公開 制作 製作 개봉 제작
        """,
        "country": "страна краіна държава χωρα ארץ מדינה 国家 國家 国 國 국가",
        "genre": "жанр жанры ειδουσ 类别 ジャンル 장르",
        "director": "режиссер режисер режисьор σκηνοθετησ σκηνοθεσια במאי בימוי 导演 導演 監督 감독",
        "watched": """
        просмотра просмотр просмотрено просмотрен перегляду переглянуто гледане гледан προβολησ \
        θεασησ צפייה נצפה 观看 觀看 观影 觀影 看过 鑑賞 視聴 観た 관람 시청 감상일
        """,
        "rating": """
        оценка оценки реитинг оцінка оцінки βαθμολογια αξιολογηση βαθμοσ דירוג ציון 评分 評分 打分 评级 \
        評価 点数 採点 평점 별점 평가 점수
        """,
        "departure": """
        отправление отправления вылет вылета выезд відправлення виліт тръгване заминаване \
        излитане αναχωρηση αναχωρησησ יציאה יציאת המראה 出发 出發 起飞 起飛 発車 出発 発 乗車 출발 승차
        """,
        "arrival": """
        прибытие прибытия прилет прибуття приліт пристигане кацане αφιξη αφιξησ הגעה נחיתה 到达 到達 \
        抵达 抵達 降落 到着 着 降車 도착 하차
        """,
        "from": "откуда от из звідки з απο מ 从 從 から 부터",
        "to": "куда до к куди към προσ εωσ אל ל 至 往 まで 까지",
        "origin": "начало початок αφετηρια προελευση מוצא 起点 起點 始发 始發 출발지",
        "destination": """
        назначение назначения призначення дестинация προορισμοσ יעד 终点 終點 目的 終着 行先 行き先 목적지 도착지
        """,
        "stop": """
        станция станции город вокзал аэропорт остановка станція місто аеропорт зупинка гара град \
        летище спирка σταθμοσ σταθμου πολη αεροδρομιο σταση תחנה תחנת עיר שדה 站 车站 車站 城市 机场 機場 駅 \
        空港 停留所 都市 역 공항 정류장 도시
        """,
        "planned": """
        плановое плановыи план планове запланирано προγραμματισμενη מתוכנן מתוכננת 计划 計劃 計画 予定 \
        定刻 예정 계획
        """,
        "actual": """
        фактическое фактическии факт фактичне деиствително πραγματικη בפועל 实际 實際 実際 実績 실제
        """,
        "flight": "реис реиса реису полет πτηση πτησησ טיסה 航班 フライト 便 항공편 편",
        "train": """
        поезд поезда поізд потяг влак τρενο τρενου αμαξοστοιχια רכבת 车次 車次 火车 火車 列车 列車 電車 열차 기차
        """,
        "line": "линия лінія линии γραμμη קו 线路 路線 線 노선",
        "operator": """
        перевозчик перевізник превозвач оператор εταιρεια מפעיל חברה 承运 公司 運営 会社 運送 운영사 회사
        """,
        "airline": "авиакомпания авіакомпанія авиокомпания αερογραμμη 航空公司 航空会社 항공사",
        "seat": "место кресло θεση מושב 座位 座席 席 좌석",
        "class": "класс клас κατηγορια מחלקה 等级 等級 舱位 艙位 クラス 등급",
        "fare": "цена стоимость ціна вартість τιμη κομιστρο מחיר עלות 票价 票價 价格 價格 料金 運賃 金額 요금 가격",
        "distance": "расстояние відстань разстояние αποσταση מרחק 距离 距離 里程 거리",
        "duration": """
        продолжительность длительность тривалість продължителност διαρκεια משך 时长 時長 片长 片長 所要 \
        上映時間 소요 상영시간
        """,
        "latitude": "широта γεωγραφικο πλατοσ 纬度 緯度 위도",
        "longitude": "долгота довгота дължина μηκοσ 经度 經度 経度 경도",
    ]
}

/// Words and phrases in one text, with bars between them.
enum WordList {
    static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: "|").map(String.init))
    }

    /// Returns the meanings of words, from the words of each meaning.
    static func meanings<Meaning>(_ texts: [Meaning: String]) -> [String: Meaning] {
        var meanings: [String: Meaning] = [:]
        for (meaning, text) in texts {
            for word in words(text) { meanings[word] = meaning }
        }
        return meanings
    }
}
