import type { Drift } from '#contract/live/drifts.ts';
import { share } from '#tests/proof/diagonal.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, held } = await openSteerer();
const { liveCampaigns } = kari.ask;
afterAll(() => house.close());
beforeEach(async () => {
  await practice.behave();
  await kari.signIn();
});

interface Change {
  on: 'adSet' | 'creative';
  fields: object;
  told: Pick<Drift, 'field' | 'notPutBack'>[];
}

/** What Meta does not let anybody change back, or leave empty again. */
const changes: Record<string, Change> = {
  'a start': {
    on: 'adSet',
    fields: { start_time: Date.parse('2026-11-01T08:00:00Z') },
    told: [{ field: 'start', notPutBack: 'start' }],
  },
  'what the ads aim for': {
    on: 'adSet',
    fields: { optimization_goal: 'REACH' },
    told: [{ field: 'goal', notPutBack: 'goal' }],
  },
  'a daily budget that became a total one': {
    on: 'adSet',
    fields: { daily_budget: null, lifetime_budget: 900_000 },
    told: [
      { field: 'daily-budget', notPutBack: 'budget-kind' },
      { field: 'lifetime-budget', notPutBack: 'budget-kind' },
    ],
  },
  'who is said to pay, where nobody was': {
    on: 'adSet',
    fields: { dsa_payor: 'Somebody AS', dsa_beneficiary: 'Somebody AS' },
    told: [{ field: 'transparency', notPutBack: 'unset' }],
  },
  'music in an ad': {
    on: 'creative',
    fields: { asset_feed_spec: { audios: [{ type: 'random' }] } },
    told: [{ field: 'creative', notPutBack: 'creative' }],
  },
};

const hands = (['person', 'program', 'meta'] as const).flatMap((by) => [
  { by, isLogged: true },
  { by, isLogged: false },
]);

const cells = Object.entries(changes).flatMap(([name, change]) =>
  hands.map((hand) => ({ name, ...change, ...hand })),
);

test.each(
  share(
    cells,
    ({ name }) => name,
    ({ by, isLogged }) => `${by} ${isLogged}`,
  ),
)(
  '$name, changed by a $by, told by Meta: $isLogged, is only kept',
  async ({ on, fields, told, by, isLogged }) => {
    const { facebookCampaignId } = await newCampaign();
    await house.passTime(30);
    await sync();
    const { adSet } = await held(facebookCampaignId);
    const { meta } = await practice.state();
    const ad = meta.ads.find((each) => each['adset_id'] === adSet.id)!;
    await practice.edit(on === 'adSet' ? adSet.id : String(ad['creative_id']), fields, { by, isLogged });
    await sync();
    await house.passTime(10);
    const { drifts } = await liveCampaigns.listDrifts({ facebookCampaignId });
    expect(drifts.toSorted((one, other) => one.field.localeCompare(other.field))).toMatchObject(told);
    for (const { id } of drifts) {
      await expect(liveCampaigns.putBack({ id })).rejects.toMatchObject({ code: 'NOT_PUT_BACK' });
      await liveCampaigns.keep({ id });
    }
    await house.passTime(5);
    await sync();
    expect((await liveCampaigns.listDrifts({ facebookCampaignId })).drifts).toEqual([]);
  },
);
