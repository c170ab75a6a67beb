"""Pictures for link previews and for sharing: the result of a match, and the cover of a game.

They are drawn at twice their size and scaled down, because Pillow draws no smooth edges.
"""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from matinee.engine.i18n import translate
from matinee.server.lettering import HEADING, TEXT, drawable
from matinee.table.results import Result, SeatResult

SIZE = (1200, 630)
WIDTH, HEIGHT = 2 * SIZE[0], 2 * SIZE[1]
ART_WIDTH = 944  # a cover of 3:4, as high as the picture
FRAME = 44  # the border with the light bulbs
LEFT, RIGHT = ART_WIDTH + 40, WIDTH - FRAME - 60  # of the text
COVERS = Path(__file__).parent / "site" / "covers"  # written by Vite

NAVY, PANEL, VELVET, DARK_VELVET = "#0c1226", "#1a2550", "#6d1c2a", "#43161f"
GOLD, BRIGHT, CREAM, MUTED, INK = "#b8924a", "#ffe08a", "#f5ead2", "#c3b9a6", "#221a12"
MEDALS = {1: ("#e9c25e", "#fff2c6"), 2: ("#c9cfdc", "#ffffff"), 3: ("#c98a55", "#f6cfa6")}
PLAIN_MEDAL = ("#3a4570", "#8a94bd")


def result_picture(result: Result, title: str, language: str) -> bytes:
    """Return the picture of a result as PNG: game, places, names and points."""
    image, canvas = _stage(result.game, title)
    _draw_title(canvas, title, 200)
    ranking = sorted(enumerate(result.seats, 1), key=lambda each: each[1].place)
    top, bottom = 270, HEIGHT - FRAME - 50
    pitch = min(230, (bottom - top) // len(ranking))
    top += (bottom - top - pitch * len(ranking)) // 2
    for row, (number, seat) in enumerate(ranking):
        name = drawable(seat.name, translate(language, "web-seat", seat=number))
        _draw_seat(canvas, seat, name, top + row * pitch, pitch - 20, language)
    return _png(image)


def game_picture(game: str, title: str, about: str) -> bytes:
    """Return the picture of a game as PNG: cover, title and a sentence about it."""
    image, canvas = _stage(game, title)
    _draw_title(canvas, title, 330)
    size = 62
    lines = _wrap(drawable(about, ""), size)[:6]
    for number, line in enumerate(lines):
        TEXT.draw(canvas, (LEFT, 500 + number * 90), line, size, CREAM)
    TEXT.draw(canvas, (LEFT, HEIGHT - FRAME - 70), "Matinee", 56, GOLD)
    return _png(image)


def _stage(game: str, title: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Return a canvas with the cover of a game, or a curtain, and a frame of light bulbs."""
    image = Image.new("RGB", (WIDTH, HEIGHT), NAVY)
    cover = COVERS / f"{game}.webp"
    if cover.is_file():
        with Image.open(cover) as art:
            image.paste(art.convert("RGB").resize((ART_WIDTH, HEIGHT)), (0, 0))
    else:
        _draw_curtain(image, title)
    _fade(image)
    canvas = ImageDraw.Draw(image)
    _draw_bulbs(canvas)
    return image, canvas


def _draw_curtain(image: Image.Image, title: str) -> None:
    canvas = ImageDraw.Draw(image)
    for x in range(0, ART_WIDTH, 8):
        shade = abs((x % 96) - 48) / 48  # folds
        mix = [round(dark + (light - dark) * shade) for dark, light in zip((67, 22, 31), (123, 31, 43), strict=True)]
        canvas.rectangle((x, 0, x + 8, HEIGHT), fill=(mix[0], mix[1], mix[2]))
    HEADING.draw(canvas, (ART_WIDTH / 2, HEIGHT / 2 + 200), drawable(title, "M")[0], 560, BRIGHT, "m")


def _fade(image: Image.Image) -> None:
    """Let the right edge of the cover fade into the background."""
    width = 260
    mask = Image.linear_gradient("L").rotate(90).resize((width, HEIGHT))
    image.paste(Image.new("RGB", (width, HEIGHT), NAVY), (ART_WIDTH - width, 0), mask)


def _draw_bulbs(canvas: ImageDraw.ImageDraw) -> None:
    canvas.rectangle((0, 0, WIDTH - 1, HEIGHT - 1), outline=DARK_VELVET, width=FRAME)
    canvas.rectangle((FRAME - 4, FRAME - 4, WIDTH - FRAME + 3, HEIGHT - FRAME + 3), outline=GOLD, width=4)
    middle, radius = FRAME // 2 - 1, 10
    columns, rows = 37, 19
    centres = [(round(middle + (WIDTH - 2 * middle) * i / columns), y) for i in range(columns + 1) for y in (0, 1)]
    for x, side in centres:
        _draw_disc(canvas, x, middle if side == 0 else HEIGHT - middle, radius, BRIGHT, GOLD)
    for i in range(1, rows):
        y = round(middle + (HEIGHT - 2 * middle) * i / rows)
        for x in (middle, WIDTH - middle):
            _draw_disc(canvas, x, y, radius, BRIGHT, GOLD)


def _draw_disc(canvas: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: str, outline: str) -> None:
    canvas.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill, outline=outline, width=4)


def _draw_title(canvas: ImageDraw.ImageDraw, title: str, baseline: int) -> None:
    text, size = HEADING.fit(drawable(title, "Matinee"), 132, 64, RIGHT - LEFT)
    HEADING.draw(canvas, (LEFT, baseline), text, size, BRIGHT)


def _draw_seat(canvas: ImageDraw.ImageDraw, seat: SeatResult, name: str, top: int, height: int, language: str) -> None:
    """Draw a row with the place, the name and the points of a seat."""
    won = seat.place == 1
    canvas.rounded_rectangle(
        (LEFT, top, RIGHT, top + height),
        radius=height // 2,
        fill=VELVET if won else PANEL,
        outline=BRIGHT if won else PANEL,
        width=5,
    )
    middle, radius = top + height / 2, height / 2 - 16
    fill, edge = MEDALS.get(seat.place, PLAIN_MEDAL)
    _draw_disc(canvas, LEFT + height / 2, middle, radius, fill, edge)
    size = round(radius)
    colour = INK if seat.place in MEDALS else CREAM
    TEXT.draw(canvas, (LEFT + height / 2, middle + 0.34 * size), str(seat.place), size, colour, "m")
    points_size = round(min(96, height * 0.62))
    points = str(seat.points)
    HEADING.draw(canvas, (RIGHT - 50, middle + 0.36 * points_size), points, points_size, BRIGHT, "r")
    start = LEFT + height + 24
    width = RIGHT - 50 - HEADING.width(points, points_size) - 40 - start
    name, size = TEXT.fit(name, round(min(76, height * 0.5)), 36, width)
    baseline = middle + 0.33 * size
    if seat.stand_in:
        count = seat.stand_in
        note = translate(language, "web-bot-moves", bot=count.by_bots, moves=count.moves)
        note, note_size = TEXT.fit(note, round(height * 0.25), 20, width)
        baseline -= 0.2 * height
        TEXT.draw(canvas, (start, middle + 0.34 * height), note, note_size, MUTED)
    TEXT.draw(canvas, (start, baseline), name, size, CREAM)


def _wrap(text: str, size: int) -> Sequence[str]:
    """Return a text in lines that fit."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and TEXT.width(longer, size) > RIGHT - LEFT:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _png(image: Image.Image) -> bytes:
    """Return a picture in its final size as PNG, with few enough colours to be small."""
    out = BytesIO()
    image.reduce(2).quantize(256).save(out, "PNG", optimize=True)
    return out.getvalue()
