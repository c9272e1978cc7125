interface Rule {
  selectors: string[];
  body: string;
}

/** A style that is longer says nothing more of a page. */
const mostLetters = 300_000;
const mostRules = 3_000;

/** The rules of a style that hold on any screen: without `@media` and its like, blocks and all. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let from = 0;
  let head = '';
  const text = withoutComments(css.slice(0, mostLetters));
  for (let at = 0; at < text.length && rules.length < mostRules; at += 1) {
    const letter = text[at];
    if (letter === '{') {
      if (depth === 0) head = text.slice(from, at).trim();
      depth += 1;
      if (depth === 1) from = at + 1;
    } else if (letter === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      if (!head.startsWith('@'))
        rules.push({ selectors: head.slice(0, 1_000).split(','), body: text.slice(from, at) });
      from = at + 1;
    } else if (letter === ';' && depth === 0) from = at + 1;
  }
  return rules;
}

function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  return [first, ...others.map((part) => part.split('*/').slice(1).join('*/'))].join('');
}
