import type { Finding } from '#contract/operator/operator.ts';
import { upsertBudgets } from '#server/features/api-calls/queries.ts';
import { leadDeliveries, leads, leadTargets, readForms } from '#server/features/leads/tables.ts';
import { brakes, syncs } from '#server/features/live-campaigns/tables.ts';
import { openStorage } from '#server/gateways/storage/open-storage.ts';
import { readSettings } from '#server/platform/settings.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { openFakeS3 } from '#tests/fake-s3.ts';
import { openTestHouse } from '#tests/house.ts';
import { nokAccount, openSyncing } from '#tests/syncing.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { doctorPass, doctorPath } from './doctor-door.ts';
import { examine } from './examine.ts';

const house = await openTestHouse({ PUBLIC_URL: 'http://adfjord.test' });
const { ctx, app } = house;
beforeEach(() => house.practice.behave());
afterAll(() => house.close());

const ask = (pass?: string) =>
  app.fetch(new Request(`http://adfjord.test${doctorPath}`, { headers: pass ? { 'x-doctor': pass } : {} }), {
    clientAddress: '203.0.113.1',
  });
const textsOf = (findings: Finding[], state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).map(({ text }) => text);

test('whoever knows the secret is told how each part is, and what to see to', async () => {
  const answer = await ask(doctorPass(ctx.settings.secret, ctx.now()));
  const findings = (await answer.json()) as Finding[];
  expect(textsOf(findings, 'broken')).toEqual([]);
  expect(textsOf(findings, 'look')).toEqual(
    expect.arrayContaining([
      'People reach it at http://adfjord.test, without https: passwords travel in the open.',
      'Make-believe: Meta, the ad writer, the picture studio, video meetings.',
      'No backups are made. Set BACKUP_DIR to a folder and start the server again, and one is made every night.',
    ]),
  );
  expect(textsOf(findings, 'fine')).toEqual(
    expect.arrayContaining([
      'The mail server answers.',
      'No ad account is linked yet.',
      'No delivery of a lead was given up since yesterday.',
    ]),
  );
});

test('nobody else finds anything there, not with a pass of yesterday', async () => {
  const old = doctorPass(ctx.settings.secret, ctx.now() - 24 * 3_600_000);
  for (const pass of [undefined, 'nonsense', old, doctorPass('another secret', ctx.now())])
    expect((await ask(pass)).status).toBe(404);
});

test('what does not work is told with its reason, and the rest all the same', async () => {
  const mail = { ...ctx.mail, ready: () => Promise.reject(new Error('connect ECONNREFUSED')) };
  const findings = await examine({ ...ctx, mail }, 'en');
  expect(textsOf(findings, 'broken')).toEqual(['Outside services: does not work. connect ECONNREFUSED']);
  expect(textsOf(findings, 'look')).toContain(
    'Make-believe: Meta, the ad writer, the picture studio, video meetings.',
  );
  expect(findings.length).toBeGreaterThan(8);
});

test('what is real and was not asked is named, and only what is make-believe is called so', async () => {
  const practice = { ...ctx.settings.practice, meta: false, pictures: false };
  const found = async (changes: Partial<typeof practice>) => {
    const settings = { ...ctx.settings, practice: { ...practice, ...changes } };
    return (await examine({ ...ctx, settings }, 'en')).filter(({ part }) => part === 'outside');
  };
  const unasked = (services: string) =>
    `Real: ${services}. They are not asked here; ‘Try it’ under Setup does that.`;
  expect((await found({})).map(({ text }) => text)).toEqual([
    'The mail server answers.',
    'Make-believe: the ad writer, video meetings.',
    unasked('Meta, the picture studio'),
  ]);
  expect((await found({ writer: false, meetings: false })).map(({ text }) => text)).toEqual([
    'The mail server answers.',
    unasked('Meta, the ad writer, the picture studio, video meetings'),
  ]);
});

test('a bucket in which nothing may be written is told of in plain words, in the language of whoever asks', async () => {
  const s3 = await openFakeS3();
  const { storage: chosen } = readSettings({ ...ctx.settings.given, ...s3.settings });
  const inBucket = {
    ...ctx,
    settings: { ...ctx.settings, storage: chosen },
    storage: await openStorage(chosen),
  };
  expect(textsOf(await examine(inBucket, 'en'), 'fine')).toContain('Files can be kept in adfjord.');
  s3.fail('PUT', /^setup/, 2, { status: 403, code: 'AccessDenied' });
  expect(textsOf(await examine(inBucket, 'en'), 'broken')).toEqual([
    'Storage: does not work. The store does not accept the key, or the key may not list, read, write and remove in the bucket (AccessDenied). Copy the key and its secret once more, and give the key these rights.',
  ]);
  expect(textsOf(await examine(inBucket, 'nb'), 'broken').join()).toContain('Lageret godtar ikke nøkkelen');
  await s3.close();
});

test('links to Facebook that end soon, and those that are broken, are counted', async () => {
  const kari = await house.visitor().join();
  await kari.connect();
  expect(textsOf(await examine(ctx, 'en'), 'look').join()).not.toContain('Facebook');
  await house.passTime(55 * 24 * 60);
  expect(textsOf(await examine(ctx, 'en'), 'look')).toContain('Links to Facebook that end within a week: 1.');
  await ctx.db.execute(sql`update connections set broken = '{}'::jsonb`);
  const ofMeta = (await examine(ctx, 'en')).filter(({ part }) => part === 'meta');
  expect(ofMeta.map(({ text }) => text)).toEqual([
    'Links to Facebook that are broken: 1. Their owners were told.',
  ]);
  await ctx.db.execute(sql`delete from connections`);
});

test('what Meta allows, holds and tells late stands there, and what waits to go on from here', async () => {
  const ola = await openSyncing(house).member();
  await house.runJobs();
  const adAccountId = nokAccount;
  const workspaceId = (await ola.workspaceId()) as WorkspaceId;
  const { db } = ctx;
  const ago = (minutes: number) => new Date(ctx.now() - minutes * 60_000);
  const ofWorkspace = { workspaceId };
  const ofAccounts = async (state: Finding['state']) =>
    textsOf(await examine(ctx, 'en'), state).filter((text) => /linked ad account/i.test(text));
  expect(await ofAccounts('look')).toEqual(['Linked ad accounts that were never read whole: 1.']);
  expect(await ofAccounts('fine')).toEqual([]);
  await upsertBudgets(db, [{ workspaceId, adAccountId, usedPercent: 91.4, waitMs: 0, at: ctx.now() }]);
  await db.insert(syncs).values({
    ...ofWorkspace,
    adAccountId,
    type: 'auto',
    startedAt: ago(0),
    finishedAt: ago(0),
    metaAheadSeconds: -600,
  });
  expect(await ofAccounts('look')).toEqual([]);
  expect(await ofAccounts('fine')).toEqual(['Every linked ad account was read lately.']);
  const rule = { limitMinor: null, metaWords: null, ruleId: '1', gist: null };
  await db.insert(brakes).values({
    ...ofWorkspace,
    facebookCampaignId: '1',
    adAccountId,
    currency: 'NOK',
    settings: { spentWithoutResultMinor: 100, mostPerDayMinor: 100 },
    rules: {
      spentWithoutResultMinor: { ...rule, status: 'armed' },
      mostPerDayMinor: { ...rule, status: 'gone' },
    },
    checkedAt: ago(0),
    historyReadTo: ago(0),
  });
  const form = { ...ofWorkspace, facebookFormId: '7', facebookPageId: '8' };
  const lead = { ...form, answers: [], contacts: [], searchText: '' };
  await db.insert(readForms).values({ ...form, addedAt: ago(120) });
  await db.insert(leads).values([
    { ...lead, facebookLeadId: 'long before', createdAt: ago(300), receivedAt: ago(100) },
    { ...lead, facebookLeadId: 'told', createdAt: ago(60), receivedAt: ago(60) },
    { ...lead, facebookLeadId: 'looked for', createdAt: ago(50), receivedAt: ago(40) },
  ]);
  const found = async () =>
    textsOf(await examine({ ...ctx, settings: { ...ctx.settings, practice: allReal } }, 'en'), 'look');
  const allReal = { ...ctx.settings.practice, meta: false };
  expect((await found()).join()).not.toContain('five minutes late');
  await db
    .insert(leads)
    .values({ ...lead, facebookLeadId: 'looked for, too', createdAt: ago(45), receivedAt: ago(38) });
  const [target] = await db
    .insert(leadTargets)
    .values({
      ...ofWorkspace,
      kind: 'slack',
      name: 'Slack',
      address: '',
      isOn: true,
      takesTests: false,
      takesChanges: false,
      sealedSecret: '',
      secretHint: '',
    })
    .returning();
  const waiting = { ...ofWorkspace, targetId: target!.id };
  await db.insert(leadDeliveries).values([
    { ...waiting, createdAt: ago(11) },
    { ...waiting, createdAt: ago(9) },
  ]);

  expect(await found()).toEqual(
    expect.arrayContaining([
      `Ad accounts come close to what Meta allows an hour: …${nokAccount.slice(-4)} 91%. Syncs wait where it is full.`,
      'This server’s clock and Meta’s are 10 minutes apart. Set it by the network.',
      'Campaigns with a safety stop that Meta does not hold: 1. Their owners see which.',
      'Of the 3 leads since yesterday, 2 came more than five minutes late. Can Meta reach http://adfjord.test/facebook/webhook?',
      'Deliveries of leads that have waited for more than ten minutes: 1.',
    ]),
  );
});
