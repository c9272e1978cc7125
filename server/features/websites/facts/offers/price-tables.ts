import type { FoundOffer } from '#contract/websites/reading.ts';
import type { Element } from '../lines.ts';
import { isSoldOut } from './ended.ts';
import { isMeantForMachines } from '../meant-for-machines.ts';
import { type Money, readAmount, readMoney } from './money.ts';
import { isNameOfThing } from './offer-name.ts';
import type { OpenedPage } from '../opened-page.ts';
import { isOfPrice, readPrice } from './price.ts';
import { headsOther } from './price-words.ts';
import { clean } from '../things.ts';
import { sourceOf } from '../told.ts';

const headsPrice = /pris|price|cost|kr\b|nok|beløp|£|€|\$|nå|now|tilbud|sale|kampanje|før|was|ord/i;

const mostTables = 60;
const mostRows = 200;

/** What stands in tables of names and prices. A column that is headed as prices needs no sign of its own. */
export function offersInTables(page: OpenedPage, home: string | undefined): FoundOffer[] {
  const { $, url } = page;
  return $('table')
    .not(':has(table)')
    .slice(0, mostTables)
    .toArray()
    .filter((table) => !headsOther.test(headingOf(page, table)))
    .flatMap((table) => {
      const rows = $(table)
        .find('tr')
        .slice(0, mostRows)
        .toArray()
        .map((row) =>
          $(row)
            .children('td, th')
            .toArray()
            .map((cell) => linesIn(page, cell)),
        );
      const [first = []] = rows;
      const heads = first.some((cell) => /\d/.test(cell.join())) ? [] : first.map((cell) => cell.join(' '));
      return rows.slice(heads.length > 0 ? 1 : 0).flatMap((cells) => {
        const [[name = '', ...about] = [], ...others] = cells;
        const texts = others.map((cell) => cell.join(' '));
        const money = texts
          .flatMap((cell, place) => moneyIn(cell, heads[place + 1] ?? '', home))
          .filter(isOfPrice);
        const words = [name, ...texts].join(' ');
        if (money.length === 0 || !isNameOfThing(name) || isMeantForMachines(words) || isSoldOut(words))
          return [];
        const price = readPrice(money, home);
        const isMoreSaid = (cell: string) => price.priceMinor === null || /\p{L}{4}/u.test(cell);
        const description = [...about, ...texts.filter(isMoreSaid)].join(' ').slice(0, 2000);
        return [{ name, description, ...price, source: sourceOf(words, url) }];
      });
    });
}

/** A cell may tell more below the name. */
function linesIn({ $ }: OpenedPage, cell: Element): string[] {
  const copy = $(cell).clone();
  copy.find('br, p, div, small, li').before('\n');
  return copy.text().split('\n').map(clean).filter(Boolean);
}

function headingOf({ $ }: OpenedPage, table: Element): string {
  const caption = $(table).find('caption').text();
  return caption || $(table).prevAll('h1, h2, h3, h4').first().text();
}

/** The heading of a column stands before every amount in it. */
function moneyIn(cell: string, head: string, home: string | undefined): Money[] {
  const found = readMoney(cell, home).map((money) => ({ ...money, before: `${head} ${money.before}` }));
  if (found.length > 0 || !headsPrice.test(head)) return found;
  const [, before = '', amount] = /^(\D{0,20}?)(\d[\d .,'’]*)$/.exec(cell) ?? [];
  if (!amount) return [];
  const sign = /£|€|\$|NOK|SEK|DKK|EUR|GBP|USD/i.exec(head)?.[0] ?? 'kr';
  const currency = readMoney(`1 ${sign}`, home)[0]?.currency ?? home;
  return [{ amount: readAmount(amount), currency, isStruck: false, before: `${head} ${before}`, behind: '' }];
}
