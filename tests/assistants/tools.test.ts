import type { Campaign } from '#contract/campaigns/campaign.ts';
import { contract } from '#contract/contract.ts';
import { preparations } from '#server/features/assistants/tables.ts';
import { isProof } from '#tests/proof/chance.ts';
import { prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { openSteerer } from '#tests/steering/steerer.ts';
import { joinTeam } from '#tests/team.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  type Answer,
  type Assistant,
  type Era,
  eras,
  isUnauthorized,
  letIn,
  openOverHttp,
  textOf,
} from './assistant.ts';

const { house, kari, newCampaign, live, held, place, close } = await openOverHttp(openSteerer);
afterAll(close);

const claudes = new Map<Era, Promise<Assistant>>();
/** Hers, of that protocol. */
function claudeOf(era: Era): Promise<Assistant> {
  const claude = claudes.get(era) ?? letIn(place, kari, { era });
  claudes.set(era, claude);
  return claude;
}

let turn = 0;
/** With whose clients something is tried: by the proof with both, and otherwise with one of them, in turn. */
function inTurn(): readonly Era[] {
  turn += 1;
  return isProof ? eras : [eras[turn % eras.length]!];
}

const preparedIn = (answer: Answer) => answer.structuredContent!.prepared!;
const resultIn = (answer: Answer) => answer.structuredContent!.result as Record<string, unknown>;

/** Another assistant of hers, which may do so much. */
const another = (era: Era, allowed: readonly string[]) =>
  letIn(place, kari, { name: 'Another', era, allowed });

/** By the client of one era, which asks its person again, or by that of the other, which hands on what it was answered. */
function isToldToAskForMore(error: Error): boolean {
  return isUnauthorized(error) || error.message.includes('403');
}

/** A higher budget, as it was prepared. */
async function prepareRaise(claude: Assistant) {
  const { facebookCampaignId } = await newCampaign();
  const before = (await live(facebookCampaignId)).dailyBudgetMinor!;
  const wish = { facebookCampaignId, dailyBudgetMinor: before + 5_000 };
  const { code, words, cost } = preparedIn(await claude.call('change_daily_budget', wish));
  const budget = async () => (await held(facebookCampaignId)).adSet['daily_budget'];
  return { facebookCampaignId, before, wish, code, words, cost, budget };
}

test.each(inTurn())(
  'an operation says itself that it is a tool, and only what an assistant may do is one (%s)',
  async (era) => {
    const claude = await claudeOf(era);
    const marked = Object.values(contract)
      .flatMap((operations) => Object.values(operations))
      .map(
        (operation) => (operation as { '~orpc': { meta: { tools?: object[] }; errorMap: object } })['~orpc'],
      )
      .filter(({ meta }) => meta.tools);
    for (const { errorMap } of marked) expect(errorMap).not.toHaveProperty('NOT_WITH_A_KEY');
    const listed = await claude.list();
    expect(listed.length).toBe(marked.flatMap(({ meta }) => meta.tools!).length + 1);
    for (const { name, title, description, inputSchema } of listed) {
      expect(name).toMatch(/^[a-z_]{3,30}$/);
      expect(title).toBeTruthy();
      expect(description?.length).toBeGreaterThan(10);
      expect(inputSchema.type).toBe('object');
    }
    const hints = new Map(listed.map(({ name, annotations }) => [name, annotations?.readOnlyHint]));
    expect([hints.get('get_website'), hints.get('take_pictures')]).toEqual([true, false]);
    // All of it is read by a model at every beginning.
    const read = listed.map((tool) => ({ ...tool, outputSchema: null }));
    expect(JSON.stringify(read).length).toBeLessThan(60_000);
  },
);

test.each(inTurn())(
  'what costs more is prepared, told with the most it can cost, and done once it is confirmed (%s)',
  async (era) => {
    const claude = await claudeOf(era);
    const { before, code, words, cost, budget } = await prepareRaise(claude);
    expect(cost).toMatchObject({ currency: 'NOK', dayMinor: Math.ceil((before + 5_000) * 1.75) });
    expect(words).toContain('Nothing is done yet.');
    await house.runJobs();
    expect(await budget()).toBe(before);
    expect(resultIn(await claude.call('confirm', { code }))).toMatchObject({
      by: 'Kari Nordmann · Claude',
      status: 'running',
    });
    await house.runJobs();
    expect(await budget()).toBe(before + 5_000);
    const again = await claude.call('confirm', { code });
    expect(again.isError).toBe(true);
    expect(textOf(again)).toContain('Nothing was done');
  },
);

test.each(inTurn())(
  'an expired, an altered and somebody else’s code do nothing, and neither does one for what has changed since (%s)',
  async (era) => {
    const claude = await claudeOf(era);
    const other = await another(era, ['ads:read', 'ads:steer', 'ads:publish']);
    const { before, code, budget } = await prepareRaise(claude);
    for (const [assistant, shown] of [
      [other, code],
      [claude, `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`],
      [claude, ''],
    ] as const)
      expect(await assistant.call('confirm', { code: shown })).toMatchObject({ isError: true });
    await house.passTime(11);
    expect(await claude.call('confirm', { code })).toMatchObject({ isError: true });
    await house.runJobs();
    expect(await budget()).toBe(before);

    const changed = await prepareRaise(claude);
    const { facebookCampaignId } = changed;
    await kari.ask.liveCampaigns.setDailyBudget({
      facebookCampaignId,
      dailyBudgetMinor: changed.before + 1_000,
    });
    await house.runJobs();
    const refused = await claude.call('confirm', { code: changed.code });
    expect(textOf(refused)).toContain('Something has changed');
    await house.runJobs();
    expect(await changed.budget()).toBe(changed.before + 1_000);
  },
);

test.each(inTurn())(
  'so many preparations of one connection wait, and the oldest is forgotten first (%s)',
  async (era) => {
    const claude = await claudeOf(era);
    const { facebookCampaignId, code, before, budget } = await prepareRaise(claude);
    const raise = async (by: number) => {
      await house.passTime(0.01);
      const wish = { facebookCampaignId, dailyBudgetMinor: before + by };
      return preparedIn(await claude.call('change_daily_budget', wish)).code;
    };
    const codes: string[] = [];
    for (let by = 1; by <= 20; by += 1) codes.push(await raise(by));
    const kept = Map.groupBy(await house.ctx.db.select().from(preparations), ({ holder }) => holder);
    expect(Math.max(...[...kept.values()].map(({ length }) => length))).toBe(20);
    expect(textOf(await claude.call('confirm', { code }))).toContain('Nothing was done');
    expect((await claude.call('confirm', { code: codes[0] })).isError).toBeFalsy();
    await house.runJobs();
    expect(await budget()).toBe(before + 1);
  },
);

test.each(inTurn())('it says whether what it publishes runs at once or is paused (%s)', async (era) => {
  const claude = await claudeOf(era);
  const { id: campaignId } = await prepareCampaign(kari, { title: 'Quiet' });
  const wordsFor = async (launchImmediately: boolean) =>
    preparedIn(await claude.call('prepare_publish', { campaignId, launchImmediately })).words;
  expect(await wordsFor(true)).toContain('This would publish “Quiet”. The daily budget');
  expect(await wordsFor(false)).toContain('“Quiet”, paused: it costs nothing');
});

for (const [what, change] of [
  ['its name', () => ({ title: 'Looked at no more' })],
  ['its picture', async () => ({ mediaIds: [await uploadPicture(kari, '#113355')] })],
  ['a text', ({ ads }) => ({ ads: ads.map((ad) => ({ ...ad, headline: 'Warm feet' })) })],
  ['its budget', ({ dailyBudgetMinor }) => ({ dailyBudgetMinor: dailyBudgetMinor! + 100 })],
] satisfies [string, (draft: Campaign) => Promise<Partial<Campaign>> | Partial<Campaign>][])
  test.each(inTurn())(
    `a draft of which ${what} was changed after it was prepared is not published (%s)`,
    async (era) => {
      const claude = await claudeOf(era);
      const draft = await prepareCampaign(kari, { title: 'Looked at' });
      const { id: campaignId, version } = draft;
      const { code } = preparedIn(
        await claude.call('prepare_publish', { campaignId, launchImmediately: true }),
      );
      await kari.ask.campaigns.update({ id: campaignId, version, changes: await change(draft) });
      expect(textOf(await claude.call('confirm', { code }))).toContain('Something has changed');
      expect(await kari.ask.publications.latest({ campaignId })).toBeNull();
    },
  );

test.each(inTurn())(
  'a new ad whose picture looks otherwise than when it was prepared is not added (%s)',
  async (era) => {
    const claude = await claudeOf(era);
    const { id: campaignId, facebookCampaignId } = await newCampaign();
    const { adSets } = await kari.ask.liveCampaigns.get({ facebookCampaignId });
    const [mediaId] = (await kari.ask.campaigns.get({ id: campaignId })).mediaIds;
    const words = { headline: 'Cold?', primaryText: 'We come.', description: '', callToAction: 'LEARN_MORE' };
    const ads = [{ ...words, mediaId, design: 'headline-band' }];
    const wish = { campaignId, facebookAdSetId: adSets[0]!.facebookAdSetId, ads };
    const { code } = preparedIn(await claude.call('prepare_ads', wish));
    await kari.ask.media.setFocalPoint({
      id: mediaId!,
      focalPoint: { x: 0.1, y: era === '2025' ? 0.1 : 0.9 },
    });
    expect(textOf(await claude.call('confirm', { code }))).toContain('Something has changed');
    const again = preparedIn(await claude.call('prepare_ads', wish));
    expect((await claude.call('confirm', { code: again.code })).isError).toBeFalsy();
  },
);

test('a client that can ask its person asks, and a no is a no', async () => {
  const asked: string[] = [];
  let says = false;
  const asking = await letIn(place, kari, {
    name: 'Asking',
    answers(message) {
      asked.push(message);
      return says;
    },
  });
  const refused = await prepareRaise(asking);
  expect(await asking.call('confirm', { code: refused.code })).toMatchObject({ isError: true });
  expect(asked).toEqual([refused.words]);
  expect(await asking.call('confirm', { code: refused.code })).toMatchObject({ isError: true });
  says = true;
  const wanted = await prepareRaise(asking);
  expect((await asking.call('confirm', { code: wanted.code })).isError).toBeFalsy();
  await house.runJobs();
  expect([await refused.budget(), await wanted.budget()]).toEqual([refused.before, wanted.before + 5_000]);
});

test.each(inTurn())(
  'what only stops or costs less is done at once, and taking that back is asked about (%s)',
  async (era) => {
    const claude = await claudeOf(era);
    const { facebookCampaignId } = await newCampaign();
    const paused = resultIn(await claude.call('pause', { facebookCampaignId }));
    await house.runJobs();
    expect((await held(facebookCampaignId)).campaign).toMatchObject({ status: 'PAUSED' });
    const { code } = preparedIn(await claude.call('undo', { id: paused['id'] }));
    expect((await claude.call('confirm', { code })).isError).toBeFalsy();
    await house.runJobs();
    expect((await held(facebookCampaignId)).campaign).toMatchObject({ status: 'ACTIVE' });
    const { lines } = await kari.ask.auditLog.list({ actor: 'assistant' });
    expect(lines[0]).toMatchObject({ actor: { kind: 'assistant', name: 'Kari Nordmann · Claude' } });
  },
);

test.each(inTurn())(
  'taking back a deletion, words of an ad, or a limit of an ad account is asked about (%s)',
  async (era) => {
    const claude = await claudeOf(era);
    const { id: campaignId } = await newCampaign();
    const deletion = await kari.ask.liveCampaigns.remove({ campaignId });
    const { code } = preparedIn(await claude.call('undo', { id: deletion.id }));
    expect(await kari.ask.operations.get({ id: deletion.id })).toMatchObject({ status: 'running' });
    expect(resultIn(await claude.call('confirm', { code }))).toMatchObject({ status: 'canceled' });

    const { facebookCampaignId } = await newCampaign();
    const { ads } = await kari.ask.liveCampaigns.get({ facebookCampaignId });
    const words = {
      headline: 'Warm feet',
      primaryText: 'We come.',
      description: '',
      callToAction: 'LEARN_MORE',
    };
    const { facebookAdId } = ads[0]!;
    const reworded = await kari.ask.liveCampaigns.rewordAd({ facebookAdId, ...words });
    await house.runJobs();
    expect(preparedIn(await claude.call('undo', { id: reworded.id })).words).toContain(
      'Nothing is done yet.',
    );

    const adAccountId = (await kari.ask.connections.get())!.selectedAdAccountId!;
    const limit = await kari.ask.liveCampaigns.setAccountLimit({ adAccountId, limitMinor: 90_000_00 });
    await house.runJobs();
    expect(preparedIn(await claude.call('undo', { id: limit.id })).words).toContain('Nothing is done yet.');
    await house.runJobs();
    expect(await kari.ask.liveCampaigns.listGuardrails()).toMatchObject([{ limitAtMetaMinor: 90_000_00 }]);
  },
);

test.each(inTurn())('what a mistake of ours says goes into the log, and to nobody else (%s)', async (era) => {
  const claude = await claudeOf(era);
  const { facebookCampaignId } = await newCampaign();
  const { code } = preparedIn(await claude.call('prepare_run', { facebookCampaignId }));
  await house.ctx.db.execute(sql`alter table preparations rename column words to said`);
  const answer = await claude.call('confirm', { code });
  await house.ctx.db.execute(sql`alter table preparations rename column said to words`);
  expect(answer.isError).toBe(true);
  expect(textOf(answer)).not.toMatch(/query|preparations/);
  expect(house.logged.at(-1)).toContain('a call failed');
});

test.each(inTurn())(
  'it may do no more than was allowed, nor than the role of whoever it speaks for (%s)',
  async (era) => {
    const reader = await another(era, ['ads:read']);
    const { facebookCampaignId } = await newCampaign();
    expect((await reader.list()).map(({ name }) => name)).not.toContain('find_leads');
    for (const [name, input] of [
      ['pause', { facebookCampaignId }],
      ['find_leads', {}],
      ['confirm', { code: 'ABCD-EFGH' }],
    ] as const)
      await expect(reader.call(name, input)).rejects.toSatisfy(isToldToAskForMore);
    await house.runJobs();
    expect((await held(facebookCampaignId)).campaign).toMatchObject({ status: 'ACTIVE' });

    const ola = await joinTeam(house, kari, { role: 'viewer' });
    const viewer = await letIn(place, ola, { era });
    const offered = (await viewer.list()).map(({ name }) => name);
    expect(offered).toContain('list_campaigns');
    for (const tool of ['pause', 'confirm']) expect(offered).not.toContain(tool);
    expect(textOf(await viewer.call('pause', { facebookCampaignId }))).toContain('Your role');
  },
);

test('everybody reads what their own assistants have done here, and nobody else’s', async () => {
  const ola = await joinTeam(house, kari, { role: 'advertiser' });
  const { facebookCampaignId } = await newCampaign();
  await (await claudeOf('2026')).call('pause', { facebookCampaignId });
  await house.runJobs();
  const his = await letIn(place, ola, { name: 'Ola’s own', into: await kari.workspaceId() });
  const { code } = preparedIn(await his.call('prepare_run', { facebookCampaignId }));
  await his.call('confirm', { code });
  await house.runJobs();
  const { id, version } = resultIn(await his.call('create_draft', { title: 'Spring check' }));
  await his.call('update_draft', { id, version, changes: { businessName: 'Bergen Rør' } });
  const { lines } = await ola.ask.auditLog.listMine({});
  const actor = { kind: 'assistant', name: expect.stringContaining('Ola’s own') };
  expect(lines).toMatchObject([
    { actor, deed: 'draft-changed', subject: { kind: 'draft', name: 'Spring check' } },
    { actor, deed: 'draft-made', subject: { kind: 'draft', name: 'Spring check' } },
    { actor, deed: 'operation-accepted' },
  ]);
  await expect(ola.ask.auditLog.list({})).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  const hers = await kari.ask.auditLog.listMine({});
  expect(hers.lines.length).toBeGreaterThan(0);
  expect(hers.lines.every(({ actor }) => actor.kind === 'assistant' && !actor.name.includes('Ola'))).toBe(
    true,
  );
  expect(await kari.ask.auditLog.verify()).toMatchObject({ brokenAt: null });
});

test.each(inTurn())(
  'what is over a limit is refused in words that can be passed on, and never prepared (%s)',
  async (era) => {
    const claude = await claudeOf(era);
    const { facebookCampaignId } = await newCampaign();
    const adAccountId = (await kari.ask.connections.get())!.selectedAdAccountId!;
    const limits = { mostPerDayMinor: 1_000_00, mostPerMonthMinor: null, reason: 'Enough' };
    await kari.ask.liveCampaigns.setGuardrails({ adAccountId, ...limits });
    await house.runJobs();
    const wish = { facebookCampaignId, dailyBudgetMinor: 9_000_00 };
    const refused = await claude.call('change_daily_budget', wish);
    expect(refused).toMatchObject({ isError: true });
    expect(textOf(refused)).toMatch(/<data-([\da-f]{12})>\n.*atWorstMinor.*\n<\/data-\1>$/);
    await kari.ask.liveCampaigns.setGuardrails({ adAccountId, ...limits, mostPerDayMinor: null });
    await house.runJobs();
    expect(await claude.call('pause', { facebookCampaignId: '1' })).toMatchObject({ isError: true });
    expect(await claude.call('get_draft', { id: 'no id' })).toMatchObject({ isError: true });
    expect(textOf(await claude.call('no_such_tool'))).toContain('no such tool');
  },
);

test.each(inTurn())(
  'two hundred calls at once are all answered, and one code is good for one of them (%s)',
  async (era) => {
    const claude = await claudeOf(era);
    const { code, before, budget } = await prepareRaise(claude);
    await house.passTime(2);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, count) =>
        count % 10 === 0 ? claude.call('confirm', { code }) : claude.call('list_campaigns'),
      ),
    );
    expect(answers.filter(({ isError }) => isError)).toHaveLength(19);
    await house.runJobs();
    expect(await budget()).toBe(before + 5_000);
  },
);

test('several calls in one question are refused, for each counts', async () => {
  const { key } = await kari.makeKey({ name: 'Script', access: 'read' });
  const ask = (question: object) =>
    fetch(`${place.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify(question),
    });
  const question = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await ask(question)).status).toBe(200);
  const refused = await ask([question, question]);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('one message at a time'),
  ]);
});
