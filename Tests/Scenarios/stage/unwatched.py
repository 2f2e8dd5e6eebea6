"""A program that may watch no folder, as if other programs of its user watched too many."""

import subprocess

from .program import BINARY

# The limit is that of a user namespace of its own, in which the program stays who it is.
NAMESPACE = ["--user", "--map-current-user", "--keep-caps", "sh", "-c",
             'echo 0 >/proc/sys/user/max_inotify_instances && exec "$@"', "sh"]


def is_possible():
    """Whether this machine lets programs have such a namespace: some do not."""
    return subprocess.run(["unshare", *NAMESPACE, "true"], check=False).returncode == 0


def start(scene, *arguments):
    scene.start(*NAMESPACE, BINARY, *arguments, binary="unshare")
