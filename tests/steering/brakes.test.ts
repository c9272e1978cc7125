import { type Fields, listOf, mapOf } from '#sandbox/json.ts';
import { CampaignFields } from '#contract/campaigns/campaign.ts';
import { moneyText } from '#contract/currencies.ts';
import { openCaller } from '#tests/api/caller.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, template, newCampaign, live, meanwhile, finish, sync, held } =
  await openSteerer();
const { liveCampaigns, operations, campaigns, publications } = kari.ask;
const { forms } = await campaigns.listLeadForms({ pageId: template.facebookPageId! });
const asking = {
  objective: 'leads',
  leadFormId: forms.find(({ status }) => status === 'active')!.id,
  dailyBudgetMinor: 20_000,
} as const;
beforeEach(async () => {
  await practice.behave();
  // A lead that comes by chance would keep a brake from striking.
  await practice.turn({ rules_per_account: 250, form_answers: 'none' });
  await kari.signIn();
});
afterAll(() => house.close());

/** The rules that Meta holds for a campaign, by what they look at. */
async function rulesOf(facebookCampaignId: string) {
  const { meta } = await practice.state();
  const rules = listOf((meta as unknown as Fields)['adrules']).map(mapOf);
  return rules
    .filter(({ status }) => status !== 'DELETED')
    .map((rule) => ({
      id: String(rule['id']),
      name: String(rule['name']),
      status: rule['status'],
      execution: mapOf(rule['execution_spec'])['execution_type'],
      filters: Object.fromEntries(
        listOf(mapOf(rule['evaluation_spec'])['filters'])
          .map(mapOf)
          .map(({ field, value }) => [field, value]),
      ),
    }))
    .filter(({ filters }) => filters['id'] === facebookCampaignId);
}

const brakesOf = async (facebookCampaignId: string) => {
  const { brakes } = await liveCampaigns.get({ facebookCampaignId });
  return brakes;
};
const setBrakes = (facebookCampaignId: string, ever: number | null, day: number | null) =>
  meanwhile(
    liveCampaigns.setBrakes({ facebookCampaignId, spentWithoutResultMinor: ever, mostPerDayMinor: day }),
  );

const spaced = (text: string) => text.replaceAll('\u00A0', ' ');

async function emailsSince(count: number): Promise<string[]> {
  expect(await house.runJobs()).toEqual([]);
  const all = await practice.emailsTo(kari.email);
  return all
    .slice(count)
    .flatMap(({ subject, text }) => (/attention|oppmerksomhet/.test(subject) ? [text] : []));
}

test('a publication arms brakes at Meta that fit its budget, told on the page and in the history', async () => {
  const { facebookCampaignId } = await newCampaign(asking);
  const rules = await rulesOf(facebookCampaignId);
  expect(rules).toHaveLength(2);
  expect(rules).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        status: 'ENABLED',
        execution: 'PAUSE',
        name: expect.stringMatching(/^Adfjord: stop at NOK.1,000 without a result \[adfjord-.+\]$/),
        filters: { id: facebookCampaignId, time_preset: 'LIFETIME', spent: 100_000, leadgen: 1 },
      }),
      expect.objectContaining({ filters: { id: facebookCampaignId, time_preset: 'TODAY', spent: 35_000 } }),
    ]),
  );
  expect(await brakesOf(facebookCampaignId)).toMatchObject({
    settings: { spentWithoutResultMinor: 100_000, mostPerDayMinor: 35_000 },
    rules: { spentWithoutResultMinor: { status: 'armed' }, mostPerDayMinor: { status: 'armed' } },
  });
  const history = await operations.list({ facebookCampaignId });
  expect(history.map(({ details: { kind }, status }) => [kind, status])).toEqual([
    ['brakes', 'done'],
    ['publication', 'done'],
  ]);
  expect(history[0]).toMatchObject({ details: { follows: 'publication' } });
});

test('traffic is stopped as well once two days’ budgets have brought no visit', async () => {
  const { facebookCampaignId } = await newCampaign({ dailyBudgetMinor: 20_000 });
  expect((await rulesOf(facebookCampaignId)).map(({ filters }) => filters)).toEqual(
    expect.arrayContaining([
      { id: facebookCampaignId, time_preset: 'LIFETIME', spent: 40_000, results: 1 },
      { id: facebookCampaignId, time_preset: 'TODAY', spent: 35_000 },
    ]),
  );
});

test('what was chosen before publishing is armed, and what was not goes by the budget', async () => {
  const chosen = await newCampaign({ ...asking, brakes: { mostPerDayMinor: 90_000 } });
  expect(await brakesOf(chosen.facebookCampaignId)).toMatchObject({
    settings: { spentWithoutResultMinor: 100_000, mostPerDayMinor: 90_000 },
    rules: { spentWithoutResultMinor: { status: 'armed' }, mostPerDayMinor: { status: 'armed' } },
  });
  const none = { spentWithoutResultMinor: null, mostPerDayMinor: null };
  const bare = await newCampaign({ ...asking, brakes: none });
  expect(await rulesOf(bare.facebookCampaignId)).toEqual([]);

  const odd = await campaigns.create({
    ...CampaignFields.parse(await campaigns.get({ id: bare.id })),
    brakes: { mostPerDayMinor: 1_099 },
  });
  await expect(publications.publish({ campaignId: odd.id, launchImmediately: true })).rejects.toMatchObject({
    code: 'BRAKE_OUT_OF_RANGE',
    data: { leastMinor: 1_100, mostMinor: 110_000_000, currency: 'NOK' },
  });
  expect(await campaigns.get({ id: odd.id })).toMatchObject({
    status: 'draft',
    brakes: { mostPerDayMinor: 1_099 },
  });
});

test('brakes are changed, taken back and switched off, by page and key alike; a neighbour does not find them', async () => {
  const { facebookCampaignId } = await newCampaign(asking);
  const set = await setBrakes(facebookCampaignId, 80_000, null);
  expect(set).toMatchObject({ status: 'done', canUndo: true });
  expect((await rulesOf(facebookCampaignId)).map(({ filters }) => filters['spent'])).toEqual([80_000]);

  const back = await meanwhile(operations.undo({ id: set.id }));
  expect(back).toMatchObject({ status: 'done', undoes: set.id });
  expect((await rulesOf(facebookCampaignId)).map(({ filters }) => filters['spent'])).toEqual([
    100_000, 35_000,
  ]);

  const { key } = await kari.makeKey({ name: 'Budget sheet', access: 'write' });
  const off = await openCaller(house, key)('PUT', `/live-campaigns/${facebookCampaignId}/brakes`, {
    spentWithoutResultMinor: null,
    mostPerDayMinor: null,
  });
  expect(off).toMatchObject({ status: 200, body: { by: 'Budget sheet' } });
  await house.runJobs();
  expect(await rulesOf(facebookCampaignId)).toEqual([]);
  expect(await brakesOf(facebookCampaignId)).toBeNull();

  const ola = await house.visitor().join();
  const none = { spentWithoutResultMinor: null, mostPerDayMinor: null };
  await expect(ola.ask.liveCampaigns.setBrakes({ facebookCampaignId, ...none })).rejects.toMatchObject({
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  });
});

test('a brake below the least of the ad account, or above what any campaign spends, is refused with both', async () => {
  const { facebookCampaignId } = await newCampaign(asking);
  const range = { leastMinor: 1_100, mostMinor: 110_000_000, currency: 'NOK' };
  const refused = { code: 'BRAKE_OUT_OF_RANGE', data: range };
  for (const amount of [1, 1_099, 110_000_001])
    for (const [ever, day] of [
      [amount, null],
      [null, amount],
    ] as const)
      await expect(setBrakes(facebookCampaignId, ever, day)).rejects.toMatchObject(refused);
  for (const amount of [1_100, 110_000_000])
    expect(await setBrakes(facebookCampaignId, amount, null)).toMatchObject({ status: 'done' });
});

test('Meta stops a campaign while nobody asks; the next sync says when and why, and one email does', async () => {
  const { facebookCampaignId } = await newCampaign(asking);
  await setBrakes(facebookCampaignId, 1_100, null);
  const { length } = await practice.emailsTo(kari.email);
  await house.passTime(6 * 60);
  await sync();
  const { delivery } = await live(facebookCampaignId);
  expect(delivery).toMatchObject({
    state: 'paused',
    reason: { code: 'braked', brake: 'spentWithoutResultMinor', spentMinor: 1_100, timezone: 'Europe/Oslo' },
    remedy: { code: 'set-brakes' },
  });
  expect((await held(facebookCampaignId)).campaign).toMatchObject({ status: 'PAUSED' });
  const [email, ...others] = await emailsSince(length);
  expect(others).toEqual([]);
  const { days } = await liveCampaigns.daily({ facebookCampaignId, period: '7d' });
  const spendMinor = days.reduce((sum, day) => sum + day.spendMinor, 0);
  expect(spendMinor).toBeGreaterThan(1_100);
  // What it had spent, and not what the brake goes by.
  const spent = moneyText(spendMinor, { currency: 'NOK', locale: 'en', whole: true });
  expect(email).toMatch(/Meta paused this at \d\d:\d\d on \d+ \w+ because it had spent/);
  expect(email).toContain(`because it had spent ${spent} without a lead.`);
  await sync();
  expect(await emailsSince(length)).toHaveLength(1);

  // Once it is raised, nothing speaks against switching it on.
  await setBrakes(facebookCampaignId, 10_000_000, null);
  expect((await live(facebookCampaignId)).delivery).toMatchObject({
    reason: { code: 'braked' },
    remedy: { code: 'run-campaign' },
  });
  await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' }));
  await sync();
  expect((await live(facebookCampaignId)).delivery.reason.code).not.toBe('braked');
  await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  await sync();
  expect((await live(facebookCampaignId)).delivery.reason.code).toBe('paused-here');
});

test('what a brake did is forgotten once it was paused from here, read or not, whoever’s clock is ahead', async () => {
  const { facebookCampaignId } = await newCampaign(asking);
  await setBrakes(facebookCampaignId, 1_100, null);
  await practice.advance(6 * 60);
  await sync();
  const reason = async () => (await live(facebookCampaignId)).delivery.reason.code;
  expect(await reason()).toBe('braked');
  await setBrakes(facebookCampaignId, 10_000_000, null);
  await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' }));
  await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  expect(await reason()).toBe('paused-here');
  await sync();
  expect(await reason()).toBe('paused-here');

  const other = await newCampaign(asking);
  await setBrakes(other.facebookCampaignId, 1_100, null);
  await practice.advance(6 * 60);
  await meanwhile(liveCampaigns.setStatus({ ...other, status: 'PAUSED' }));
  await sync();
  expect((await live(other.facebookCampaignId)).delivery.reason.code).toBe('paused-here');
});

test('each brake that somebody removes or switches off is told with the next sync, and the same brakes put it back', async () => {
  const { facebookCampaignId } = await newCampaign(asking);
  const [first, second] = await rulesOf(facebookCampaignId);
  const { length } = await practice.emailsTo(kari.email);
  for (const [rule, status, said] of [
    [first!, 'DELETED', 'removed'],
    [second!, 'DISABLED', 'switched off'],
  ] as const) {
    await practice.edit(rule.id, { status });
    await sync();
    expect(spaced((await emailsSince(length)).at(-1)!)).toMatch(
      new RegExp(`The safety stop at NOK [\\d,]+ .+ was ${said} at Meta\\.`),
    );
  }
  const brakes = await brakesOf(facebookCampaignId);
  expect(new Set(Object.values(brakes!.rules).map((rule) => rule?.status))).toEqual(
    new Set(['gone', 'switched-off']),
  );

  const { settings } = brakes!;
  await setBrakes(facebookCampaignId, settings.spentWithoutResultMinor, settings.mostPerDayMinor);
  expect(await brakesOf(facebookCampaignId)).toMatchObject({
    rules: { spentWithoutResultMinor: { status: 'armed' }, mostPerDayMinor: { status: 'armed' } },
  });
  expect((await rulesOf(facebookCampaignId)).map(({ status }) => status)).toEqual(['ENABLED', 'ENABLED']);
});

const no = { kind: 'error', status: 400, code: 2703 };
/** Meta lets no rule be made from now on. */
const refuseRules = () =>
  practice.trouble({ service: 'meta', method: 'POST', path: '/adrules_library$', times: 99, trouble: no });
const limitOf = async (facebookCampaignId: string) => (await held(facebookCampaignId)).campaign['spend_cap'];

test('where Meta takes no rule (2703) its spending limit stands for one, and what nothing stands for is said', async () => {
  await refuseRules();
  const { length } = await practice.emailsTo(kari.email);
  const { facebookCampaignId } = await newCampaign(asking);
  expect(await rulesOf(facebookCampaignId)).toEqual([]);
  const { spentWithoutResultMinor: ever, mostPerDayMinor: day } = (await brakesOf(facebookCampaignId))!.rules;
  expect(day).toMatchObject({ status: 'refused', metaWords: expect.any(String) });
  // The least that Meta takes for one is more than was asked for.
  expect(ever).toMatchObject({ status: 'fallback', limitMinor: 110_000 });
  expect(await limitOf(facebookCampaignId)).toBe(110_000);
  const [arming] = await operations.list({ facebookCampaignId });
  expect(arming).toMatchObject({ status: 'failed', problem: { code: 'brake-refused', isMoneyAtRisk: true } });
  expect((await live(facebookCampaignId)).delivery.also).toMatchObject([
    { reason: { code: 'brake-gone', brake: 'mostPerDayMinor', status: 'refused', amountMinor: 35_000 } },
  ]);
  const [email = ''] = await emailsSince(length);
  for (const said of [
    'Meta did not accept one of your safety stops.',
    (await live(facebookCampaignId)).name,
    'Meta did not accept the safety stop at NOK 350 a day.',
    `Meta says: ${day!.metaWords}`,
    'it stops at NOK 1,100 in all, until the first result.',
  ])
    expect(spaced(email)).toContain(said);

  await practice.behave();
  await setBrakes(facebookCampaignId, 100_000, 35_000);
  expect(await limitOf(facebookCampaignId)).toBeUndefined();
  expect(await brakesOf(facebookCampaignId)).toMatchObject({
    rules: { spentWithoutResultMinor: { status: 'armed' }, mostPerDayMinor: { status: 'armed' } },
  });
});

test('a spending limit that stands for a rule is lifted as soon as the first result is read', async () => {
  await refuseRules();
  await practice.turn({ form_answers: 'as-usual' });
  const { facebookCampaignId } = await newCampaign({ ...asking, dailyBudgetMinor: 100_000 });
  expect(await limitOf(facebookCampaignId)).toBe(500_000);
  for (let day = 0; day < 4; day += 1) {
    await house.passTime(24 * 60);
    await sync();
  }
  expect((await live(facebookCampaignId)).figures.results).toBeGreaterThan(0);
  expect(await limitOf(facebookCampaignId)).toBeUndefined();
  expect((await brakesOf(facebookCampaignId))!.rules).toMatchObject({
    spentWithoutResultMinor: { status: 'met' },
    mostPerDayMinor: { status: 'refused' },
  });
});

test('a spending limit somebody has set themselves stays theirs: a lower one holds, a higher one is not touched', async () => {
  const { facebookCampaignId } = await newCampaign(asking);
  await setBrakes(facebookCampaignId, null, null);
  await refuseRules();
  await practice.edit(facebookCampaignId, { spend_cap: 150_000 });
  await setBrakes(facebookCampaignId, 200_000, null);
  expect((await brakesOf(facebookCampaignId))!.rules.spentWithoutResultMinor).toMatchObject({
    status: 'fallback',
    limitMinor: 150_000,
  });
  await setBrakes(facebookCampaignId, 120_000, null);
  expect((await brakesOf(facebookCampaignId))!.rules.spentWithoutResultMinor).toMatchObject({
    status: 'refused',
  });
  await practice.behave();
  await setBrakes(facebookCampaignId, 120_000, null);
  expect(await limitOf(facebookCampaignId)).toBe(150_000);
});

test('a limit somebody else sets right after is told, whoever set one in the place of a rule', async () => {
  await refuseRules();
  const { facebookCampaignId } = await newCampaign(asking);
  expect(await limitOf(facebookCampaignId)).toBeDefined();
  await sync();
  expect((await liveCampaigns.listDrifts({ facebookCampaignId })).drifts).toEqual([]);
  await practice.behave();
  await setBrakes(facebookCampaignId, 90_000, 40_000);
  await practice.edit(facebookCampaignId, { spend_cap: 7_700_000 }, { by: 'person', isLogged: true });
  await sync();
  expect((await liveCampaigns.listDrifts({ facebookCampaignId })).drifts).toEqual([
    expect.objectContaining({ field: 'spend-cap', turn: expect.objectContaining({ to: 7_700_000 }) }),
  ]);
});

test('the rules go with the campaign: undone or deleted, none is left', async () => {
  const undone = await newCampaign(asking, { launchImmediately: false });
  expect(await rulesOf(undone.facebookCampaignId)).toHaveLength(2);
  const history = await operations.list(undone);
  const { id } = history.find(({ details }) => details.kind === 'publication')!;
  await publications.undo({ id });
  await house.runJobs();
  await house.runJobs();
  expect(await rulesOf(undone.facebookCampaignId)).toEqual([]);

  const deleted = await newCampaign(asking);
  await finish(await liveCampaigns.remove({ campaignId: deleted.id }));
  await house.runJobs();
  expect(await rulesOf(deleted.facebookCampaignId)).toEqual([]);
});

test('a raised budget takes the brakes nobody chose along, and leaves a chosen one', async () => {
  const { facebookCampaignId } = await newCampaign(asking);
  await setBrakes(facebookCampaignId, 80_000, 35_000);
  await meanwhile(
    liveCampaigns.setDailyBudget({
      facebookCampaignId,
      dailyBudgetMinor: 30_000,
      confirmedDailyBudgetMinor: 30_000,
    }),
  );
  await house.runJobs();
  expect(await brakesOf(facebookCampaignId)).toMatchObject({
    settings: { spentWithoutResultMinor: 80_000, mostPerDayMinor: 52_500 },
  });
  const [along] = await operations.list({ facebookCampaignId });
  expect(along).toMatchObject({ details: { kind: 'brakes', follows: 'daily-budget' } });
  const back = await meanwhile(operations.undo({ id: along!.id }));
  expect(back.details).not.toHaveProperty('follows');
  await setBrakes(facebookCampaignId, 80_000, 52_500);
  expect((await rulesOf(facebookCampaignId)).map(({ filters }) => filters['spent'])).toEqual([
    80_000, 52_500,
  ]);
});

test('a spending limit whose answer was lost is known as ours, and goes once Meta takes the rule', async () => {
  const { facebookCampaignId } = await newCampaign(asking);
  await setBrakes(facebookCampaignId, null, null);
  await refuseRules();
  const trouble = { kind: 'loses-answer' };
  await practice.trouble({ service: 'meta', method: 'POST', path: '/\\d+$', times: 1, trouble });
  await finish(await setBrakes(facebookCampaignId, 200_000, null));
  expect(await limitOf(facebookCampaignId)).toBe(200_000);
  expect((await brakesOf(facebookCampaignId))!.rules.spentWithoutResultMinor).toMatchObject({
    status: 'fallback',
  });

  await practice.behave();
  await finish(await setBrakes(facebookCampaignId, 200_000, null));
  expect((await brakesOf(facebookCampaignId))!.rules.spentWithoutResultMinor).toMatchObject({
    status: 'armed',
  });
  expect(await limitOf(facebookCampaignId)).toBeUndefined();
});

test('a brake that Meta does not let us change goes on as it was, and what it stops is told', async () => {
  const { facebookCampaignId } = await newCampaign(asking);
  await setBrakes(facebookCampaignId, 1_100, null);
  const [rule] = await rulesOf(facebookCampaignId);
  await practice.trouble({ service: 'meta', method: 'POST', path: `/${rule!.id}$`, times: 1, trouble: no });
  await setBrakes(facebookCampaignId, 10_000_000, null);
  expect((await brakesOf(facebookCampaignId))!.rules.spentWithoutResultMinor).toMatchObject({
    status: 'fallback',
  });
  await house.passTime(6 * 60);
  await sync();
  expect((await live(facebookCampaignId)).delivery.reason).toMatchObject({
    code: 'braked',
    spentMinor: 1_100,
  });
});

test('a link that dies before the brakes are armed holds them up until somebody has reconnected', async () => {
  const trouble = { kind: 'error', status: 400, code: 190 };
  await practice.trouble({ service: 'meta', method: 'POST', path: '/adrules_library$', times: 1, trouble });
  const { facebookCampaignId } = await newCampaign(asking);
  expect(await rulesOf(facebookCampaignId)).toEqual([]);
  await kari.connect();
  const [arming] = await operations.list({ facebookCampaignId });
  expect(await finish(arming!)).toMatchObject({ status: 'done' });
  expect(await rulesOf(facebookCampaignId)).toHaveLength(2);
});
