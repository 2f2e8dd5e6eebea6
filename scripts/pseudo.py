"""A language that nobody speaks, in which English can still be read."""

import re

ACCENTED = str.maketrans("aceilnorsuyzACEINORSUYZ", "áçéíłñóřšúýžÁÇÉÍÑÓŘŠÚÝŽ")


def pseudo(text):
    """The text in accented letters between brackets, half as long again; places stay."""
    parts = re.split(r"(\{\w+\})", text)
    words = "".join(part if index % 2 else part.translate(ACCENTED)
                    for index, part in enumerate(parts))
    return f"⟦{words}{'·' * ((len(text.replace('_', '')) + 1) // 2)}⟧" if text.strip() else text
