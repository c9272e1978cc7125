import type { CheerioAPI } from 'cheerio';

/** What is in a page and not to be seen on it, by itself or by custom. */
const never =
  'script, style, noscript, template, iframe, object, svg, select, textarea, datalist, [hidden], [aria-hidden="true"], dialog:not([open]), .sr-only, .visually-hidden, .visuallyhidden, .screen-reader-text, .screen-reader, [id^="cookie" i], [class*="cookie-banner" i], [class*="cookieconsent" i], [class*="cookie-consent" i], [id*="consent" i]';

/** Takes away what a visitor does not see, so that nothing is read that only machines are told. */
export function takeHiddenAway($: CheerioAPI): void {
  const rules = $('style')
    .toArray()
    .map((style) => $(style).text());
  const hidden = rules.flatMap(hidingSelectors).slice(0, 200);
  $(never).not('html, body').remove();
  $('[style]')
    .filter((_, element) => isHiding($(element).attr('style') ?? ''))
    .not('html, body')
    .remove();
  for (const selector of hidden)
    try {
      $(selector).not('html, head, body, main, meta, link').remove();
    } catch {
      // No selector that can be followed.
    }
}

/** Of the rules that hold on any screen, those that hide; not what only waits to be shown. */
function hidingSelectors(css: string): string[] {
  const plain = withoutConditions(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
  return [...plain.matchAll(/([^{}]{1,500})\{([^{}]*)\}/g)]
    .filter(([, , rules = '']) => isHiding(rules.replaceAll(/opacity\s*:[^;]*/g, '')))
    .flatMap(([, selectors = '']) => selectors.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => /^[\w.#\-[\]="'>+~ *]+$/.test(selector));
}

/** Without `@media` and its like, blocks and all. */
function withoutConditions(css: string): string {
  let depth = 0;
  let from: number | undefined;
  let kept = '';
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at];
    if (letter === '@' && depth === 0 && from === undefined) from = at;
    if (from === undefined) kept += letter;
    if (letter === '{') depth += 1;
    else if (letter === '}') depth = Math.max(0, depth - 1);
    const isOver = depth === 0 && (letter === '}' || letter === ';');
    if (from !== undefined && isOver) from = undefined;
  }
  return kept;
}

/** Whether a style makes that nothing is seen. */
export function isHiding(style: string): boolean {
  const rules = style.toLowerCase().replaceAll(/\s+|!important/g, '');
  return (
    /(^|;)(display:none|visibility:(hidden|collapse)|opacity:0?\.?0*(;|$)|font-size:(0?\.0\d*|0|[01](\.\d+)?px)(px|pt|em|rem|%|vw)?(;|$))/.test(
      rules,
    ) ||
    (/(^|;)color:transparent/.test(rules) && !rules.includes('clip:text')) ||
    /(^|;)(left|right|top|bottom|text-indent|margin(-\w+)?):-(\d{4,}|\d{3,}(vw|vh|r?em))/.test(rules) ||
    /clip:rect\((0|1px)|clip-path:inset\((50|100)%|transform:[^;]*(scale\(0\)|translate[xy]?\(-\d{4,})/.test(
      rules,
    ) ||
    (/(^|;)(max-)?(height|width):[01](px)?(;|$)/.test(rules) &&
      /overflow(-[xy])?:(hidden|clip)/.test(rules)) ||
    isInkOnInk(rules)
  );
}

function isInkOnInk(rules: string): boolean {
  const ink = /(^|;)color:([^;]+)/.exec(rules)?.[2];
  const paper = /(^|;)background(-color)?:([^;]+)/.exec(rules)?.[3];
  return ink !== undefined && ink === paper;
}
