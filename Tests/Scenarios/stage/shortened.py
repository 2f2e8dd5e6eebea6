"""Which words are cut off on the screen, as a module that GTK loads into the program finds them."""

import os
import pathlib
import re
import shlex
import signal
import subprocess

SOURCE = pathlib.Path(__file__).parent / "module/shortened.c"
# What may be shortened by design: a label with the whole of it in a tooltip, and what is painted in
# rows and pictures, which say the whole in a tooltip too, where it is the journal's own: names can
# be of any length.
BY_DESIGN = "told"
PAINTED = "painted short"
WORD = re.compile(r"[^\W\d_]{2,}")


def environment(room):
    """What has the program load the module, which is made first; its report is below a folder."""
    module = room / "shortened.so"
    if not module.exists():
        gtk = subprocess.run(["pkg-config", "--cflags", "--libs", "gtk+-3.0"], check=True,
                             capture_output=True, text=True).stdout
        subprocess.run(["clang", "-shared", "-fPIC", "-Wall", "-Werror", "-o", module, SOURCE,
                        *shlex.split(gtk), "-ldl"], check=True)
    return {"GTK_MODULES": str(module), "LD_PRELOAD": str(module),
            "COUNTERFOIL_SHORTENED": str(room / "shortened.txt")}


def shortened(scene, room, own):
    """The words that are cut off in the windows of the program, and how, once it has looked.

    `own` are the words of the journal.
    """
    report = room / "shortened.txt"
    report.unlink(missing_ok=True)
    os.kill(scene.program.process_id, signal.SIGUSR2)
    scene.until("the module has looked at every label", report.exists)
    lines = report.read_text(encoding="utf-8").splitlines()
    return [f"{how}: {words}" for how, told, words in (line.split("\t", 2) for line in lines)
            if told != BY_DESIGN and not (how == PAINTED and own.issuperset(WORD.findall(words)))]


def words_of(path):
    """The words of a file, or of all files of a folder."""
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    text = "".join(file.read_text(encoding="utf-8").replace("\n ", "") for file in files)
    return set(WORD.findall(text.replace("\\n", " ")))
