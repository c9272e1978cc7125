import { snapshots } from '#server/features/live-campaigns/drift/tables.ts';
import { and, eq, sql } from 'drizzle-orm';
import { share } from '#tests/proof/diagonal.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, meanwhile, template } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
const adAccountId = template.facebookAdAccountId!;
afterAll(() => house.close());

const usual = { spend_cap: 900_000_00, account_controls: null };
const { facebookCampaignId } = await newCampaign();
const open = async () => (await liveCampaigns.listDrifts({})).drifts;
const limitAtMeta = async () => {
  const { meta } = await practice.state();
  const { adaccounts = [] } = meta as Record<string, { id: string; spend_cap?: number }[]>;
  return adaccounts.find(({ id }) => id === adAccountId)!.spend_cap ?? 0;
};

/** As everybody has left it, looked at, and with the day over in which Meta takes ten changes of a limit. */
beforeEach(async () => {
  await practice.behave();
  await practice.edit(adAccountId, usual);
  await kari.signIn();
  await sync();
  for (const { id } of await open()) await liveCampaigns.keep({ id });
  await house.passTime(24 * 60 + 1);
  await kari.signIn();
  await sync();
});

const told = {
  person: { kind: 'person', name: 'Dag Berge', tool: 'Ads Manager', isSure: true },
  program: { kind: 'program', name: 'Another ads tool', isSure: true },
  meta: { kind: 'meta', name: 'Meta', isSure: true },
};
const nobody = { kind: 'meta', isSure: false };
const hands = (['person', 'program', 'meta'] as const).flatMap((by) => [
  { by, isLogged: true },
  { by, isLogged: false },
]);
const raised = { spend_cap: 9_000_000_00 };
const narrowed = {
  account_controls: {
    audience_controls: { age_min: 25 },
    placement_controls: { placement_exclusions: ['audience_network_rewarded_video'] },
  },
};

const shared = share(
  hands,
  ({ by }) => by,
  ({ isLogged }) => isLogged,
);

describe.each(shared)('what a $by changes of the ad account, told by Meta: $isLogged', ({ by, isLogged }) => {
  const who = isLogged ? told[by] : nobody;
  async function change(fields: object) {
    await practice.edit(adAccountId, fields, { by, isLogged });
    await sync();
    await house.passTime(10);
    return open();
  }

  test('is told of its limit on every campaign’s page, and put back', async () => {
    const drifts = await change(raised);
    expect(drifts).toMatchObject([
      {
        facebookCampaignId: null,
        objectType: 'account',
        field: 'account-limit',
        turn: { code: 'amount', from: 900_000_00, to: 9_000_000_00 },
        concern: 'money',
        currency: 'NOK',
        who,
        notPutBack: null,
      },
    ]);
    expect((await liveCampaigns.listDrifts({ facebookCampaignId })).drifts).toEqual(drifts);
    const put = await meanwhile(liveCampaigns.putBack({ id: drifts[0]!.id }));
    expect(put).toMatchObject({
      status: 'done',
      details: { kind: 'spending-limit', of: 'account', to: { limitMinor: 900_000_00 } },
      canUndo: true,
    });
    expect(await limitAtMeta()).toBe(900_000_00);
    expect(await open()).toEqual([]);
    await house.passTime(30);
    await sync();
    expect(await open()).toEqual([]);
  });

  test('is kept, told once, and is what is watched from then on', async () => {
    const [drift] = await change(raised);
    await sync();
    expect(await open()).toMatchObject([{ id: drift!.id }]);
    expect(await liveCampaigns.keep({ id: drift!.id })).toMatchObject({ drifts: [] });
    await house.passTime(30);
    await sync();
    expect(await open()).toEqual([]);
    expect(await change({ spend_cap: 0 })).toMatchObject([
      { turn: { code: 'amount', from: 9_000_000_00, to: null }, who },
    ]);
  });

  test('is told of its controls without a name, which only Meta’s own settings change', async () => {
    const drifts = await change(narrowed);
    const unnamed = { kind: 'unknown', isSure: true };
    const fixed = { turn: { code: 'changed' }, notPutBack: 'account-controls', who: unnamed };
    expect(drifts.toSorted((one, other) => one.field.localeCompare(other.field))).toMatchObject([
      { ...fixed, field: 'account-audience', concern: 'money' },
      { ...fixed, field: 'account-placements', concern: 'brand' },
    ]);
    await expect(liveCampaigns.putBack({ id: drifts[0]!.id })).rejects.toMatchObject({
      code: 'NOT_PUT_BACK',
    });
    for (const { id } of drifts) await liveCampaigns.keep({ id });
    await sync();
    expect(await open()).toEqual([]);
  });
});

test('what was done to an ad account is none of the history of a campaign that was published later', async () => {
  await practice.edit(adAccountId, raised);
  await sync();
  await house.passTime(1);
  const later = (await newCampaign()).facebookCampaignId;
  const [drift] = await open();
  const history = async (id: string) => {
    const { drifts } = await liveCampaigns.listDrifts({ facebookCampaignId: id, which: 'all' });
    return drifts.map((each) => each.id);
  };
  expect(await history(facebookCampaignId)).toContain(drift!.id);
  expect(await history(later)).toEqual([]);
  // It is still to be decided on, whichever page one looks at.
  expect((await liveCampaigns.listDrifts({ facebookCampaignId: later })).drifts).toEqual([drift]);
});

test('a limit that was put back can be given up again, and by now no more', async () => {
  await practice.edit(adAccountId, raised);
  await sync();
  const [drift] = await open();
  const put = await meanwhile(liveCampaigns.putBack({ id: drift!.id }));
  const undone = await meanwhile(operations.undo({ id: put.id }));
  expect(undone).toMatchObject({ status: 'done', problem: null, undoes: put.id });
  expect(await limitAtMeta()).toBe(9_000_000_00);
  await expect(operations.undo({ id: put.id })).rejects.toMatchObject({ code: 'CHANGE_NOT_UNDOABLE' });
  await house.passTime(30);
  await sync();
  expect(await open()).toEqual([]);
});

test('a first limit from here is what it was before, also where a look came between', async () => {
  await practice.edit(adAccountId, { spend_cap: 0 });
  await sync();
  for (const { id } of await open()) await liveCampaigns.keep({ id });
  await house.passTime(30);
  await meanwhile(liveCampaigns.setAccountLimit({ adAccountId, limitMinor: 700_000_00 }));
  await sync();
  await house.passTime(10);
  await practice.edit(adAccountId, raised);
  await sync();
  const turn = { code: 'amount', from: 700_000_00, to: 9_000_000_00 };
  expect(await open()).toMatchObject([{ field: 'account-limit', turn, who: told.person }]);
});

test('what somebody else has made of a limit since is not undone', async () => {
  const set = await meanwhile(liveCampaigns.setAccountLimit({ adAccountId, limitMinor: 800_000_00 }));
  await practice.edit(adAccountId, raised);
  expect(await meanwhile(operations.undo({ id: set.id }))).toMatchObject({
    status: 'failed',
    problem: { code: 'changed-since' },
  });
  expect(await limitAtMeta()).toBe(9_000_000_00);
});

for (const unit of ['minor', 'major'] as const)
  test(`who changed a limit is found where Meta tells it in ${unit} units; a limit of ours never is`, async () => {
    await practice.turn({ account_limit_told: unit });
    await meanwhile(liveCampaigns.setAccountLimit({ adAccountId, limitMinor: 700_000_00 }));
    await sync();
    await house.passTime(30);
    await sync();
    expect(await open()).toEqual([]);
    await practice.edit(adAccountId, raised, { by: 'program' });
    await sync();
    expect(await open()).toMatchObject([{ turn: { from: 700_000_00 }, who: told.program }]);
    await practice.turn({ account_limit_told: 'minor' });
  });

test('where nothing changed, one read more than before is asked, and nothing is written', async () => {
  const versions = () =>
    house.ctx.db
      .select({ id: snapshots.objectId, version: sql<string>`${snapshots}.xmin::text` })
      .from(snapshots)
      .where(and(eq(snapshots.adAccountId, adAccountId), eq(snapshots.objectType, 'account')))
      .orderBy(snapshots.objectId);
  const before = await versions();
  expect(before.map(({ id }) => id)).toEqual([adAccountId, `${adAccountId}/account_controls`]);
  const { seq } = (await practice.requests()).at(-1)!;
  await sync();
  expect(await versions()).toEqual(before);
  const paths = (await practice.requests(seq)).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('/account_controls'))).toHaveLength(1);
  expect(paths.filter((path) => /activities|subscri/.test(path))).toEqual([]);
});

test('where Meta does not tell what holds for all campaigns, the rest is watched, and nothing is lost', async () => {
  await practice.edit(adAccountId, narrowed);
  await practice.trouble({
    service: 'meta',
    path: '/account_controls$',
    times: 1,
    trouble: { kind: 'error', status: 403, code: 200 },
  });
  await practice.edit(adAccountId, raised);
  await sync();
  expect(await open()).toMatchObject([{ field: 'account-limit' }]);
  await sync();
  expect(await open()).toHaveLength(3);
});

test('a change of the ad account is written about', async () => {
  await practice.edit(adAccountId, raised);
  await sync();
  await house.runJobs();
  const emails = await practice.emailsTo(kari.email);
  const email = emails.findLast(({ text }) => text.includes('spending limit'))!;
  expect(email.text.replaceAll('\u00A0', ' ')).toContain(
    'Dag Berge raised the ad account’s spending limit from NOK 900,000 to NOK 9,000,000.',
  );
  expect(email.text).toContain('https://adfjord.test/dashboard');
});

test('a neighbour with another ad account finds none of it', async () => {
  await practice.edit(adAccountId, raised);
  await sync();
  const [drift] = await open();
  const ola = await house.visitor().join();
  await expect(ola.ask.liveCampaigns.putBack({ id: drift!.id })).rejects.toMatchObject({
    code: 'DRIFT_NOT_FOUND',
  });
  expect(await ola.ask.liveCampaigns.listDrifts({})).toEqual({ drifts: [], calmMonth: null, calmAsOf: null });
});
