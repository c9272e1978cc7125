const mostDepth = 500;
const mostTags = 30_000;
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
  for (const { index, 1: slash, 2: name = '' } of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    tags += 1;
    if (tags > mostTags) return html.slice(0, index);
    if (unclosed.test(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > mostDepth) return undefined;
  }
  return html;
}
