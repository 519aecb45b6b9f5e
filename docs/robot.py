"""A whole robot over HTTPS, with Python alone: docs/robot-protocol.md says what each part means.

    python3 docs/robot.py https://site GZ00000000 secret [seconds]

Replace read() and switch() with what is soldered to the board. Nothing is kept over a restart here: a real robot keeps
boot, the program, and since when a channel is on.
"""

import json
import sys
import time
import urllib.error
import urllib.request
from datetime import datetime, timedelta, timezone

SITE, SERIAL, SECRET = (*sys.argv[1:4], "", "", "")[:3]
SECONDS = float(sys.argv[4]) if len(sys.argv) > 4 else float("inf")
SAO_PAULO = timezone(timedelta(hours=-3))


def read():
    return {"temperature": 24.6, "humidity": 61.2}


def switch(channel, level):
    print(channel, level, flush=True)


def ask(path, body=None):
    """A refusal (4xx) is not mended by sending again; anything else is tried again, later each time."""
    wait = 2
    while True:
        try:
            data = None if body is None else json.dumps(body).encode()
            head = {"authorization": f"Bearer gnz_{SERIAL}_{SECRET}", "content-type": "application/json"}
            request = urllib.request.Request(f"{SITE}/api/v1/ganza/{path}", data, head)
            return json.load(urllib.request.urlopen(request, timeout=30))
        except urllib.error.HTTPError as refused:
            if refused.code < 500 and refused.code != 429:
                raise
            time.sleep(float(refused.headers.get("retry-after") or wait))
        except OSError:
            time.sleep(wait)
        wait = min(wait * 2, 300)


def within(minute, span):
    begin, end = (int(clock[:2]) * 60 + int(clock[3:]) for clock in (span["from"], span["to"]))
    if begin < end:
        return begin <= minute < end
    return begin == end or minute >= begin or minute < end


def holds(block, minute, light, readings, acted):
    when = block["when"]
    if when.get("only") not in (None, light):
        return False
    if when["kind"] == "sensor":
        value = readings.get(when["sensor"])
        if value is None:
            return False
        beyond = value - when["limit"] if when["is"] == "above" else when["limit"] - value
        return beyond > (-when["hysteresis"] if acted else 0)
    if when["kind"] == "every":
        return minute % when["minutes"] < (block["for_minutes"] or 1)
    if when["kind"] == "light":
        return light == when["is"]
    return when["kind"] == "always" or within(minute, when)


def acting(block, now, scene, memory):
    since, acts = memory.get(block["id"], (None, None))
    if not holds(block, *scene, acts is not None):
        memory[block["id"]] = (None, None)
        return False
    since = min(now, since or now)
    if acts is None and now - since >= 60 * block["when"].get("hold_minutes", 0):
        acts = now
    memory[block["id"]] = (since, acts)
    lasts = block["for_minutes"] if block["when"]["kind"] != "every" else None
    return acts is not None and (lasts is None or now - acts < 60 * lasts)


def follow(before, hello, memory):
    """Another program begins without memory; the same one, as each hello brings it, goes on."""
    if before["desired"]["mode"] != hello["desired"]["mode"]:
        memory.clear()
    return hello


def decide(hello, now, given, memory, last, on_since):
    """What each channel shall be and why, and the readings of it: the last one of a sensor counts for five minutes."""
    last |= {key: (value, now) for key, value in given.items() if value is not None}
    readings = {key: value for key, (value, at) in last.items() if now - at < 300}
    clock = datetime.fromtimestamp(now, SAO_PAULO)
    minute = clock.hour * 60 + clock.minute + clock.second / 60
    program = hello["program"] or {"day": None, "blocks": []}
    light = program["day"] and ("day" if within(minute, program["day"]) else "night")
    acts = [block for block in program["blocks"] if acting(block, now, (minute, light, readings), memory)]
    levels = {}
    for channel in hello["channels"]:
        slug, most = channel["slug"], channel["most_on_minutes"]
        block = next((one for one in acts if one["channel"] == slug), None)
        by_hand = hello["desired"]["manual"].get(slug)
        over = by_hand and by_hand["until"] and datetime.fromisoformat(by_hand["until"]).timestamp() <= now
        level, by = (by_hand["level"], "manual") if by_hand and not over else (block["level"] if block else 0, "mode")
        on_since[slug] = (on_since.get(slug) or now) if level else None
        if level and most is not None and now - on_since[slug] >= 60 * most:
            level, by = 0, "safety"
        levels[slug] = level, by, block and block["id"]
    return levels, readings


boot, seq, told = int(time.time()), 0, 0


def tell(kind, data):
    global told
    told += 1
    ask("ganza-events", {"boot": boot, "events": [{"seq": told, "age_ms": 0, "kind": kind, "data": data}]})


def run():
    global seq
    memory, last, on_since, is_now = {}, {}, {}, {}
    hello = ask("hello")
    tell("boot", {"cause": "power", "firmware": "1.0.0", "hardware": "python"})
    ends = time.time() + SECONDS
    while time.time() < ends:
        wished = hello["desired"]
        levels, readings = decide(hello, time.time(), read(), memory, last, on_since)
        for slug, (level, by, block) in levels.items():
            if is_now.get(slug, {}).get("level") != level:
                switch(slug, level)
                why = {"mode": wished["mode"], "block": block, "inputs": readings}
                tell("actuation", {"channel": slug, "level": level, "by": by, "why": why})
            is_now[slug] = {"level": level, "by": by}
        seq += 1
        ask("ganza-iot-data", {"boot": boot, "seq": seq, "points": [{"age_ms": 0, "values": readings}]})
        tell("state", {"version": wished["version"], "mode": wished["mode"], "channels": is_now, "firmware": "1.0.0"})
        wait = max(0, min(25, hello["interval_seconds"], int(ends - time.time())))
        for command in ask(f"ganza-iot-data/get-queue-job/{SERIAL}?wait={wait}")["data"]:
            # Modes and levels are wishes: the next hello has the newest, however often a command comes.
            late = datetime.fromisoformat(command["expires_at"]).timestamp() < time.time()
            knows = command["kind"] in ("change_mode", "set_channel")
            failed = {"state": "falhou", "reason": "expired" if late else "unknown_command"}
            tell("command", {"id": command["id"]} | (failed if late or not knows else {"state": "executado"}))
        hello = follow(hello, ask("hello"), memory)


if __name__ == "__main__":
    run()
