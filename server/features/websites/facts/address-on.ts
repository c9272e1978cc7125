import type { OpenedPage } from './opened-page.ts';

/** The whole address of what a page refers to; nothing for what stands in the page itself. */
export function addressOn({ $, url }: OpenedPage, reference: string | undefined): string | undefined {
  if (!reference?.trim()) return undefined;
  const base = URL.parse($('base[href]').attr('href') ?? '', url) ?? url;
  const found = URL.parse(reference.trim(), base);
  return found && /^https?:$/.test(found.protocol) && found.href.length <= 2000 ? found.href : undefined;
}
