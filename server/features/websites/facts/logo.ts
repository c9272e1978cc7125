import { addressOn } from './address-on.ts';
import { firmsOf } from './firms.ts';
import type { Element } from './lines.ts';
import { metaOf, type OpenedPage } from './opened-page.ts';
import { textOf, thingsOf } from './things.ts';
import { sourceOf, tell, type Told } from './told.ts';

/** Where the firm's logo lies: as it is named for machines, else the picture at the top, else what a phone shows of it. A browser's tab has no room for one. */
export function findLogo([front]: OpenedPage[]): Told | undefined {
  if (!front) return undefined;
  const named = firmsOf(front).flatMap((firm) => [
    textOf(firm, 'logo'),
    ...thingsOf(firm, 'logo').flatMap((logo) => [textOf(logo, 'url'), textOf(logo, 'contentUrl')]),
  ]);
  const { $ } = front;
  const image = logoOf(front);
  const shown = image && ($(image).attr('data-src') ?? $(image).attr('src'));
  const onPhones = $('link[rel="apple-touch-icon" i]').attr('href');
  for (const found of [...named, metaOf(front, 'og:logo'), shown, onPhones]) {
    const url = addressOn(front, found);
    if (url) return { ...tell(url, { url: front.url, most: 2000 })!, source: sourceOf(found!, front.url) };
  }
  return undefined;
}

/** The picture at the top that leads home, or that is called a logo. */
export function logoOf(front: OpenedPage): Element | undefined {
  const images = front.$('img').slice(0, 20).toArray();
  return images.find((image) => isLogo(front, image)) ?? images.find((image) => leadsHome(front, image));
}

/** Of the firm itself, and not of those it works with. */
function isLogo(front: OpenedPage, image: Element): boolean {
  const of = front.$(image);
  const around = of.closest('a, [class*="logo" i], [id*="logo" i]');
  const words = [of, around]
    .flatMap((each) => ['class', 'id', 'alt', 'src'].map((name) => each.attr(name) ?? ''))
    .join(' ');
  const atTop = of.closest('header, [class*="header" i], [id*="header" i], [class*="navbar" i], nav');
  return (
    /logo/i.test(words) &&
    (atTop.length > 0 || leadsHome(front, image)) &&
    of.closest('main section, footer').length === 0
  );
}

function leadsHome({ $, url }: OpenedPage, image: Element): boolean {
  const link = $(image).closest('a[href]');
  const to = URL.parse(link.attr('href') ?? '', url);
  const home = new URL(url);
  return (
    link.length > 0 &&
    to?.host === home.host &&
    (to.pathname === '/' || to.pathname === home.pathname) &&
    !to.hash
  );
}
