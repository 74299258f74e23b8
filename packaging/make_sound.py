"""Makes `resources/sounds/sand-out.wav`: a soft knock on wood, and a lower one after it.

Struck wood is a few tones that die away at different speeds, and a breath of noise at the very beginning. Run it from
the checkout's top with `python packaging/make_sound.py`; it writes the same bytes each time.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from pathlib import Path

RATE = 22050
SECONDS = 0.85
PEAK = 0.22
"""Quiet: a fifth of what the file could hold."""
KNOCKS = ((0.0, 523.0, 1.0), (0.17, 392.0, 0.8))
"""When each knock comes, its lowest tone in hertz, and how strong it is."""
TONES = ((1.0, 1.0, 11.0), (2.76, 0.35, 24.0), (5.4, 0.12, 45.0))
"""A tone of a bar of wood: times the lowest, how strong, how fast it dies away."""
TARGET = Path(__file__).resolve().parent.parent / "resources" / "sounds" / "sand-out.wav"


def samples() -> list[float]:
    """The sound, from -1 to 1."""
    chance = random.Random(7)
    made = [0.0] * int(RATE * SECONDS)
    for begins, lowest, strength in KNOCKS:
        for number in range(int(begins * RATE), len(made)):
            t = number / RATE - begins
            attack = min(1.0, t / 0.004)
            value = sum(
                part * math.exp(-decay * t) * math.sin(2 * math.pi * lowest * times * t) for times, part, decay in TONES
            )
            value += 0.25 * math.exp(-180 * t) * chance.uniform(-1, 1)
            made[number] += strength * attack * value
    fade = int(0.05 * RATE)
    for number in range(fade):
        made[-1 - number] *= number / fade
    loudest = max(map(abs, made))
    return [PEAK * value / loudest for value in made]


def main() -> None:
    """Writes the file: 16 bits, one channel."""
    TARGET.parent.mkdir(exist_ok=True)
    with wave.open(str(TARGET), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(value * 32767)) for value in samples()))
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
