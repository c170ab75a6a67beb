"""List the locked packages of Python and npm: as an SBOM, or with the advisories about them.

python .ci/dependencies.py sbom FILE       write a CycloneDX document
python .ci/dependencies.py advisories      ask the OSV database; status 1 if it knows an advisory
"""

import base64
import json
import os
import re
import sys
import tomllib
import urllib.error
import urllib.request
import uuid
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

ROOT = Path(__file__).parent.parent
DATABASE = os.environ.get("MATINEE_ADVISORIES", "https://api.osv.dev/v1/querybatch")
TIMEOUT = 20.0  # seconds
ACCEPTED: dict[str, str] = {}
"""Advisories that do not affect Matinee, each with the reason."""


class Package(NamedTuple):
    """A locked package."""

    ecosystem: str  # as OSV names it
    name: str
    version: str
    sha512: str = ""

    @property
    def purl(self) -> str:
        return f"pkg:{self.ecosystem.lower()}/{quote(self.name, safe='/')}@{self.version}"


def packages() -> list[Package]:
    """Return all locked packages, without doubles."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    found = {Package("PyPI", *pair) for pair in re.findall(r"^([\w.-]+)==([^\s;\\]+)", lock, re.MULTILINE)}
    npm = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for path, entry in npm.items():
        if path and not entry.get("link"):
            algorithm, _, digest = entry.get("integrity", "").partition("-")
            sha512 = base64.b64decode(digest).hex() if algorithm == "sha512" else ""
            found.add(Package("npm", entry.get("name", path.rpartition("node_modules/")[2]), entry["version"], sha512))
    return sorted(found)


def sbom() -> dict[str, Any]:
    """Return the SBOM. The same locks give the same document."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    version = (
        project.get("version")
        or re.findall(r'^__version__\b.*"(.+)"', (ROOT / "matinee" / "__init__.py").read_text("utf-8"), re.MULTILINE)[0]
    )
    components = [
        {"type": "library", "bom-ref": each.purl, "name": each.name, "version": each.version, "purl": each.purl}
        | ({"hashes": [{"alg": "SHA-512", "content": each.sha512}]} if each.sha512 else {})
        for each in packages()
    ]
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([version, components]))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "matinee", "version": version}},
        "components": components,
    }


def advisories() -> int:
    """Print the advisories about the locked packages; return the exit status."""
    locked = packages()
    queries = [
        {"package": {"ecosystem": each.ecosystem, "name": each.name}, "version": each.version} for each in locked
    ]
    body = json.dumps({"queries": queries}).encode()
    request = urllib.request.Request(DATABASE, body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
            results = json.load(response)["results"]
    except (urllib.error.URLError, OSError, ValueError, KeyError) as error:
        print(f"The check of dependencies is skipped: the database of advisories is not reached ({error}).")
        return 0
    known = [
        (package, each["id"])
        for package, result in zip(locked, results, strict=True)
        for each in result.get("vulns", [])
        if each["id"] not in ACCEPTED
    ]
    for package, advisory in known:
        print(f"{package.name} {package.version}: https://osv.dev/vulnerability/{advisory}")
    print(f"{len(locked)} packages checked, {len(known)} advisories.")
    return bool(known)


if __name__ == "__main__":
    if sys.argv[1:] == ["advisories"]:
        sys.exit(advisories())
    if sys.argv[1:2] == ["sbom"] and len(sys.argv) == 3:
        Path(sys.argv[2]).write_text(json.dumps(sbom(), indent=1) + "\n", "utf-8")
        sys.exit()
    sys.exit(__doc__)
