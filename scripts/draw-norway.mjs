// Draws the map behind the front page's example from the location map's, thinner and with the larger towns only:
// web/features/front-page/try/norway.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { areaOf, pathOf, simplify } from './europe/ground.mjs';

const toleranceKm = 1.4;
const leastIslandKm2 = 40;
const mostTowns = 200;

const { countries, towns } = JSON.parse(readFileSync('web/features/campaigns/locations/europe.json', 'utf8'));
const norway = {
  path: ringsOf(countries.find(({ code }) => code === 'NO').path)
    .filter((ring) => areaOf(ring) >= leastIslandKm2)
    .map((ring) => pathOf(simplify(ring, toleranceKm)))
    .join(''),
  towns: towns.NO.split(';')
    .filter((town) => !town.includes('weather'))
    .slice(0, mostTowns)
    .join(';'),
};
writeFileSync('web/features/front-page/try/norway.json', `${JSON.stringify(norway, null, 2)}\n`);

/** The points of each ring of a path that `pathOf` wrote. */
function ringsOf(path) {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = ring.match(/-?\d+/g).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, place) => {
        x += numbers[place * 2];
        y += numbers[place * 2 + 1];
        return [x, y];
      });
    });
}
