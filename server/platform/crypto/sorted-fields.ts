/** The same for the same fields, in whatever order they stand: the database keeps objects in an order of its own. */
export function sortedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedFields);
  if (value === null || typeof value !== 'object') return value ?? null;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortedFields(each)]));
}
