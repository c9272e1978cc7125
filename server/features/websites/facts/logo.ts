import { firmsOf } from './firms.ts';
import type { Element } from './lines.ts';
import { metaOf, type OpenedPage } from './opened-page.ts';
import { sourceOf, tell, type Told } from './told.ts';
import { textOf, thingsOf } from './things.ts';
import { addressOn } from './address-on.ts';

/** Where the firm's logo lies: as it is named for machines, else the picture at the top, else what stands in a browser's tab. */
export function findLogo([front]: OpenedPage[]): Told | undefined {
  if (!front) return undefined;
  const named = firmsOf(front).flatMap((firm) => [
    textOf(firm, 'logo'),
    ...thingsOf(firm, 'logo').flatMap((logo) => [textOf(logo, 'url'), textOf(logo, 'contentUrl')]),
  ]);
  const shown = front
    .$('img')
    .toArray()
    .filter((image) => isLogo(front, image))
    .map((image) => srcOf(front, image));
  const icons = ['apple-touch-icon', 'icon', 'shortcut icon'].flatMap((rel) =>
    front
      .$(`link[rel="${rel}" i]`)
      .toArray()
      .map((link) => front.$(link).attr('href')),
  );
  for (const found of [...named, metaOf(front, 'og:logo'), ...shown, ...icons]) {
    const url = addressOn(front, found);
    if (url) return { ...tell(url, { url: front.url, most: 2000 })!, source: sourceOf(found!, front.url) };
  }
  return undefined;
}

/** Of the firm itself, and not of those it works with. */
function isLogo({ $, url }: OpenedPage, image: Element): boolean {
  const of = $(image);
  const around = of.closest('a, [class*="logo" i], [id*="logo" i]');
  const words = [of, around]
    .flatMap((each) => ['class', 'id', 'alt', 'src'].map((name) => each.attr(name) ?? ''))
    .join(' ');
  const isAtTop =
    of.closest('header, [class*="header" i], [id*="header" i], [class*="navbar" i], nav').length > 0;
  const leadsHome =
    URL.parse(of.closest('a').attr('href') ?? '#', url)?.pathname === '/' && of.closest('a').length > 0;
  return /logo/i.test(words) && (isAtTop || leadsHome) && of.closest('main section, footer').length === 0;
}

function srcOf({ $ }: OpenedPage, image: Element): string | undefined {
  return $(image).attr('data-src') ?? $(image).attr('src');
}
