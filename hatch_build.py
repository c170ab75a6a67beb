"""Refuses to build a wheel or an sdist without the built site. An editable install needs no site."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SiteHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not Path(self.root, "matinee/server/site/index.html").is_file():
            self.app.abort("The browser client is not built. Run make site first.")
