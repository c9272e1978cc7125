import { load } from 'cheerio';

export interface Link {
  url: string;
  text: string;
}

const mostLinks = 500;
const mostLetters = 500;

/** Where a page leads, in its own order. */
export function linksOf({ url, html }: { url: string; html: string }): Link[] {
  const $ = load(html);
  const base = URL.parse($('base[href]').attr('href') ?? '', url)?.href ?? url;
  return $('a[href]')
    .slice(0, mostLinks)
    .toArray()
    .flatMap((element) => {
      const to = URL.parse($(element).attr('href') ?? '', base);
      if (!to || to.href.length > mostLetters || !/^https?:$/.test(to.protocol)) return [];
      const text = $(element).text().replaceAll(/\s+/g, ' ').trim();
      return [{ url: to.href, text: (text || ($(element).attr('title') ?? '')).slice(0, 100) }];
    });
}
