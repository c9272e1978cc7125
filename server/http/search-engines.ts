/** What search engines should not read: everything that needs a session, and what speaks to programs. */
const closed = [
  '/api/',
  '/rpc/',
  '/auth',
  '/dashboard',
  '/meta-ads',
  '/campaign/',
  '/campaigns/',
  '/drafts',
  '/profile',
  '/dev/',
  '/deletion/',
  '/media/',
  '/avatars/',
  '/facebook/',
];

/** What `robots.txt` says. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Every public page in every language, each with its counterparts. */
export function sitemap(publicUrl: string, paths: string[]): string {
  const address = (path: string) => `${publicUrl}${path}`;
  const english = paths.filter((path) => !isNorwegian(path));
  const entries = english.flatMap((path) => {
    const norwegian = path === '/' ? '/nb' : `/nb${path}`;
    const others = [
      ['en', path],
      ['nb', norwegian],
      ['x-default', path],
    ].map(
      ([language, place]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(place!)}"/>`,
    );
    return [path, norwegian].map((place) => `<url><loc>${address(place)}</loc>${others.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function isNorwegian(path: string): boolean {
  return /^\/nb(\/|$)/.test(path);
}
