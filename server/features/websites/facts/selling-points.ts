import type { FoundFacts } from '#contract/websites/reading.ts';
import type { Element } from './lines.ts';
import { isMeantForMachines } from './meant-for-machines.ts';
import type { OpenedPage } from './opened-page.ts';
import { clean } from './things.ts';
import { tell } from './told.ts';

const benefits =
  /\b(hvorfor|fordeler|derfor|dette får du|du får|vi lover|vårt løfte|våre løfter|trygghet|why|benefits|advantages|reasons|our promise|what you get|you get|good reasons|gode grunner)\b|\bvelge? oss\b|\bchoose us\b/i;
const most = 5;

/** What speaks for the firm, only where it lists it as that. */
export function findSellingPoints(pages: OpenedPage[]): FoundFacts['sellingPoints'] {
  const points = pages.flatMap(({ $, url }) =>
    $('ul, ol')
      .not('nav ul, nav ol, header ul, footer ul')
      .toArray()
      .flatMap((list) => {
        const items = $(list)
          .children('li')
          .toArray()
          .map((item) => clean($(item).text()));
        const isMarked = items.every((item) => /^[✓✔☑✅]/u.test(item));
        if (items.length < 2 || !(isMarked || isHeadedByBenefits($, list))) return [];
        if (!items.every((item) => item.length <= 200)) return [];
        return items.flatMap((item) => toPoint(item, url) ?? []);
      }),
  );
  return [...new Map(points.map((point) => [point.value.toLowerCase(), point])).values()].slice(0, most);
}

function isHeadedByBenefits($: OpenedPage['$'], list: Element): boolean {
  const before = $(list).prevAll().slice(0, 2);
  return before
    .filter('h1, h2, h3, h4, h5, p, strong')
    .toArray()
    .some((each) => benefits.test(clean($(each).text())));
}

function toPoint(item: string, url: string) {
  const value = item.replace(/^[✓✔☑✅•*\s-]+/u, '').trim();
  const isShort = value.split(' ').length <= 14 && /\p{L}{3}/u.test(value);
  const saysPrice = /\d[\d ]*\s?(kr|,-)|[£€$]\s?\d/i.test(value);
  return isShort && !saysPrice && !isMeantForMachines(value)
    ? tell(value, { words: item, url, most: 200 })
    : undefined;
}
