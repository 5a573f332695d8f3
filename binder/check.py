"""Replay what Binder does with this repository, without Docker, and look at what a visitor sees.

    python binder/check.py

A fresh environment gets what is in Binder's base and `requirements.txt` from an empty folder,
then a copy of the tracked files and `postBuild`.  The server runs as on Binder, under a path of
its own and with a token.  A lesson is then opened in JupyterLab and in Voilà, by a browser that
is cut off from the internet.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page, expect, sync_playwright  # noqa: E402

from browser.find_chromium import chromium_path  # noqa: E402
from browser.serving import (  # noqa: E402
    CHROMIUM_ARGS,
    Server,
    cut_off,
    free_port,
    open_in_lab,
    run_all,
    serve,
)  # fmt: skip

# What repo2docker 2026.4.0 has installed before it reads our requirements.
BASE = ["ipywidgets==8.1.7", "jupyterhub==5.4.0", "jupyterlab==4.4.9", "notebook==7.4.7"]
LESSONS = ["notebooks/en/03*.ipynb", "notebooks/en/00*.ipynb", "notebooks/en/play.ipynb"]
PATIENCE = 120_000  # ms: nothing of the image is compiled yet, and a page waits for its lesson
TOKEN = "a-visitors-token"  # noqa: S105 - of a server that lives for some seconds


def step(what: str) -> None:
    """Say what is being done."""
    print(f"binder: {what}", flush=True)


def run(*command: str | Path, cwd: Path, env: dict[str, str]) -> None:
    """Run a command of the image; a failure ends the check."""
    subprocess.run(list(map(str, command)), cwd=cwd, env=env, check=True)  # noqa: S603


def surroundings(image: Path) -> dict[str, str]:
    """Return an environment that knows the image's Python and nothing of ours."""
    # The last one would let each process compile all of Jupyter anew.
    ours = ("PYTHONPATH", "VIRTUAL_ENV", "PARTYLAB_LANGUAGE", "PYTHONDONTWRITEBYTECODE")
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ours and not name.startswith(("JUPYTER", "IPYTHON"))
    }
    home = image / "home"
    home.mkdir()
    path = os.pathsep.join([str(image / "env" / "bin"), os.environ["PATH"]])
    # What `make` compiles for its own environment is not compiled here once more.
    quick = {"PYTHONUNBUFFERED": "1", "NUMBA_DISABLE_JIT": "1"}
    return {**kept, **quick, "PATH": path, "HOME": str(home)}


def build(image: Path) -> tuple[dict[str, str], Path]:
    """Build the environment and the copy of the repository, as repo2docker would."""
    env = surroundings(image)
    empty = image / "requirements"
    empty.mkdir()
    # Modules are compiled when they are first imported: most of the image never is.
    quick = ["--quiet", "--disable-pip-version-check", "--no-compile"]
    install = ["python", "-m", "pip", "install", *quick]

    step("a fresh environment with Binder's base and requirements.txt")
    run(sys.executable, "-m", "venv", image / "env", cwd=empty, env=env)
    wishes = (ROOT / "binder" / "requirements.txt").read_text("utf-8")
    (empty / "requirements.txt").write_text(wishes, "utf-8")
    # What the requirements name anew would only be installed to be replaced.
    named = re.findall(r"^[\w.-]+", wishes, re.MULTILINE)
    kept = [one for one in BASE if one.partition("==")[0] not in named]
    run(*install, *kept, "-r", "requirements.txt", cwd=empty, env=env)
    step("a copy of the repository, and postBuild")
    repository = copy_of_repository(image / "home" / "partylab")
    run(repository / "binder" / "postBuild", cwd=repository, env=env)
    step("pip check")
    run("python", "-m", "pip", "check", cwd=empty, env=env)
    return env, repository


def copy_of_repository(target: Path) -> Path:
    """Copy the tracked files, as a clone has them."""
    tracked = subprocess.run(
        ["git", "ls-files", "-z"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, tracked.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def look(page: Page, server: Server, lesson: str) -> None:
    """Open a lesson in JupyterLab and in Voilà; see its text and what its cells show."""
    asked = cut_off(page, drop=True)
    step(f"{lesson} in JupyterLab")
    open_in_lab(page, f"{server.address}lab/tree/{lesson}?token={TOKEN}")
    run_all(page)
    expect(page.locator(".jp-OutputArea-output").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("Jupyter news")).to_have_count(0)

    step(f"{lesson} in Voilà")
    page.goto(f"{server.address}voila/render/{lesson}")
    expect(page.locator(".pl-stage, .widget-subarea").first).to_be_visible(timeout=PATIENCE)
    if asked:
        raise SystemExit(f"binder: the pages asked outside for {asked}")


def main() -> None:
    """Build, serve, look."""
    with tempfile.TemporaryDirectory(prefix="partylab-binder-") as folder:
        env, repository = build(Path(folder))
        lesson = next(path for pattern in LESSONS for path in repository.glob(pattern))
        command = [
            "-m", "notebook", "--no-browser", "--allow-root", f"--port={free_port()}",
            "--ServerApp.base_url=/user/demo/", f"--IdentityProvider.token={TOKEN}",
            "--LabApp.expose_app_in_browser=True",
        ]  # fmt: skip
        python = str(Path(folder) / "env" / "bin" / "python")
        with serve(repository, *command, python=python, env=env) as server, sync_playwright() as p:
            browser = p.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGS)
            page = browser.new_page()
            page.set_default_timeout(PATIENCE)
            look(page, server, str(lesson.relative_to(repository)))
            browser.close()
    step("all is well")


if __name__ == "__main__":
    main()
