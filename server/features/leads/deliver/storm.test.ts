import { isProof } from '#tests/proof/chance.ts';
import { openLeadStorm } from '#tests/leads/lead-storm.ts';
import { afterAll, expect, test } from 'vitest';

const storm = await openLeadStorm();
afterAll(() => storm.close());

/** As they come in an hour; bench/leads/storm.ts says how quickly. */
const size = isProof ? { rounds: 100, leads: 100, campaigns: 200 } : { rounds: 6, leads: 25, campaigns: 20 };

test('in a storm a system that is down and one that is slow hold up no other, and nothing is lost or twice', async () => {
  const { kari, taken } = storm;
  const total = size.rounds * size.leads;
  const figures = await storm.blow(size);
  if (isProof) console.log(JSON.stringify(figures));
  // Whoever is well had everything at once, whatever waits for the others.
  expect(taken.good.size).toBe(total);
  expect(taken.down.size).toBe(0);
  expect(figures.grownMb).toBeLessThan(20);

  storm.mend();
  const waiting = async () => {
    await storm.pass(1);
    storm.note();
    return (await kari.ask.leads.listTargets()).map((target) => target.waiting + target.givenUp);
  };
  await expect.poll(waiting, { timeout: 1_500_000, interval: 1000 }).toEqual([0, 0, 0]);
  storm.note();
  for (const ids of Object.values(taken)) {
    expect(ids.size).toBe(total);
    // What was lost with its answer is told again by the same id.
    for (const each of ids.values()) expect(new Set(each).size).toBe(1);
  }
  const times = Object.values(taken).map((ids) => [...ids.values()].flat().length);
  expect(times).toEqual([total, total + 1, total]);
}, 1_800_000);
