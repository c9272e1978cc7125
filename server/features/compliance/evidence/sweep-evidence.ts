import { defineClockJob } from '#server/job.ts';
import { listKnownEvidence, removeUnnamedEvidence } from './evidence-queries.ts';

const dayMs = 24 * 60 * 60_000;
const atOnce = 500;
const keyShape = /^[0-9a-f-]{36}\/evidence\/([0-9a-f-]{36})$/;

/** Removes files that no answer has named within a day, and those of which nobody knows any more. Done by the clock. */
export const sweepEvidence = defineClockJob({
  name: 'sweep-evidence',
  async run({ db, storage, now }) {
    const before = new Date(now() - dayMs);
    await db.transaction((tx) => removeUnnamedEvidence(tx, before));
    const old: { key: string; id: string }[] = [];
    for await (const { key, modifiedAt } of storage.list()) {
      const id = keyShape.exec(key)?.[1];
      if (id && modifiedAt < before) old.push({ key, id });
    }
    for (let start = 0; start < old.length; start += atOnce) {
      const some = old.slice(start, start + atOnce);
      const known = await listKnownEvidence(
        db,
        some.map(({ id }) => id),
      );
      for (const { key, id } of some) if (!known.has(id)) await storage.remove(key);
    }
  },
});
