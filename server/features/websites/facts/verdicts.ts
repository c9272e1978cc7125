import { type CheerioAPI, load } from 'cheerio';
import { readLines } from './lines.ts';
import { takeHiddenAway } from './take-hidden-away.ts';

/** Whether a page is there to sign in on, and says nothing else. */
export function isLoginPage(html: string): boolean {
  const $ = load(html);
  const isAsked = $('input[type="password" i]').length > 0 && $('a[href]').length < 40;
  return isAsked && lettersOn($) < 800;
}

/** Whether all of a page is made by its scripts, so that whoever runs none sees nothing. */
export function isScriptOnly(html: string): boolean {
  const $ = load(html);
  return $('script[src], script[type="module"]').length > 0 && lettersOn($) < 120;
}

function lettersOn($: CheerioAPI): number {
  takeHiddenAway($);
  return readLines($).reduce((sum, { text }) => sum + text.length, 0);
}

const shut = [
  /\b(stengt|lukket|nedlagt) for godt(?! vær)(?!\p{L})|\bpermanent (stengt|nedlagt|lukket)\b/iu,
  /\b(vi|butikken|salongen|bedriften|firmaet|verkstedet|klinikken|restauranten|kafeen|selskapet|nettbutikken)\b.{0,40}\b(er (nå )?(nedlagt|lagt ned|avviklet|opphørt)|har (nå |dessverre )*(lagt ned( (driften|virksomheten|butikken|salongen|kafeen|firmaet))?[.!]?$|lukket dørene|stengt dørene|avviklet|opphørt|sluttet))\b/i,
  /\btakk for (alle )?(år|årene|tiden|denne tiden)\b.{0,80}\b(stengt|nedlagt|avvikle|lagt ned)/i,
  /\b(permanently|now|forever) closed\b|\bclosed (permanently|for good|forever)\b/i,
  /\b(we|shop|store|salon|business|company|restaurant|café|cafe)\b.{0,40}\b(have|has) (now )?(closed (its|our|the) doors|ceased trading|shut down|gone out of business)\b/i,
  /\bno longer (trading|in business)\b/i,
];

/** Whether a firm says that it has closed for good, in the lines of its front page. */
export function isClosed(lines: string[]): boolean {
  return lines.some((line) => line.length <= 300 && shut.some((words) => words.test(line)));
}
