/** Norwegian places where one is "på" and not "i": most islands, and some towns inland. */
const islandsAndUplands =
  /(øy|øya|øyene)$|^(hamar|gjøvik|lillehammer|kongsberg|elverum|voss|røros|otta|fagernes|notodden|rjukan|stord|sotra|frøya|hitra|smøla|svalbard|vinstra|tynset|raufoss|geilo|gol|ål|kongsvinger|nesodden|tjøme|sørlandet|vestlandet|østlandet|jæren|toten)$/i;

/** At most two places, as a sentence would name them. */
export function namePlaces(locations: string[], isNorwegian: boolean): { place?: string; inPlace?: string } {
  const places = locations
    // "Bergen, Vestland, Norway" is Bergen to those who live there.
    .map((location) => location.split(/[,(]/)[0]?.trim() ?? '')
    .filter((place, position, all) => place && all.indexOf(place) === position)
    .slice(0, 2);
  if (places.length === 0) return {};
  if (!isNorwegian) return { place: places.join(' and '), inPlace: `in ${places.join(' and ')}` };
  const within = places.map((place) => `${islandsAndUplands.test(place) ? 'på' : 'i'} ${place}`);
  const [first = '', second = ''] = within;
  const sharesWord = first.split(' ')[0] === second.split(' ')[0];
  const inPlace = within.length < 2 ? first : `${first} og ${sharesWord ? (places[1] ?? '') : second}`;
  return { place: places.join(' og '), inPlace };
}
