import type { Page } from '@playwright/test';

const currencyCodes = ['NOK', 'SEK', 'DKK', 'EUR', 'GBP', 'USD', 'CHF', 'ISK', 'PLN'];

/** Two letters without a mark beside each other: those are of no text of the make-believe language. */
const untouched = /[A-Za-z]{2,}/;

/** What the machine itself writes for this language: months, days, currencies, countries, and lists. */
function wordsOfMachine(locale: string): string[] {
  const moments = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1));
  const styles = (['long', 'short'] as const).flatMap((style) => [
    new Intl.DateTimeFormat(locale, { month: style }),
    new Intl.DateTimeFormat(locale, { weekday: style }),
  ]);
  const dates = styles.flatMap((format) => moments.map((moment) => format.format(moment)));
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const joins = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(locale, { type }).formatToParts(['', '']).map(({ value }) => value.trim()),
  );
  const money = ['NOK', 'EUR', 'USD'].flatMap((currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1),
  );
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const since = (['second', 'minute', 'hour', 'day'] as const).flatMap((unit) =>
    [0, -1, -2].flatMap((count) => ago.formatToParts(count, unit).map(({ value }) => value.trim())),
  );
  return [
    ...dates,
    ...since,
    ...money.flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ...joins,
    ...currencyCodes.flatMap((code) => [code, currencies.of(code) ?? '']),
    countries.of('NO') ?? '',
  ];
}

/** What Meta’s support asks for, ad accounts, addresses and functions of the API: those are of no language. */
const ofNoLanguage =
  /\b[a-z]+(?:-[a-z]+){2,}\b|\bA(?=[\w-]*[A-Z\d])[\w-]{11}(?![\w-])|\bact_\d+|https?:\/\/\S*|[\w.+-]+@[\w.-]+\.\w+/g;

/** What a text says in letters without a mark, once everything known was taken out of it. */
export function untouchedIn(text: string, known: readonly string[]): string | undefined {
  let rest = text.replaceAll(ofNoLanguage, ' ');
  for (const words of known) rest = rest.replaceAll(words, ' ');
  return untouched.test(rest) ? text.trim() : undefined;
}

/** Longest first, so that no name is cut by a shorter one. */
export function knownWords(...words: (string | null | undefined)[]): string[] {
  const all = [...words, ...wordsOfMachine('nb')].filter((each) => each !== null && each !== undefined);
  return [...new Set(all.map(loosely))]
    .filter((each) => each.trim() !== '')
    .sort((one, other) => other.length - one.length);
}

/** Everything a page says, to eyes or to a screen reader. */
export async function textsOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const named = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      named.flatMap((name) => element.getAttribute(name) ?? []),
    );
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const inside = node.parentElement;
      if (inside && !inside.closest('script, style, noscript, textarea')) texts.push(node.textContent ?? '');
    }
    return [document.title, ...attributes, ...texts];
  });
  return [...new Set(said.map(loosely))];
}

/** What a page keeps on one line was not written so. */
function loosely(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}
