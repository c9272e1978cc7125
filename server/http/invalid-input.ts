/** A place in a question that does not fit, and why. */
export interface InvalidPart {
  path: string[];
  code: 'text_not_storable' | 'too_deep' | 'number_too_large';
}

/** No question of ours goes nearly this deep. */
const deepest = 32;
const mostTold = 10;

/** What no field may hold, whatever its schema says: text no database takes, nesting without end, numbers beyond all numbers. */
export function findInvalid(input: unknown): InvalidPart[] {
  const found: InvalidPart[] = [];
  // In turn and not one within the other: the depth of a stranger's question is no depth of ours.
  const waiting: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let next = waiting.pop(); next && found.length < mostTold; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) found.push({ path, code: 'text_not_storable' });
    if (typeof value === 'bigint') found.push({ path, code: 'number_too_large' });
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue;
    if (path.length >= deepest) {
      found.push({ path: path.slice(0, 3), code: 'too_deep' });
      continue;
    }
    for (const [key, inner] of insideOf(value)) {
      if (!isStorable(key)) found.push({ path, code: 'text_not_storable' });
      else if (mayBeUnfit(inner)) waiting.push({ value: inner, path: [...path, key] });
    }
  }
  return found;
}

/** A database takes neither a null character nor half of a letter. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function mayBeUnfit(value: unknown): boolean {
  return typeof value === 'object' || typeof value === 'string' || typeof value === 'bigint';
}

function insideOf(nest: object): [key: string, inner: unknown][] {
  return Object.entries(nest instanceof Map || nest instanceof Set ? [...nest] : nest);
}
