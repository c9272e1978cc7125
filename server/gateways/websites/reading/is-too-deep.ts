const mostDepth = 500;
/** Elements that hold nothing, and those that others end without being told. */
const unclosed =
  /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|optgroup|colgroup|body|html|head)$/;

/** Nobody nests a page so deep but to choke whoever reads it: a parser climbs all of it with every element. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (unclosed.test(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > mostDepth) return true;
  }
  return false;
}
