import { readFile } from 'node:fs/promises';
import { uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { enhancements } from './tables.ts';

const house = await openTestHouse();
afterAll(() => house.close());
const kari = await house.visitor().join();
const migration = new URL('../../migrations/0030_enhancement_problems_as_codes.sql', import.meta.url);

test.each([
  [
    'The picture studio said: “The object is too small.” Your picture is as it was.',
    'refused',
    'The object is too small.',
  ],
  ['Bildetjenesten svarte: «Too small.» Bildet ditt er som før. Prøv igjen.', 'refused', 'Too small.'],
  ['Bildetjenesten har for mye å gjøre akkurat nå. Bildet ditt er som før.', 'busy', null],
  ['The picture studio does not let us in. Your picture is as it was.', 'locked', null],
  ['Something else.', 'silent', null],
])('what was kept as “%s” is told by a code', async (kept, problem, studioSaid) => {
  const { db } = house.ctx;
  const id = await uploadPicture(kari);
  await kari.ask.media.enhance({ id });
  await house.runJobs();
  await db
    .update(enhancements)
    .set({ status: 'failed', problem: sql`${kept}` })
    .where(eq(enhancements.mediaId, id));
  const [, carryOver] = (await readFile(migration, 'utf8')).split('--> statement-breakpoint');
  await db.execute(sql.raw(carryOver!));
  expect((await kari.ask.media.get({ id })).enhancement).toMatchObject({ problem, studioSaid });
});
