import type { FoundFacts } from '#contract/websites/reading.ts';
import { addressOn } from './address-on.ts';
import { metaOf, openPage, type OpenedPage, type Page } from './opened-page.ts';
import { clean } from './things.ts';

type FoundPicture = FoundFacts['pictures'][number];
export type NamedPicture = Omit<FoundPicture, 'width' | 'height'>;

const mostLooked = 24;
const most = 12;
/** Meta takes pictures from 600 wide. */
const leastSide = 600;
const mostRatio = 3;

/** Pictures that may be of use, not looked at yet: what the page shows of itself elsewhere, then what its text shows. */
export function findPictures(pages: Page[]): NamedPicture[] {
  const opened = pages.map(openPage);
  const all = [...opened.flatMap(sharedBy), ...opened.flatMap(shownOn)];
  return [...new Map(all.toReversed().map((picture) => [picture.url, picture])).values()]
    .toReversed()
    .slice(0, mostLooked);
}

/** Of pictures that were looked at, those that are large enough for an ad. */
export function largeEnough(pictures: FoundPicture[]): FoundPicture[] {
  return pictures
    .filter(
      ({ width, height }) =>
        Math.min(width, height) >= leastSide &&
        Math.max(width, height) / Math.min(width, height) <= mostRatio,
    )
    .slice(0, most);
}

function sharedBy(page: OpenedPage): NamedPicture[] {
  const url = addressOn(page, metaOf(page, 'og:image') ?? metaOf(page, 'og:image:url'));
  return url && !isDrawing(url)
    ? [{ url, alt: metaOf(page, 'og:image:alt')?.slice(0, 300) ?? '', pageUrl: page.url }]
    : [];
}

function shownOn(page: OpenedPage): NamedPicture[] {
  const { $ } = page;
  return $('img')
    .not(
      'nav img, footer img, [class*="logo" i] img, [class*="logo" i], [class*="icon" i], [class*="avatar" i], [class*="partner" i] img',
    )
    .toArray()
    .flatMap((image) => {
      const of = $(image);
      const alt = clean(of.attr('alt') ?? '').slice(0, 300);
      const isSmall = ['width', 'height'].some((side) => Number(of.attr(side) ?? leastSide) < 200);
      const url = addressOn(
        page,
        largestOf(of.attr('srcset') ?? of.attr('data-srcset') ?? '') ?? of.attr('data-src') ?? of.attr('src'),
      );
      return url && alt && !isSmall && !isDrawing(url) && !/logo/i.test(url + alt)
        ? [{ url, alt, pageUrl: page.url }]
        : [];
    });
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
