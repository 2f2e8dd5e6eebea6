"""The traveller's details: checked as they are typed, kept from everybody else, and forgotten."""

import configparser
import os
import pathlib
import stat

from stage.steps import check, new_film

NAME = "Ada Example"
WRONG, RIGHT = "de89 3704 0044 0532 0130 01", "de89370400440532013000"
COMPACT, GROUPED = "DE89370400440532013000", "DE89 3704 0044 0532 0130 00"


def scenario(scene):
    config = pathlib.Path(os.environ["XDG_CONFIG_HOME"])
    file = config / "counterfoil/profile"
    scene.start()
    new_film(scene, "Laura", "1944")
    check("nothing is kept before it is asked for", not file.exists())

    typed(scene)
    scene.until("the file is there", file.exists)
    check("only its owner may read it", stat.S_IMODE(file.stat().st_mode) == 0o600)
    check("a parser of other people reads it", read(file) == {
        "name": NAME, "address": "1 Main Street", "iban": COMPACT})
    nowhere_else(scene, file)

    changed(scene, file)
    damaged(scene, file)
    forgotten(scene, file)
    check("the program says nothing of it", NAME not in scene.program.complaints)
    scene.close()


def opened(scene):
    scene.press("F10")
    scene.click("Personal Details…")
    name = scene.find("text", "Name")
    scene.until("the name has the keyboard", lambda: name.has("focused"))


def typed(scene):
    opened(scene)
    save = scene.find("push button", "Save")
    check("an empty form cannot be saved", not save.has("sensitive"))
    check("nothing is there to forget", not scene.all("push button", "Delete Details…"))
    scene.says("Stored only on this computer, in ~/c/counterfoil/profile.")
    scene.type(NAME)
    scene.until("what is typed can be saved", lambda: save.has("sensitive"))
    scene.fill("Address", "1 Main Street")
    scene.fill("IBAN", "DE8937")
    scene.says("an IBAN that begins with DE has 22 characters, and this has 6.")
    scene.fill("IBAN", WRONG)
    scene.says("the check digits do not match")
    iban = scene.find("text", "IBAN")
    check("the field says so itself", "check digits" in iban.description)
    check("it cannot be saved", not save.has("sensitive"))
    scene.press("Escape")
    scene.says("It cannot be saved yet: ")
    scene.click("Keep Editing")
    scene.gone("alert")
    scene.fill("IBAN", RIGHT)
    scene.silent("the check digits do not match")
    scene.press("Tab")
    scene.until("it is shown in groups", lambda: iban.text == GROUPED)
    scene.fill("BIC", "BNPAFRPP")
    scene.says("Check whether both are right.")
    check("a doubt does not keep it from being saved", save.has("sensitive"))
    scene.fill("BIC", "")
    scene.silent("Check whether both are right.")
    scene.press("Return")
    scene.gone("text", "IBAN")


def nowhere_else(scene, file):
    """Looks for the number, as it is typed and as it is kept, in every other file of the home."""
    words = [word.encode() for word in (COMPACT, GROUPED, RIGHT, NAME)]
    found = [path for path in scene.home.rglob("*")
             if path.is_file() and not path.is_symlink() and path != file
             and any(word in path.read_bytes() for word in words)]
    check("no other file has anything of it", found == [])
    check("nothing is beside it but the window's state and the preferences",
          {path.name for path in file.parent.iterdir()}
          <= {"profile", "window.ini", "preferences.ini"})


def changed(scene, file):
    file.chmod(0o644)
    opened(scene)
    check("a file that others could read is narrowed",
          stat.S_IMODE(file.stat().st_mode) == 0o600)
    check("the number is in groups", scene.find("text", "IBAN").text == GROUPED)
    scene.fill("Email", "ada@example")
    scene.says("“example” cannot follow the @")
    scene.fill("Email", "ada@example.org")
    scene.press("Return")
    scene.gone("text", "IBAN")
    scene.until("it is in the file", lambda: read(file).get("email") == "ada@example.org")
    check("the rest is as it was", read(file)["iban"] == COMPACT)


def damaged(scene, file):
    text = file.read_text(encoding="utf-8")
    file.write_text("shopping list\n", encoding="utf-8")
    scene.press("F10")
    scene.click("Personal Details…")
    scene.says(f"{file} is not as Counterfoil writes it, in line 1, and is left as it is.")
    check("no form opens over it", not scene.all("text", "IBAN"))
    check("it is as it was", file.read_text(encoding="utf-8") == "shopping list\n")
    file.write_text(text, encoding="utf-8")

    opened(scene)
    scene.fill("Telephone", "+43 1 234")
    file.write_text("shopping list\n", encoding="utf-8")
    scene.press("Return")
    scene.says("Your details were not saved.")
    check("nothing is written over it", file.read_text(encoding="utf-8") == "shopping list\n")
    file.write_text(text, encoding="utf-8")
    check("what was typed is there", scene.find("text", "Telephone").text == "+43 1 234")
    scene.press("Return")
    scene.gone("text", "IBAN")
    check("and saved once the file is right again", read(file).get("telephone") == "+43 1 234")


def forgotten(scene, file):
    opened(scene)
    scene.click("Delete Details…")
    scene.says("Delete your personal details?")
    scene.press("Escape")
    scene.gone("alert")
    check("who gives up forgets nothing", file.exists())
    scene.click("Delete Details…")
    scene.click("Delete Details", "push button")
    scene.gone("text", "IBAN")
    scene.until("the file is gone", lambda: not file.exists())
    check("the journal is as it was", len(scene.entries()) == 1)


def read(file):
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.read_string(file.read_text(encoding="utf-8"))
    return dict(parser["profile"])
