/** What the work below took on the machine that limits in time were set on: two quiet cores, 2026-11-27. */
const tookThereMs = 100;
const goes = 9;

/** How many times as long as there the same work takes here; never less than once. A loop, a sort, and JSON both ways. */
export function measurePace(): number {
  const took = Array.from({ length: goes }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  const middle = took.toSorted((one, other) => one - other)[Math.floor(goes / 2)]!;
  return Math.max(1, middle / tookThereMs);
}

function work(): number {
  let seed = 1;
  const rows = Array.from({ length: 40_000 }, (_, place) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { id: `row-${place}`, figure: seed, isSo: seed % 2 === 0, words: 'Spend and results per day' };
  });
  const read = JSON.parse(JSON.stringify(rows.toSorted((one, other) => one.figure - other.figure)));
  return (read as typeof rows).reduce((sum, { figure, isSo }) => (isSo ? sum + figure : sum), 0);
}
