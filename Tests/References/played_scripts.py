"""What SwiftUI's runtime shows of a number that an animation moves and another takes back, for played-scripts.csv.
Usage: python3 played_scripts.py > played-scripts.csv

A replay of the published rules in plain doubles, built as the runtime is: an animation is asked for the offset of a travel
at a time and answers None once it is over; modifiers are animations around animations; what cannot be handed over is a
list of entries, each played towards what is left of its target. Rules U1, U3 to U7 of docs/springs.md.
"""
from itertools import product
from math import ceil, exp, inf, log, nextafter, pi, cos, sin, sqrt

H = 1 / 300
CAP = nextafter(45000, 0)
NEAR = 1e-9


class Stepped:
    def __init__(self, response, damping):
        self.response, self.damping = response, damping
        self.reset()

    def reset(self):
        self.x = self.v = self.a = self.clock = 0.0

    def run(self, travel, time):
        k = min((2 * pi / self.response) ** 2, CAP)
        c = 2 * sqrt(k) * self.damping
        if time - self.clock > 1:
            self.clock = time - 1 / 60
        while self.clock < time:
            middle = self.v + self.a * (H / 2)
            self.x += middle * H
            self.a = k * (travel - self.x) - c * middle
            self.v = middle + self.a * (H / 2)
            self.clock += H

    def animate(self, travel, time, components):
        self.run(travel, time)
        if time <= 0:
            return self.x
        if components * max(self.v ** 2, self.a ** 2) <= 0.0036:
            allowed = components * (0.01 * travel) ** 2
            if not (allowed > 0 and allowed < components * (travel - self.x) ** 2):
                return None
        return self.x

    def take_over(self, older, old_travel, time):
        if isinstance(older, Delay):
            return False
        if isinstance(older, Stepped):
            v, a = older.v, older.a
            older.run(old_travel, time)
            self.x, self.v, self.a = older.x, v, a
        else:
            reached = older.animate(old_travel, time, 1)
            self.x, self.v, self.a = old_travel if reached is None else reached, 0.0, 0.0
        self.clock = time
        return True


def bezier(x1, x2, s):
    return 3 * x1 * s * (1 - s) ** 2 + 3 * x2 * s * s * (1 - s) + s ** 3


class Curve:
    def __init__(self, duration, points=None):
        self.duration, self.points = duration, points

    def reset(self):
        pass

    def way(self, time):
        x = min(max(time / self.duration, 0), 1)
        if self.points is None:
            y = x
        else:
            x1, y1, x2, y2 = self.points
            low, high = 0.0, 1.0
            for _ in range(200):
                s = (low + high) / 2
                low, high = (s, high) if bezier(x1, x2, s) < x else (low, s)
            y = bezier(y1, y2, (low + high) / 2)
        return round(y * 2 ** 20) / 2 ** 20

    def animate(self, travel, time, components):
        return None if time > self.duration * (1 + NEAR) else travel * self.way(time)

    length = property(lambda self: self.duration)
    closed = False

    def take_over(self, older, old_travel, time):
        return False


class Interpolating(Curve):
    """Mass 1; ζ below 1 ends when its envelope is within 0.001, ζ = 1 at the first tenth of a second that stays within."""

    def __init__(self, response, damping, velocity=0.0):
        self.w, self.z, self.velocity = 2 * pi / response, min(damping, 1.0), velocity
        a = self.w * self.z
        if self.z < 1:
            d = self.w * sqrt(1 - self.z ** 2)
            self.duration = max(0, log((1 + abs((a - velocity) / d)) / 0.001) / a)
        else:
            t, found = 0.0, None
            while found is None or t - found <= 1:
                far = abs(1 - self.way(t)) >= 0.001
                found = None if far else (t if found is None else found)
                t += 0.1
            self.duration = found

    def way(self, t):
        a, b = self.w * self.z, self.w * self.z - self.velocity
        if self.z == 1:
            return 1 - exp(-a * t) * (1 + b * t)
        d = self.w * sqrt(1 - self.z ** 2)
        return 1 - exp(-a * t) * (cos(d * t) + b / d * sin(d * t))

    def animate(self, travel, time, components):
        return None if time >= self.duration * (1 - NEAR) else travel * self.way(time)


class Delay:
    def __init__(self, base, seconds):
        self.base, self.amount = base, seconds

    def inner(self, time):
        return max(0.0, time - self.amount)

    def reset(self):
        self.base.reset()

    def animate(self, travel, time, components):
        inner = self.inner(time)
        return 0.0 if inner <= 0 else self.base.animate(travel, inner, components)

    def take_over(self, older, old_travel, time):
        return (type(older) is type(self) and older.amount == self.amount
                and self.base.take_over(older.base, old_travel, self.inner(time)))


class Speed(Delay):
    def inner(self, time):
        return time * self.amount


class Repeat:
    """Stepped springs play again from the frame in which they came to rest, everything else without a gap."""

    def __init__(self, base, count, mirrors):
        self.base, self.count, self.mirrors = base, count, mirrors
        self.reset()

    def reset(self):
        self.index, self.start = 0, 0.0
        self.base.reset()

    def innermost(self):
        base = self.base
        while hasattr(base, "base"):
            base = base.base
        return base

    def animate(self, travel, time, components):
        if isinstance(self.innermost(), Stepped):
            shown = self.base.animate(travel, time - self.start, components)
            mirrored = self.mirrors and self.index % 2 == 1
            if shown is None:
                if self.index + 1 == self.count:
                    return None
                self.index, self.start = self.index + 1, time
                self.base.reset()
                shown = travel
            return travel - shown if mirrored else shown
        length, slack = length_of(self.base), NEAR
        end = length * self.count
        is_curve = not isinstance(self.innermost(), Interpolating)
        if time > end * (1 + slack) if is_curve else time >= end * (1 - slack):
            return None
        index = int(min(max(ceil(time / length) - 1, 0), self.count - 1))
        shown = way_of(self.base, time - index * length) * travel
        return travel - shown if self.mirrors and index % 2 else shown

    def take_over(self, older, old_travel, time):
        return False


def length_of(animation):
    if isinstance(animation, Speed):
        return length_of(animation.base) / animation.amount
    if isinstance(animation, Delay):
        return length_of(animation.base) + animation.amount
    return animation.duration


def way_of(animation, time):
    if isinstance(animation, Delay):
        inner = animation.inner(time)
        return 0.0 if inner <= 0 else way_of(animation.base, inner)
    return animation.way(time)


def play(start, changes, fps, components, limit=2000):
    """Frames of a number at `start`, changed by (time, animation, target), until it rests."""
    frames, entries, origin, value, target, began = [], [], start, start, start, 0.0
    pending, end = list(changes), None
    for i in range(limit):
        t = i / fps
        changed = False
        while pending and pending[0][0] <= t + NEAR:
            _, new, to = pending.pop(0)
            changed, end = True, None
            if not entries:
                origin, began = value, t
                entries = [[new, t, to]]
            elif len(entries) == 1 and new.take_over(entries[0][0], target - origin, t - entries[0][1]):
                entries = [[new, entries[0][1], to]]
            elif len(entries) > 1 and isinstance(new, Stepped):
                new.x, new.clock = shown(entries, origin, t, components)[0] - origin, t - began
                entries = [[new, began, to]]
            else:
                entries.append([new, t, to])
            target = to
        if not changed and entries:
            value, over = shown(entries, origin, t, components)
            if over:
                value, entries, end = target, [], t
        frames.append(value)
        if not pending and not entries:
            return frames, end
    return frames, None


def shown(entries, origin, t, components):
    """r, then r + g for each newer entry; an entry that is over stands at its target."""
    value, over = origin, False
    for entry in entries:
        animation, began, to = entry
        offset = None if animation is None else animation.animate(to - value, t - began, components)
        over = offset is None
        if over:
            entry[0] = None
        value = to if over else value + offset
    return value, over


BASES = {
    "spring:0.12:1": lambda: Stepped(0.12, 1.0),
    "spring:0.35:0.65": lambda: Stepped(0.35, 0.65),
    "ease:0.2": lambda: Curve(0.2, (0.42, 0, 0.58, 1)),
    "linear:0.35": lambda: Curve(0.35),
    "interpolating:0.3:0.7:0": lambda: Interpolating(0.3, 0.7),
    "interpolating:0.25:1:2": lambda: Interpolating(0.25, 1.0, 2.0),
}
MODIFIERS = {
    "": lambda base: base,
    "delay:0.03": lambda base: Delay(base, 0.03),
    "speed:2": lambda base: Speed(base, 2.0),
    "repeat:3:false": lambda base: Repeat(base, 3, False),
    "repeat:3:true": lambda base: Repeat(base, 3, True),
    "repeat:2:false/delay:0.1": lambda base: Delay(Repeat(base, 2, False), 0.1),
}
PROPERTIES = [(1.0, 0.96, 2), (0.0, 1.0, 1), (18.0, 32.0, 2)]


def made(base, modifiers):
    return MODIFIERS[modifiers](BASES[base]())


def row(press, release, hold, fps, prop):
    start, pressed, components = prop
    changes = [(0.0, made(*press), pressed)]
    if release:
        changes.append((hold, made(*release), start))
    frames, end = play(start, changes, fps, components)
    say = lambda pair: "+".join(pair) if pair else ""
    print(",".join([say(press), say(release), repr(hold), str(fps), repr(start), repr(pressed), str(components),
                    repr(end) if end is not None else "none", ";".join("%.15g" % value for value in frames)]))


print("press,release,hold,fps,start,pressed,components,end,values")
index = 0
for press in product(BASES, MODIFIERS):
    row(press, None, 0.0, 60 if index % 2 else 120, PROPERTIES[index % 3])
    index += 1
for press, release in product(product(BASES, MODIFIERS), product(BASES, MODIFIERS)):
    index += 1
    # Every pair of bases and every pair of modifiers is in it; the whole product would be nine times as long.
    if index % 9 == 0 or (press[1] == "" and release[1] in ("", "delay:0.03")) or (press[1] == release[1] == "delay:0.03"):
        hold = [0.04, 0.1, 0.0833, 0.25, 0.6][index % 5]
        row(press, release, hold, 60 if index % 2 else 120, PROPERTIES[index % 3])
