/**
 * The same things in the order in which they stood before, so that nothing moves away from under a hand. What is new
 * stands behind what it now follows.
 */
export function keepOrder<Item>(
  before: readonly string[],
  now: Item[],
  idOf: (item: Item) => string,
): Item[] {
  const places = new Map(before.map((id, place) => [id, place]));
  if (now.every((item, place) => before[place] === idOf(item))) return now;
  let last = -1;
  const placed = now.map((item, turn) => {
    const place = places.get(idOf(item));
    if (place !== undefined) last = place;
    return { item, place: place ?? last + 0.5, turn };
  });
  return placed
    .toSorted((one, other) => one.place - other.place || one.turn - other.turn)
    .map(({ item }) => item);
}
