import type { FoundOffer } from '#contract/websites/reading.ts';
import { type Money, readAmount, readMoney } from './money.ts';
import { isNameOfThing } from './offer-name.ts';
import type { OpenedPage } from './opened-page.ts';
import { isOfPrice, readPrice } from './price.ts';
import { clean } from './things.ts';
import { sourceOf } from './told.ts';

const price = /pris|price|cost|kr\b|nok|beløp|£|€|\$|nå|now|tilbud|sale|kampanje|før|was|ord/i;

/** What stands in tables of names and prices. A column that is headed as prices needs no sign of its own. */
export function offersInTables({ $, url }: OpenedPage, home: string | undefined): FoundOffer[] {
  return $('table')
    .not(':has(table)')
    .toArray()
    .flatMap((table) => {
      const rows = $(table)
        .find('tr')
        .toArray()
        .map((row) =>
          $(row)
            .children('td, th')
            .toArray()
            .map((cell) => clean($(cell).text())),
        );
      const [first = []] = rows;
      const heads = first.some((cell) => /\d/.test(cell)) ? [] : first;
      return rows.slice(heads.length > 0 ? 1 : 0).flatMap((cells) => {
        const [name = '', ...others] = cells;
        const money = others
          .flatMap((cell, place) => moneyIn(cell, heads[place + 1] ?? '', home))
          .filter(isOfPrice);
        if (money.length === 0 || !isNameOfThing(name)) return [];
        const read = readPrice(money, home);
        const description =
          read.priceMinor === null ? others.join(' ') : others.filter((cell) => !/\d/.test(cell)).join(' ');
        return [
          { name, description: description.slice(0, 2000), ...read, source: sourceOf(cells.join(' '), url) },
        ];
      });
    });
}

/** The heading of a column stands before every amount in it. */
function moneyIn(cell: string, head: string, home: string | undefined): Money[] {
  const found = readMoney(cell, home).map((money) => ({ ...money, before: `${head} ${money.before}` }));
  if (found.length > 0 || !price.test(head)) return found;
  const [, before = '', amount] = /^(\D{0,20}?)(\d[\d .,'’]*)$/.exec(cell) ?? [];
  if (!amount) return [];
  const currency =
    readMoney(`1 ${/£|€|\$|NOK|SEK|DKK|EUR|GBP|USD/i.exec(head)?.[0] ?? 'kr'}`, home)[0]?.currency ?? home;
  return [{ amount: readAmount(amount), currency, isStruck: false, before: `${head} ${before}`, behind: '' }];
}
