import type { CheerioAPI } from 'cheerio';
import { rulesOf } from './css-rules.ts';
import { isHiding } from './is-hiding.ts';

/** What is in a page and not to be seen on it, by itself or by custom; and what asks for leave to count visitors. */
const never = [
  'script, style, noscript, template, iframe, object, svg, select, textarea, datalist',
  '[hidden], [aria-hidden="true"], dialog:not([open])',
  '.sr-only, .visually-hidden, .visuallyhidden, .screen-reader-text, .screen-reader',
  '[id^="cookie" i], [class*="cookie-banner" i], [class*="cookieconsent" i], [class*="cookie-consent" i], [id*="consent" i]',
];
const mostSelectors = 50;
/** To look up and down a larger page for each selector takes too long. */
const mostElements = 5_000;

/** Takes away what a visitor does not see, so that nothing is read that only machines are told. */
export function takeHiddenAway($: CheerioAPI): void {
  const styles = $('style')
    .toArray()
    .map((style) => $(style).text());
  const hidden = rulesOf(styles.join('\n'))
    // What only waits to be shown comes into sight.
    .filter(({ body }) => isHiding(body.replaceAll(/opacity\s*:[^;]*/g, '')))
    .flatMap(({ selectors }) => selectors.map((selector) => selector.trim()));
  const kept = 'html, head, body, main, meta, link';
  $(never.join()).not(kept).remove();
  $('[style]')
    .filter((_, element) => isHiding($(element).attr('style') ?? ''))
    .not(kept)
    .remove();
  const simple = $('*').length > mostElements ? /^[\w.#-]+$/ : /^[\w.#-]+([ >]+[\w.#-]+)?$/;
  for (const selector of hidden.filter((each) => simple.test(each)).slice(0, mostSelectors))
    try {
      $(selector).not(kept).remove();
    } catch {
      // No selector that can be followed.
    }
}
