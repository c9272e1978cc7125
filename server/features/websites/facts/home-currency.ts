import { addressesOf, firmsOf } from './firms.ts';
import type { OpenedPage } from './opened-page.ts';
import { textOf } from './things.ts';

const byCountry: Record<string, string> = {
  no: 'NOK',
  se: 'SEK',
  dk: 'DKK',
  is: 'ISK',
  uk: 'GBP',
  gb: 'GBP',
  us: 'USD',
  ca: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  ch: 'CHF',
  pl: 'PLN',
  ie: 'EUR',
  de: 'EUR',
  fi: 'EUR',
  fr: 'EUR',
  es: 'EUR',
  it: 'EUR',
  nl: 'EUR',
  at: 'EUR',
  be: 'EUR',
  eu: 'EUR',
};

/** The money of the country a website is in, as its address or its language tells. */
export function homeCurrency([front]: OpenedPage[]): string | undefined {
  if (!front) return undefined;
  const ending = new URL(front.url).hostname.split('.').at(-1) ?? '';
  const country =
    firmsOf(front)
      .flatMap(addressesOf)
      .map((address) => textOf(address, 'addressCountry'))[0] ?? '';
  const [language = '', region = ''] = (front.$('html').attr('lang') ?? '').toLowerCase().split(/[-_]/);
  const byLanguage = /^(nb|nn|no)$/.test(language) ? 'NOK' : undefined;
  return byCountry[ending] ?? byCountry[countryCode(country)] ?? byCountry[region] ?? byLanguage;
}

function countryCode(country: string): string {
  if (/^(norge|norway|noreg)$/i.test(country)) return 'no';
  if (/^(united kingdom|england|scotland|wales)$/i.test(country)) return 'uk';
  return country.toLowerCase();
}
