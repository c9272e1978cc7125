import type { CheerioAPI } from 'cheerio';
import type { Element } from './lines.ts';
import { bareName, clean, type Thing, type Value } from './things.ts';

/** The things that are marked in a page as microdata: https://html.spec.whatwg.org/multipage/microdata.html */
export function readMicrodata($: CheerioAPI): Thing[] {
  const things = new Map<unknown, Thing>();
  const all = $('[itemscope]').slice(0, 500).toArray();
  for (const element of all)
    things.set(element, {
      types: ($(element).attr('itemtype') ?? '').split(/\s+/).filter(Boolean).map(bareName),
      properties: new Map(),
    });
  for (const element of $('[itemprop]').slice(0, 2_000).toArray()) {
    const owner = things.get($(element).parent().closest('[itemscope]').get(0));
    if (!owner) continue;
    const value: Value = things.get(element) ?? valueOf($, element);
    if (value === '') continue;
    for (const name of ($(element).attr('itemprop') ?? '').split(/\s+/).filter(Boolean).map(bareName))
      owner.properties.set(name, [...(owner.properties.get(name) ?? []), value]);
  }
  return all.filter((element) => !$(element).is('[itemprop]')).map((element) => things.get(element)!);
}

function valueOf($: CheerioAPI, element: Element): string {
  const of = $(element);
  for (const name of ['content', 'datetime'])
    if (of.attr(name) !== undefined) return clean(of.attr(name) ?? '');
  if (of.is('a, link, area')) return of.attr('href') ?? '';
  return of.is('img') ? (of.attr('src') ?? '') : clean(of.text());
}
