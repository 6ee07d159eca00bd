"""Areas of rounded rectangles, by integrating the true outline (arcs as arcs) with mpmath at 30 digits.

    python3 Tests/References/rounded_rectangles.py > Tests/References/rounded-rectangles.csv

A corner: the straight edge is left (1 + s)·r before the corner; a cubic leads to an arc of radius r and 90°·(1 − s);
its inner control point is where the tangent at the arc's end meets the edge, its outer one divides the rest 2 : 1.
"""

from mpmath import cos, linspace, mp, mpf, pi, quad, sin, tan

mp.dps = 30


def corner_loss(radius, smoothing):
    """The area between a square corner (at the origin, edges along the axes) and the bend."""
    radius, smoothing = mpf(radius), mpf(smoothing)
    if radius == 0:
        return mpf(0)
    alpha = pi / 4 * smoothing
    reach = (1 + smoothing) * radius
    start = (reach, mpf(0))
    end = (radius * (1 - sin(alpha)), radius * (1 - cos(alpha)))
    # The tangent at the arc's end has the slope tan(alpha): follow it to the axis.
    inner = (end[0] + end[1] / tan(alpha), mpf(0)) if smoothing > 0 else end
    outer = (inner[0] + (reach - inner[0]) / 3, mpf(0))
    points = (start, outer, inner, end)

    def bezier(t, axis):
        u = 1 - t
        return sum(w * p[axis] for w, p in zip((u**3, 3 * u * u * t, 3 * u * t * t, t**3), points))

    def slope(t, axis):
        u = 1 - t
        steps = [b[axis] - a[axis] for a, b in zip(points, points[1:])]
        return 3 * (u * u * steps[0] + 2 * u * t * steps[1] + t * t * steps[2])

    # Green: the area enclosed by the axes and the bend is ½∮(x dy − y dx); along the axes it is 0.
    cubic = quad(lambda t: (bezier(t, 0) * slope(t, 1) - bezier(t, 1) * slope(t, 0)) / 2, linspace(0, 1, 3))

    def arc(angle):
        x, y = radius - radius * sin(angle), radius - radius * cos(angle)
        return (x * radius * sin(angle) + y * radius * cos(angle)) / 2

    return 2 * cubic + quad(arc, [alpha, pi / 2 - alpha])


ROWS = [
    (170, 64, 18, 0), (170, 64, 18, "0.6"), (64, 64, 32, "0.6"), (160, 50, 14, "0.6"), (160, 50, 14, 0),
    (100, 40, 20, 0), (120, 60, 20, "0.6"), (200, 200, 50, "0.3"), (90, 90, 40, "0.6"), (240, 56, 0, "0.6"),
]

print("width,height,radius,smoothing,area")
for width, height, radius, smoothing in ROWS:
    fits = mpf(smoothing) if radius == 0 else min(mpf(smoothing), mpf(min(width, height)) / 2 / radius - 1)
    area = width * height - 4 * corner_loss(radius, fits)
    print(f"{width},{height},{radius},{smoothing},{mp.nstr(area, 15)}")
