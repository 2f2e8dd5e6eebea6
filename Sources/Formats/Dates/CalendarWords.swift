import Foundation

/// The names of months and weekdays, in English, German, French, Spanish, Italian, Portuguese,
/// Dutch, Swedish, Danish, Polish and Czech, in lower case and without accents.
enum CalendarWords {
    /// Returns the number of a month, from 1 to 12, or `nil` for any other word.
    static func month(_ word: Substring) -> Int? { months[word] }

    static func isWeekday(_ word: Substring) -> Bool { weekdays.contains(word) }

    /// Returns a text in lower case and without accents, for comparison.
    static func plain(_ text: String) -> String {
        text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).lowercased()
    }

    private static let months: [Substring: Int] = {
        let names = [
            """
            january jan januar janner janvier janv enero ene gennaio genn gen janeiro januari styczen \
            stycznia sty leden ledna led
            """,
            """
            february feb februar feber fevrier fevr fev febrero febbraio febb fevereiro februari luty \
            lutego lut unor unora uno
            """,
            "march mar marz mrz maerz mars marzo marco maart mrt marts marzec marca brezen brezna bre",
            "april apr avril avr abril abr aprile kwiecien kwietnia kwi duben dubna dub",
            "may mai mayo maggio mag maio mei maj maja kveten kvetna kve",
            "june jun juni juin junio giugno giu junho czerwiec czerwca cze cerven cervna cvn",
            "july jul juli juillet juil julio luglio lug julho lipiec lipca lip cervenec cervence cvc",
            "august aug aout agosto ago augustus augusti sierpien sierpnia sie srpen srpna srp",
            """
            september sept sep septembre septiembre set settembre sett setembro wrzesien wrzesnia wrz \
            zari zar
            """,
            """
            october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz \
            rijen rijna rij
            """,
            "november nov novembre noviembre novembro listopad listopada listopadu lis",
            """
            december dec dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru \
            prosinec prosince pro
            """,
        ]
        var months: [Substring: Int] = [:]
        for (place, names) in names.enumerated() {
            for name in names.split(separator: " ") { months[name] = place + 1 }
        }
        return months
    }()

    private static let weekdays = Set(
        """
        monday mon tuesday tues tue wednesday wed thursday thurs thur thu friday fri saturday sat sunday sun \
        montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sonnabend sa sonntag so \
        lundi lun mardi mar mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim \
        lunes martes miercoles mie jueves jue viernes vie sabado sab domingo dom \
        lunedi martedi mercoledi giovedi gio venerdi sabato domenica \
        segunda seg terca ter quarta qua quinta qui sexta sex \
        maandag ma dinsdag woensdag wo donderdag vrijdag vr zaterdag za zondag zo \
        mandag man tisdag tirsdag tis tir onsdag ons torsdag tors tor fredag fre lordag lørdag lor lør \
        sondag søndag son søn \
        poniedziałek pon wtorek wt sroda sr czwartek czw piatek pt sobota sob niedziela nd niedz \
        pondeli po utery ut streda st ctvrtek ct patek pa ne nedele
        """.split(separator: " "))
}
