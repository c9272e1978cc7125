import { openPage, type OpenedPage } from '#server/features/websites/facts/opened-page.ts';

interface Around {
  url?: string;
  lang?: string;
  head?: string;
}

/** A page of somebody's website. */
export function webPage(
  body: string,
  { url = 'https://firm.no/', lang = 'nb', head = '' }: Around = {},
): OpenedPage {
  return openPage({
    url,
    html: `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`,
  });
}

export const jsonLd = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
