const mostDepth = 500;
const mostTags = 30_000;
/** A parser compares each attribute with all before it in its tag. */
const mostCompared = 4_000_000;
/** Times its own length: what looks like a tag in a script may seem to go on for long. */
const mostLookedAt = 10;
/** Elements that hold nothing, and those that others end without being told. */
const unclosed =
  /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|optgroup|colgroup|body|html|head)$/;

/**
 * As much of a page as a reader takes in, or nothing of one that is nested deeper than any browser follows: a parser
 * climbs all of it with every element, and whoever makes such a page wants to choke it.
 */
export function withinReason(html: string): string | undefined {
  let depth = 0;
  let tags = 0;
  let compared = 0;
  let lookedAt = 0;
  for (const { index, 0: begun, 1: slash, 2: name = '' } of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    const { count, length } = attributesAt(html, index + begun.length);
    tags += 1;
    compared += count ** 2 / 2;
    lookedAt += length;
    if (tags > mostTags || compared > mostCompared || lookedAt > mostLookedAt * html.length)
      return html.slice(0, index);
    if (unclosed.test(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > mostDepth) return undefined;
  }
  return html;
}

/** As a parser takes them, whatever is between: https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state */
function attributesAt(html: string, start: number): { count: number; length: number } {
  const attribute = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?/y;
  attribute.lastIndex = start;
  let count = 0;
  let end = start;
  while (attribute.test(html)) {
    count += 1;
    end = attribute.lastIndex;
  }
  return { count, length: end - start };
}
