"""Where a disc of radius R, blurred by a Gaussian of standard deviation s, is half covered: the radius r at which a point
thrown by the Gaussian lands inside the disc with probability 1/2. By integrating the density of its distance from the
disc's middle (Rice's distribution) with mpmath.

    python3 Tests/References/blurred_discs.py > Tests/References/blurred-discs.csv
"""

from mpmath import besseli, exp, findroot, linspace, mp, mpf, quad

mp.dps = 20


def inside(radius, sigma, distance):
    def density(x):
        return x / sigma**2 * exp(-((x - distance) ** 2) / (2 * sigma**2)) * besseli(0, x * distance / sigma**2) \
            * exp(-x * distance / sigma**2)

    return quad(density, linspace(0, radius, 9))


print("radius,sigma,half_radius")
for radius, sigma in ((40, 2), (40, 5), (40, 10), (60, 20), (80, 20), (50, 1)):
    radius, sigma = mpf(radius), mpf(sigma)
    half = findroot(lambda r: inside(radius, sigma, r) - mpf(1) / 2, radius - sigma**2 / (2 * radius))
    print(f"{int(radius)},{int(sigma)},{mp.nstr(half, 12)}")
