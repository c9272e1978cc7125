/** The rules of a stylesheet that can mean anything to this page: those whose classes it has. */
export function leanStyles(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => unescapeHtml(names).split(/\s+/)),
  );
  return keepFitting(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), classes);
}

/** At-rules that hold other rules; what is in the others belongs to them. */
const groups = /^@(media|supports|layer|container|starting-style)\b/;

function keepFitting(css: string, classes: Set<string>): string {
  let kept = '';
  for (const { prelude, body } of rulesOf(css)) {
    if (body === undefined) kept += `${prelude};`;
    else if (groups.test(prelude)) {
      const inside = keepFitting(body, classes);
      if (inside) kept += `${prelude}{${inside}}`;
    } else if (prelude.startsWith('@')) kept += `${prelude}{${body}}`;
    else {
      const fitting = splitOutside(prelude, ',').filter((selector) => fits(selector, classes));
      if (fitting.length > 0) kept += `${fitting.join(',')}{${body}}`;
    }
  }
  return kept;
}

/** Whether the page has every class that a selector asks for. */
function fits(selector: string, classes: Set<string>): boolean {
  const asked = selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\[\s\S]|[\w-])+)/g);
  return [...asked].every(([, name = '']) => classes.has(name.replaceAll(/\\([\s\S])/g, '$1')));
}

interface Rule {
  prelude: string;
  /** Missing for a statement such as `@layer base;`. */
  body?: string;
}

function* rulesOf(css: string): Generator<Rule> {
  let start = 0;
  while (start < css.length) {
    const end = findOutside(css, start, '{;');
    const prelude = css.slice(start, end).trim();
    if (css[end] === '{') {
      const close = findOutside(css, end + 1, '}');
      yield { prelude, body: css.slice(end + 1, close) };
      start = close + 1;
    } else {
      if (prelude) yield { prelude };
      start = end + 1;
    }
  }
}

function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  while (start <= text.length) {
    const end = findOutside(text, start, separator);
    parts.push(text.slice(start, end));
    start = end + 1;
  }
  return parts;
}

/** Where one of these characters comes next, outside strings, brackets and escapes. */
function findOutside(text: string, from: number, wanted: string): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === '\\') at += 1;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (depth === 0 && wanted.includes(letter)) return at;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
  }
  return text.length;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
