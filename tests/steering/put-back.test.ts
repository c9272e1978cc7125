import type { Drift } from '#contract/live/drifts.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, meanwhile } = await openSteerer();
afterAll(() => house.close());
beforeEach(() => practice.behave());

type Fields = Record<string, unknown>;
interface Things {
  campaign: Fields & { id: string };
  adSet: Fields & { id: string };
  ads: (Fields & { id: string })[];
}

/** What Meta holds of a campaign and all that is in it. */
async function things(facebookCampaignId: string): Promise<Things> {
  const { meta } = await practice.state();
  const adSet = meta.adsets.find((each) => each['campaign_id'] === facebookCampaignId)!;
  return {
    campaign: meta.campaigns.find(({ id }) => id === facebookCampaignId)!,
    adSet,
    ads: meta.ads.filter((each) => each['adset_id'] === adSet.id),
  };
}

interface Change {
  on: keyof Things | 'creative';
  fields: (things: Things) => Fields;
  turn: object;
  concern: Drift['concern'];
  notPutBack?: Drift['notPutBack'];
}

const targeting = ({ adSet }: Things, news: Fields) => ({
  targeting: { ...(adSet['targeting'] as Fields), ...news },
});
const later = Date.parse('2027-03-01T00:00:00Z');

/** Each kind of change that is told apart; none of them touches what another does. */
const changes: Record<string, Change> = {
  'name of the campaign': {
    on: 'campaign',
    fields: () => ({ name: 'Theirs' }),
    turn: { code: 'renamed', to: 'Theirs' },
    concern: 'none',
  },
  'name of an ad': {
    on: 'ads',
    fields: () => ({ name: 'Their ad' }),
    turn: { code: 'renamed', to: 'Their ad' },
    concern: 'none',
  },
  status: {
    on: 'ads',
    fields: () => ({ status: 'PAUSED' }),
    turn: { code: 'paused' },
    concern: 'none',
  },
  'daily budget': {
    on: 'adSet',
    fields: () => ({ daily_budget: 150_000 }),
    turn: { code: 'amount', to: 150_000 },
    concern: 'money',
  },
  'spending limit': {
    on: 'campaign',
    fields: () => ({ spend_cap: 5_000_000 }),
    turn: { code: 'amount', from: null, to: 5_000_000 },
    concern: 'money',
  },
  end: {
    on: 'adSet',
    fields: () => ({ end_time: later }),
    turn: { code: 'moment', from: null },
    concern: 'money',
  },
  placements: {
    on: 'adSet',
    fields: (of) => targeting(of, { publisher_platforms: ['facebook', 'instagram', 'threads'] }),
    turn: { code: 'list', added: ['threads'], removed: [] },
    concern: 'brand',
  },
  people: {
    on: 'adSet',
    fields: (of) => targeting(of, { age_min: 18, age_max: 30 }),
    turn: { code: 'ages', to: '18–30' },
    concern: 'money',
  },
  places: {
    on: 'adSet',
    fields: (of) => targeting(of, { geo_locations: { countries: ['SE'] } }),
    turn: { code: 'list', added: ['SE'] },
    concern: 'money',
  },
  audience: {
    on: 'adSet',
    fields: (of) => targeting(of, { targeting_automation: { advantage_audience: 1 } }),
    turn: { code: 'changed' },
    concern: 'money',
  },
  'a feature': {
    on: 'creative',
    fields: () => ({
      degrees_of_freedom_spec: { creative_features_spec: { image_animation: { enroll_status: 'OPT_IN' } } },
    }),
    turn: { code: 'features', on: ['image_animation'], off: [] },
    concern: 'brand',
  },
};

async function watched() {
  const { facebookCampaignId } = await newCampaign();
  await house.passTime(30);
  await sync();
  return facebookCampaignId;
}

async function open(facebookCampaignId: string): Promise<Drift[]> {
  return (await kari.ask.liveCampaigns.listDrifts({ facebookCampaignId })).drifts;
}

function idOf(of: Things, on: Change['on']): string {
  if (on === 'campaign') return of.campaign.id;
  if (on === 'adSet') return of.adSet.id;
  return on === 'creative' ? String(of.ads[0]!['creative_id']) : of.ads[0]!.id;
}

const { accessToken: token } = await practice.tokens({ state: 'ok' });
const account = { id: (await kari.ask.connections.get())!.selectedAdAccountId!, token, currency: 'NOK' };

/** All that is watched of what a change is made to, as Meta tells it. */
async function look(of: Things, on: Change['on']) {
  const type = on === 'campaign' ? 'campaign' : on === 'adSet' ? 'ad-set' : 'ad';
  const id = on === 'creative' ? of.ads[0]!.id : idOf(of, on);
  const watched = await house.ctx.meta.readWatched(account, { type, id });
  return JSON.stringify(watched, (name, value: unknown) => (name === 'creative_id' ? undefined : value));
}

const people = {
  person: { kind: 'person', name: 'Dag Berge', tool: 'Ads Manager', isSure: true },
  program: { kind: 'program', name: 'Another ads tool', isSure: true },
  meta: { kind: 'meta', name: 'Meta', isSure: true },
};
const nobody = { kind: 'meta', isSure: false };

describe.each(Object.entries(changes))('%s', (_, { on, fields, turn, concern, notPutBack = null }) => {
  const hands = (['person', 'program', 'meta'] as const).flatMap((by) => [
    [by, true] as const,
    [by, false] as const,
  ]);
  test.each(hands)('changed by a %s, told by Meta: %s', async (by, isLogged) => {
    const campaign = await watched();
    const before = await things(campaign);
    const was = await look(before, on);
    await practice.edit(idOf(before, on), fields(before), { by, isLogged });
    await sync();
    await house.passTime(10);
    const [drift, ...others] = await open(campaign);
    expect(others).toEqual([]);
    // What a creative is made of has no row of its own.
    const who = isLogged && on !== 'creative' ? people[by] : nobody;
    expect(drift).toMatchObject({ turn, concern, notPutBack, who });

    if (by === 'program') {
      expect(await kari.ask.liveCampaigns.keep({ id: drift!.id })).toMatchObject({ drifts: [] });
      expect(await look(before, on)).not.toBe(was);
    } else {
      const operation = await meanwhile(kari.ask.liveCampaigns.putBack({ id: drift!.id }));
      expect(operation).toMatchObject({ status: 'done', problem: null, canUndo: true });
      expect(await open(campaign)).toEqual([]);
      expect(await look(before, on)).toBe(was);
    }
    await house.passTime(5);
    await sync();
    await house.passTime(30);
    await sync();
    expect(await open(campaign)).toEqual([]);
  });
});
