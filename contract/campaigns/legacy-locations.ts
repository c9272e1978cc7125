import { type Location, radiusLimitsKm } from './locations.ts';

/** Marks a place that is known by its name only: it has to be chosen again before anything is published. */
const byNameOnly = 'name:';

/**
 * Reads places kept as comma-separated text, each perhaps with a radius: `Bergen (30km), Oslo`. Each becomes a city in
 * Norway; without a radius it has 25 km around it.
 */
export function readLegacyLocations(text: string): Location[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = part, km] = /^(.*?)\s*\((\d+)\s*km\)$/i.exec(part) ?? [];
      const wished = km === undefined ? radiusLimitsKm.default : Number(km);
      return {
        type: 'city',
        key: `${byNameOnly}${name}`.slice(0, 50),
        name: name.slice(0, 200),
        region: null,
        countryCode: 'NO',
        countryName: 'Norway',
        radiusKm: Math.min(radiusLimitsKm.most, Math.max(radiusLimitsKm.least, wished)),
      };
    });
}

/** True for a place Meta does not know yet. */
export function isByNameOnly({ key }: Pick<Location, 'key'>): boolean {
  return key.startsWith(byNameOnly);
}
