import Domain

/// The names of time zones on Windows, as Outlook and Exchange write them.
enum WindowsZones {
    /// Returns the zone of the time zone database for a Windows name in any case, or for one that
    /// Windows shows, such as `(UTC-08:00) Pacific Time (US & Canada)`. Returns `nil` if the name is
    /// unknown.
    static func zone(_ name: String) -> Zone? {
        var name = name.bare.lowercased()
        for start in ["(utc", "(gmt"] where name.hasPrefix(start) {
            name = name.drop { $0 != ")" }.dropFirst().bare
        }
        return known[name].flatMap { try? Zone.identified(by: $0) }
    }

    /// The database's names by the Windows names in lower case.
    private static let known = Dictionary(
        uniqueKeysWithValues: others.map { ($0.lowercased(), $1) }
            + standard.map { ("\($0) standard time".lowercased(), $1) })

    /// The database's names by other Windows names, and by those that Windows shows and other
    /// programs write.
    private static let others = [
        "Pacific Standard Time (Mexico)": "America/Tijuana",
        "Mountain Standard Time (Mexico)": "America/Mazatlan",
        "Central Standard Time (Mexico)": "America/Mexico_City",
        "Eastern Standard Time (Mexico)": "America/Cancun",
        "Russia Time Zone 3": "Europe/Samara",
        "Russia Time Zone 10": "Asia/Srednekolymsk",
        "Russia Time Zone 11": "Asia/Kamchatka",
        "Pacific Time (US & Canada)": "America/Los_Angeles",
        "Mountain Time (US & Canada)": "America/Denver",
        "Central Time (US & Canada)": "America/Chicago",
        "Eastern Time (US & Canada)": "America/New_York",
        "Atlantic Time (Canada)": "America/Halifax",
        "Dublin, Edinburgh, Lisbon, London": "Europe/London",
        "Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna": "Europe/Berlin",
        "Belgrade, Bratislava, Budapest, Ljubljana, Prague": "Europe/Budapest",
        "Brussels, Copenhagen, Madrid, Paris": "Europe/Paris",
        "Sarajevo, Skopje, Warsaw, Zagreb": "Europe/Warsaw",
        "Athens, Bucharest": "Europe/Bucharest",
        "Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius": "Europe/Kyiv",
        "Osaka, Sapporo, Tokyo": "Asia/Tokyo",
    ]

    /// The database's names by the Windows names without “Standard Time” at the end, from the
    /// Unicode Consortium's CLDR.
    private static let standard: [String: String] = [
        "Dateline": "Etc/GMT+12", "Aleutian": "America/Adak", "Hawaiian": "Pacific/Honolulu",
        "Marquesas": "Pacific/Marquesas", "Alaskan": "America/Anchorage",
        "Pacific": "America/Los_Angeles", "US Mountain": "America/Phoenix",
        "Mountain": "America/Denver", "Yukon": "America/Whitehorse",
        "Central America": "America/Guatemala", "Central": "America/Chicago",
        "Easter Island": "Pacific/Easter", "Canada Central": "America/Regina",
        "SA Pacific": "America/Bogota", "Eastern": "America/New_York",
        "Haiti": "America/Port-au-Prince", "Cuba": "America/Havana",
        "US Eastern": "America/Indiana/Indianapolis", "Turks And Caicos": "America/Grand_Turk",
        "Paraguay": "America/Asuncion", "Atlantic": "America/Halifax",
        "Venezuela": "America/Caracas", "Central Brazilian": "America/Cuiaba",
        "SA Western": "America/La_Paz", "Pacific SA": "America/Santiago",
        "Newfoundland": "America/St_Johns", "Tocantins": "America/Araguaina",
        "E. South America": "America/Sao_Paulo", "SA Eastern": "America/Cayenne",
        "Argentina": "America/Argentina/Buenos_Aires", "Greenland": "America/Nuuk",
        "Montevideo": "America/Montevideo", "Magallanes": "America/Punta_Arenas",
        "Saint Pierre": "America/Miquelon", "Bahia": "America/Bahia", "Azores": "Atlantic/Azores",
        "Cape Verde": "Atlantic/Cape_Verde", "GMT": "Europe/London",
        "Greenwich": "Atlantic/Reykjavik", "Sao Tome": "Africa/Sao_Tome",
        "Morocco": "Africa/Casablanca", "W. Europe": "Europe/Berlin",
        "Central Europe": "Europe/Budapest", "Romance": "Europe/Paris",
        "Central European": "Europe/Warsaw", "W. Central Africa": "Africa/Lagos",
        "Jordan": "Asia/Amman", "GTB": "Europe/Bucharest", "Middle East": "Asia/Beirut",
        "Egypt": "Africa/Cairo", "E. Europe": "Europe/Chisinau", "Syria": "Asia/Damascus",
        "West Bank": "Asia/Hebron", "South Africa": "Africa/Johannesburg", "FLE": "Europe/Kyiv",
        "Israel": "Asia/Jerusalem", "South Sudan": "Africa/Juba",
        "Kaliningrad": "Europe/Kaliningrad", "Sudan": "Africa/Khartoum", "Libya": "Africa/Tripoli",
        "Namibia": "Africa/Windhoek", "Arabic": "Asia/Baghdad", "Turkey": "Europe/Istanbul",
        "Arab": "Asia/Riyadh", "Belarus": "Europe/Minsk", "Russian": "Europe/Moscow",
        "E. Africa": "Africa/Nairobi", "Volgograd": "Europe/Volgograd", "Iran": "Asia/Tehran",
        "Arabian": "Asia/Dubai", "Astrakhan": "Europe/Astrakhan", "Azerbaijan": "Asia/Baku",
        "Mauritius": "Indian/Mauritius", "Saratov": "Europe/Saratov", "Georgian": "Asia/Tbilisi",
        "Caucasus": "Asia/Yerevan", "Afghanistan": "Asia/Kabul", "West Asia": "Asia/Tashkent",
        "Qyzylorda": "Asia/Qyzylorda", "Ekaterinburg": "Asia/Yekaterinburg",
        "Pakistan": "Asia/Karachi", "India": "Asia/Kolkata", "Sri Lanka": "Asia/Colombo",
        "Nepal": "Asia/Kathmandu", "Central Asia": "Asia/Bishkek", "Bangladesh": "Asia/Dhaka",
        "Omsk": "Asia/Omsk", "Myanmar": "Asia/Yangon", "SE Asia": "Asia/Bangkok",
        "Altai": "Asia/Barnaul", "W. Mongolia": "Asia/Hovd", "North Asia": "Asia/Krasnoyarsk",
        "N. Central Asia": "Asia/Novosibirsk", "Tomsk": "Asia/Tomsk", "China": "Asia/Shanghai",
        "North Asia East": "Asia/Irkutsk", "Singapore": "Asia/Singapore",
        "W. Australia": "Australia/Perth", "Taipei": "Asia/Taipei",
        "Ulaanbaatar": "Asia/Ulaanbaatar", "Aus Central W.": "Australia/Eucla",
        "Transbaikal": "Asia/Chita", "Tokyo": "Asia/Tokyo", "North Korea": "Asia/Pyongyang",
        "Korea": "Asia/Seoul", "Yakutsk": "Asia/Yakutsk", "Cen. Australia": "Australia/Adelaide",
        "AUS Central": "Australia/Darwin", "E. Australia": "Australia/Brisbane",
        "AUS Eastern": "Australia/Sydney", "West Pacific": "Pacific/Port_Moresby",
        "Tasmania": "Australia/Hobart", "Vladivostok": "Asia/Vladivostok",
        "Lord Howe": "Australia/Lord_Howe", "Bougainville": "Pacific/Bougainville",
        "Magadan": "Asia/Magadan", "Norfolk": "Pacific/Norfolk", "Sakhalin": "Asia/Sakhalin",
        "Central Pacific": "Pacific/Guadalcanal", "New Zealand": "Pacific/Auckland",
        "Fiji": "Pacific/Fiji", "Chatham Islands": "Pacific/Chatham", "Tonga": "Pacific/Tongatapu",
        "Samoa": "Pacific/Apia", "Line Islands": "Pacific/Kiritimati",
    ]
}
