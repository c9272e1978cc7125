import { readFile } from 'node:fs/promises';
import { openTestHouse } from '#tests/house.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { connections } from './tables.ts';

const house = await openTestHouse();
afterAll(() => house.close());
const kari = await house.visitor().join();
await kari.connect();
const migration = await readFile(
  new URL('../../migrations/0031_broken_links_as_codes.sql', import.meta.url),
  'utf8',
);

const both = (en: string, nb: string) => JSON.stringify({ en, nb });

test.each([
  [
    both(
      'The permission Facebook gave has run out, as it does after about 60 days.',
      'Tillatelsen fra Facebook er utløpt, slik den gjør etter omtrent 60 dager.',
    ),
    'expired',
    'Tillatelsen fra Facebook er utløpt, slik den gjør etter omtrent 60 dager.',
  ],
  [
    'Adfjord was removed from the apps of this Facebook account.',
    'removed',
    'Adfjord er fjernet fra appene til denne Facebook-kontoen.',
  ],
  [
    'Passordet til denne Facebook-kontoen er endret.',
    'password-changed',
    'Passordet til denne Facebook-kontoen er endret.',
  ],
  [
    both('Facebook wants a security check first. Sign in.', 'Facebook krever en sikkerhetskontroll først.'),
    'checkpoint',
    expect.stringContaining('sikkerhetskontroll'),
  ],
  [
    both(
      'Facebook wants this account to be confirmed first.',
      'Facebook vil at denne kontoen skal bekreftes først.',
    ),
    'unconfirmed',
    'Facebook vil at denne kontoen skal bekreftes først.',
  ],
  [
    'This Facebook account was signed out everywhere.',
    'signed-out-everywhere',
    'Denne Facebook-kontoen er logget ut overalt.',
  ],
  ['Error validating access token.', 'unexplained', expect.stringContaining('godtar ikke lenger')],
])('a link that was kept broken as %s is told by a code', async (kept, code, told) => {
  await house.ctx.db.update(connections).set({ broken: sql`${kept}` });
  await house.ctx.db.execute(sql.raw(migration));
  await kari.ask.people.update({ language: 'nb' });
  expect(await kari.ask.connections.get()).toMatchObject({ brokenCode: code, broken: told });
});
