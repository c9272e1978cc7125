import type { Link } from './links.ts';

/** Whole words, of which the letters are those of `wordsOf`. */
const oneOf = (...words: string[]) => new RegExp(`(^|-)(${words.join('|')})(-|$)`);

/** What a page may be about, the most telling first, by words in its address or in what leads to it. */
const subjects = [
  oneOf('tilbud[^-]*|kampanjer?|rabatt[^-]*|salg|offers?|deals?|sale|specials?|promo[^-]*'),
  oneOf('pris(er|ene|en|liste[^-]*)?|takster?|meny(er|en)?|menus?|pric(e|es|ing)|rates|fees'),
  oneOf('tjenest[^-]*|behandling[^-]*|services?|treatments?|hva-vi-gj[^-]*|vi-tilbyr|what-we-do'),
  oneOf('kontakt[^-]*|finn-oss|contact[^-]*|find-us|visit-us'),
  oneOf('om-oss|hvem-er-vi|vår-historie|about|about-(us|me)|our-story|who-we-are|(?<=^)om(-.+)?'),
  oneOf('[åa]+pningstid[^-]*|opening-(hours|times)|hours'),
  oneOf('produkt[^-]*|products?|kurs|courses|classes|pakker|packages|medlemskap|memberships?'),
];
const leftAlone = oneOf(
  'personvern[^-]*|privacy|cookies?|informasjonskapsler|vilk[åa]r|terms|betingelser',
  'login|logg-inn|logginn|sign-?in|register|min-side|mine-sider|my-?account|account',
  'cart|handlekurv|checkout|kasse|basket|wp-admin|wp-login|feed|search|s[øo]k',
  'blogg?|nyhet[^-]*|news|aktuelt|arkiv|archive|tag|author|jobs?|ledige-stillinger|karriere|careers?',
);
const otherFile =
  /\.(pdf|jpe?g|png|gif|webp|avif|svg|ico|mp[34]|mov|zip|docx?|xlsx?|pptx?|ics|vcf|xml|json|css|js|txt)$/i;

/**
 * The pages that matter beside the front page: one of each subject, then the second of each. Of one subject the
 * shortest address comes first, then the order in which the website names them.
 */
export function choosePages(front: string, links: Link[], most: number): string[] {
  const home = new URL(front);
  const bySubject = subjects.map((): string[] => []);
  const known = new Set([keyOf(home)]);
  for (const { url: address, text } of links) {
    const url = new URL(address);
    if (!isSameSite(url, home) || known.has(keyOf(url)) || isOtherLanguage(url, home)) continue;
    if (otherFile.test(url.pathname)) continue;
    const words = [wordsOf(pathOf(url)), wordsOf(text)];
    const subject = subjects.findIndex((about) => words.some((each) => about.test(each)));
    if (subject === -1 || words.some((each) => leftAlone.test(each))) continue;
    known.add(keyOf(url));
    url.hash = '';
    bySubject[subject]!.push(url.href);
  }
  const depth = (address: string) => new URL(address).pathname.split('/').filter(Boolean).length;
  const ranked = bySubject.map((urls) => urls.toSorted((a, b) => depth(a) - depth(b)));
  const rounds = Math.max(...ranked.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => ranked.flatMap((urls) => urls[round] ?? []))
    .flat()
    .slice(0, most);
}

/** With and without www is the same; a part of a site with a name of its own may be somebody else's. */
export function isSameSite(url: URL, home: URL): boolean {
  return nameOf(url) === nameOf(home);
}

const nameOf = ({ host }: URL) => host.replace(/^www\./, '');

/** Two addresses of one page have one key. */
export function keyOf(url: URL): string {
  const path = url.pathname.replace(/\/(index|default)\.\w+$/, '/').replace(/\/+$/, '');
  const query = [...url.searchParams].filter(([name]) => !/^(utm_|fbclid|gclid)/.test(name));
  return `${nameOf(url)}${path}?${new URLSearchParams(query).toString()}`;
}

/** A page that is there once more in another language would tell everything twice. */
function isOtherLanguage(url: URL, home: URL): boolean {
  const languageOf = ({ pathname }: URL) =>
    /^\/(nb|no|nn|en|sv|se|da|dk|de|fr|es|pl|fi|nl)(-[a-z]{2})?(\/|$)/i.exec(pathname)?.[1] ?? '';
  const language = languageOf(url);
  return language !== '' && language !== languageOf(home);
}

function pathOf({ pathname, search }: URL): string {
  try {
    return decodeURIComponent(pathname + search);
  } catch {
    return pathname;
  }
}

/** Small letters, with a line between words, as in an address. */
function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join('-');
}
