import type { FoundFacts } from '#contract/websites/reading.ts';
import { addressOn } from './address-on.ts';
import { isMeantForMachines } from './meant-for-machines.ts';
import { metaOf, openPage, type OpenedPage, type Page } from './opened-page.ts';
import { clean } from './things.ts';

type FoundPicture = FoundFacts['pictures'][number];
export type NamedPicture = Omit<FoundPicture, 'width' | 'height'>;

const mostLooked = 24;
const mostOfPage = 100;
const most = 12;
/** Ads are shown 1080 wide, and nothing is cut from less than 600. */
const leastLong = 1080;
const leastShort = 600;
const mostRatio = 3;

/** Pictures that may be of use, not looked at yet: what the page shows of itself elsewhere, then what its text shows. */
export function findPictures(pages: Page[]): NamedPicture[] {
  const opened = pages.map(openPage);
  const all = [...opened.flatMap(sharedBy), ...opened.flatMap(shownOn)];
  const known = new Set<string>();
  const isNew = ({ url }: NamedPicture) => !known.has(url) && Boolean(known.add(url));
  return all.filter(isNew).slice(0, mostLooked);
}

/** Of pictures that were looked at, those that are large enough for an ad. */
export function largeEnough(pictures: FoundPicture[]): FoundPicture[] {
  return pictures
    .filter(({ width, height }) => {
      const [short, long] = [Math.min(width, height), Math.max(width, height)];
      return short >= leastShort && long >= leastLong && long / short <= mostRatio;
    })
    .slice(0, most);
}

function sharedBy(page: OpenedPage): NamedPicture[] {
  const url = addressOn(page, metaOf(page, 'og:image') ?? metaOf(page, 'og:image:url'));
  return url && !isDrawing(url)
    ? [{ url, alt: spoken(metaOf(page, 'og:image:alt')), pageUrl: page.url }]
    : [];
}

function shownOn(page: OpenedPage): NamedPicture[] {
  const { $ } = page;
  const beside = [
    'nav img',
    'footer img',
    ...['logo', 'icon', 'avatar', 'partner'].flatMap((word) => [
      `[class*="${word}" i] img`,
      `img[class*="${word}" i]`,
    ]),
  ];
  return $('img')
    .not(beside.join())
    .slice(0, mostOfPage)
    .toArray()
    .flatMap((image) => {
      const of = $(image);
      // Who leaves a picture without words in a page that has them says that it is decoration.
      const isDecoration = of.attr('alt') !== undefined && !clean(of.attr('alt')!);
      const isSmall = ['width', 'height'].some((side) => Number(of.attr(side) ?? leastShort) < 200);
      const source =
        largestOf(of.attr('srcset') ?? of.attr('data-srcset') ?? '') ?? of.attr('data-src') ?? of.attr('src');
      const url = addressOn(page, source);
      const isUsable = url && !isDecoration && !isSmall && !isDrawing(url) && !/logo/i.test(url);
      return isUsable ? [{ url, alt: spoken(of.attr('alt')), pageUrl: page.url }] : [];
    });
}

function spoken(alt = ''): string {
  const text = clean(alt);
  return isMeantForMachines(text) ? '' : text.slice(0, 300);
}

/** Of `a.jpg 400w, b.jpg 1200w` the second. */
function largestOf(srcset: string): string | undefined {
  const sources = srcset.split(/,\s+/).map((source) => source.trim().split(/\s+/));
  const [largest] = sources
    .filter(([url]) => url)
    .toSorted(([, a = ''], [, b = '']) => Number.parseFloat(b || '1') - Number.parseFloat(a || '1'));
  return largest?.[0];
}

const isDrawing = (url: string) => /\.(svg|gif|ico)(\?|$)/i.test(url);
