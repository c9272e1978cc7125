const words = (text: string) => text.trim().split(/\s+/);

const europeanUnion = words(`
  AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK`);

export interface CountryGroup {
  key: string;
  name: string;
  /** Empty for the whole world. */
  countries: string[];
}

export const countryGroupPlaces: CountryGroup[] = [
  { key: 'worldwide', name: 'Worldwide', countries: [] },
  {
    key: 'europe',
    name: 'Europe',
    countries: [...europeanUnion, ...words('AD AL BA BY CH FO GB GI IS LI MC MD ME MK NO RS SM TR UA VA')],
  },
  { key: 'eea', name: 'European Economic Area', countries: [...europeanUnion, 'IS', 'LI', 'NO'] },
  {
    key: 'euro_area',
    name: 'Euro area',
    countries: words('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'),
  },
  { key: 'north_america', name: 'North America', countries: words('CA MX US') },
  { key: 'south_america', name: 'South America', countries: words('AR BO BR CL CO EC GF GY PE PY SR UY VE') },
  {
    key: 'asia',
    name: 'Asia',
    countries: words('BD CN HK ID IN JP KH KR LA LK MM MN MY NP PH PK SG TH TW VN'),
  },
  {
    key: 'africa',
    name: 'Africa',
    countries: words('CI CM DZ EG ET GH KE MA MG MZ NA NG RW SN TN TZ UG ZA ZM ZW'),
  },
  { key: 'oceania', name: 'Oceania', countries: words('AU FJ NC NZ PF PG WS') },
];

export function findCountryGroup(key: string): CountryGroup | undefined {
  return countryGroupPlaces.find((group) => group.key === key);
}
