import { addressesOf, firmsOf } from '../firms.ts';
import type { OpenedPage } from '../opened-page.ts';
import { textOf } from '../things.ts';

const byCountry = new Map(
  'no:NOK se:SEK dk:DKK is:ISK uk:GBP gb:GBP us:USD ca:CAD au:AUD nz:NZD ch:CHF pl:PLN ie:EUR de:EUR fi:EUR fr:EUR es:EUR it:EUR nl:EUR at:EUR be:EUR eu:EUR'
    .split(' ')
    .map((entry) => entry.split(':') as [string, string]),
);
const countries: [string, RegExp][] = [
  ['no', /^(norge|norway|noreg)$/i],
  ['uk', /^(united kingdom|great britain|england|scotland|wales)$/i],
  ['se', /^(sverige|sweden)$/i],
  ['dk', /^(danmark|denmark)$/i],
];
const dialled: [string, RegExp][] = [
  ['no', /\+47[\s\d(]/],
  ['uk', /\+44[\s\d(]/],
  ['se', /\+46[\s\d(]/],
  ['dk', /\+45[\s\d(]/],
];

/** The money of the country a website is in, as its address, its whereabouts or its language tell. */
export function homeCurrency(pages: OpenedPage[], language: string | undefined): string | undefined {
  const [front] = pages;
  if (!front) return undefined;
  const ending = new URL(front.url).hostname.split('.').at(-1) ?? '';
  const told = pages
    .flatMap(firmsOf)
    .flatMap(addressesOf)
    .map((address) => countryOf(textOf(address, 'addressCountry') ?? ''));
  const named = pages.flatMap(({ lines }) =>
    lines.map(({ text }) => countryOf(text.split(/[,\s·•|]+/).at(-1) ?? '')),
  );
  const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
  const numbers = dialled
    .filter(([, number]) => texts.some((text) => number.test(text)))
    .map(([country]) => country);
  const region = (front.$('html').attr('lang') ?? '').toLowerCase().split(/[-_]/)[1];
  const byNumber = numbers.length === 1 ? numbers[0] : undefined;
  const candidates = [
    ending,
    ...told,
    ...named,
    byNumber,
    language === 'Norwegian' ? 'no' : undefined,
    region,
  ];
  return candidates.map((country) => byCountry.get(country ?? '')).find((currency) => currency !== undefined);
}

function countryOf(name: string): string | undefined {
  const code = name.toLowerCase();
  return (
    countries.find(([, pattern]) => pattern.test(name))?.[0] ??
    (/^[a-z]{2}$/.test(code) && name === name.toUpperCase() ? code : undefined)
  );
}
