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
      if (!to || to.href.length > mostLetters || !/^https?:$/.test(to.protocol) || to.username) return [];
      const text = $(element).text().replaceAll(/\s+/g, ' ').trim();
      return [{ url: to.href, text: (text || ($(element).attr('title') ?? '')).slice(0, 100) }];
    });
}

/** Where a page sends its visitors on to by itself: https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh */
export function sentOnTo({ url, html }: { url: string; html: string }): string | undefined {
  if (!/http-equiv\s*=\s*["']?refresh/i.test(html)) return undefined;
  const content = load(html)('meta[http-equiv="refresh" i]').attr('content') ?? '';
  const [, after = '', to] = /^\s*(\d+)[.\d]*\s*[;,]\s*(?:url\s*=)?\s*["']?([^"']+)/i.exec(content) ?? [];
  const next = to ? URL.parse(to.trim(), url) : null;
  return next && Number(after) <= 10 && next.href !== url ? next.href : undefined;
}
