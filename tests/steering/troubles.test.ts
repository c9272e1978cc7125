import { dayAt } from '#contract/days.ts';
import { RunStatus } from '#contract/operations/operation-details.ts';
import type { Operation } from '#contract/operations/operations.ts';
import { share } from '#tests/proof/diagonal.ts';
import { lineTroubles, operationTroubles, type Trouble } from '#tests/publishing/troubles.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSyncing } from '#tests/syncing.ts';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, held, live, meanwhile, finish } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
const syncing = openSyncing(house);
beforeEach(() => practice.behave());
afterAll(() => house.close());

const target = await newCampaign();
const { facebookCampaignId } = target;
const facebookAdSetId = (await held(facebookCampaignId)).adSet.id;

interface Kind {
  name: string;
  /** What Meta holds of it now. */
  atMeta(): Promise<unknown>;
  /** What our page shows of it. */
  shown(): Promise<unknown>;
  /** Something else than it is. */
  other(now: unknown): unknown;
  ask(wish: unknown): Promise<Operation>;
}

const kinds: Kind[] = [
  {
    name: 'a status',
    atMeta: async () => (await held(facebookCampaignId)).campaign.status,
    shown: async () => (await live(facebookCampaignId)).configuredStatus,
    other: (now) => (now === 'ACTIVE' ? 'PAUSED' : 'ACTIVE'),
    ask: (status) => liveCampaigns.setStatus({ facebookCampaignId, status: RunStatus.parse(status) }),
  },
  {
    name: 'a budget',
    atMeta: async () => (await held(facebookCampaignId)).adSet['daily_budget'],
    shown: async () => (await live(facebookCampaignId)).dailyBudgetMinor,
    other: (now) => Number(now) + 100,
    ask: (wish) => liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: Number(wish) }),
  },
  {
    name: 'a last day',
    atMeta: async () => dayAt(Number((await held(facebookCampaignId)).adSet['end_time'] ?? 0), 'UTC'),
    shown: async () => (await liveCampaigns.get({ facebookCampaignId })).adSets[0]!.endsOn ?? '1970-01-01',
    other: (now) => (now === '2031-12-14' ? '2031-12-15' : '2031-12-14'),
    ask: (wish) => liveCampaigns.setSchedule({ facebookCampaignId, endsOn: String(wish) }),
  },
  {
    name: 'a name',
    atMeta: async () => (await held(facebookCampaignId)).campaign['name'],
    shown: async () => (await live(facebookCampaignId)).name,
    other: (now) => (now === 'Winter check' ? 'Summer check' : 'Winter check'),
    ask: (wish) => liveCampaigns.rename({ facebookCampaignId, name: String(wish) }),
  },
  {
    name: 'places',
    atMeta: async () => {
      const targeting = (await held(facebookCampaignId)).adSet['targeting'] as {
        geo_locations: { countries?: string[] };
      };
      return targeting.geo_locations.countries?.[0];
    },
    shown: async () => (await liveCampaigns.get({ facebookCampaignId })).adSets[0]!.places[0]!.key,
    other: (now) => (now === 'NO' ? 'GB' : 'NO'),
    ask: (wish) => liveCampaigns.setLocations({ facebookAdSetId, locations: [country(String(wish))] }),
  },
];

function country(key: string) {
  const type = 'country' as const;
  return { type, key, name: key, region: null, countryCode: key, countryName: key, radiusKm: null };
}

const steps = [
  { step: 'the first look', method: 'GET', path: '/\\d+$', skip: 0 },
  { step: 'the change', method: 'POST', path: '/\\d+$', skip: 0 },
  { step: 'the read-back', method: 'GET', path: '/\\d+$', skip: 1 },
];

const cells = kinds.flatMap((kind) =>
  steps.flatMap((step) =>
    [...lineTroubles, ...operationTroubles].map((trouble) => ({
      what: `${kind.name}: ${trouble.name} at ${step.step}`,
      kind,
      step,
      trouble,
    })),
  ),
);

/** A dead token ends a change; nobody waits until somebody has reconnected. */
function isNo({ means }: Trouble): boolean {
  return means !== 'passes';
}

function endOf(trouble: Trouble, step: string): object {
  if (!isNo(trouble)) return { status: 'done', problem: null };
  if (step !== 'the read-back') return { status: 'failed', problem: {} };
  return { status: 'failed', problem: { title: 'We could not check the change', isMoneyAtRisk: true } };
}

/** Every trouble at every step, with one kind after the other. */
const tried = share(
  cells,
  ({ step, trouble }) => `${trouble.name} at ${step.step}`,
  ({ step, kind }) => `${kind.name} at ${step.step}`,
);

test.for(tried)('$what', async ({ kind, step: { step, ...where }, trouble }) => {
  // Meta takes four changes of a budget in an hour.
  await house.passTime(20);
  const before = await kind.atMeta();
  const wish = kind.other(before);
  await practice.trouble({ service: 'meta', ...where, times: 1, trouble: trouble.trouble });

  const change = await finish(await meanwhile(kind.ask(wish)));

  const isMade = !isNo(trouble) || step === 'the read-back';
  expect(await kind.atMeta()).toEqual(isMade ? wish : before);
  expect(change).toMatchObject(endOf(trouble, step));
  expect(change.status === 'failed' || (await kind.shown()) === wish, 'our page shows it').toBe(true);
  const { broken } = (await kari.ask.connections.get())!;
  expect(broken !== null).toBe(trouble.means === 'token' || trouble.name === 'a checkpoint');
  if (broken) await kari.connect();
  // What could not be read back is read anew: what looks like an earlier last day, and is a later one, is refused.
  if (change.status === 'failed' && step === 'the read-back') await syncing.synced(kari.ask, 'manual');
});

const lasting = [
  { what: 'an outage', trouble: { kind: 'error', status: 500, code: 2 }, says: 'does not answer' },
  { what: 'a throttle', trouble: { kind: 'throttles', code: 80004, minutes: 3 }, says: 'slow down' },
];

test.for(lasting)(
  '$what that lasts ends a pause with words, and money at risk',
  async ({ trouble, says }) => {
    const { facebookCampaignId } = await newCampaign();
    await practice.trouble({ service: 'meta', method: 'POST', path: '/\\d+$', times: 99, trouble });
    const first = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
    expect(first).toMatchObject({ status: 'running', problem: { title: 'Not done yet' } });
    const change = await finish(first);
    expect(change).toMatchObject({ status: 'failed', problem: { isMoneyAtRisk: true } });
    expect(change.problem?.title).toContain(says);
  },
);

test.for(kinds)('$name: a server that dies once Meta has answered leaves it to the next', async (kind) => {
  await house.passTime(60);
  const wish = kind.other(await kind.atMeta());
  const comeBack = loseDatabaseAfterChange();
  const answer = meanwhile(kind.ask(wish));
  await expect(answer).rejects.toMatchObject({ status: 500 });
  comeBack();
  await house.retryJobs();
  const [change] = await operations.list({ facebookCampaignId });
  expect(change).toMatchObject({ status: 'done', problem: null });
  expect(await kind.atMeta()).toEqual(wish);
  expect(await kind.shown()).toEqual(wish);
});

/** From the moment Meta has made a change on, the database takes nothing; until it is told to come back. */
function loseDatabaseAfterChange(): () => void {
  const { db, meta } = house.ctx;
  let isGone = false;
  house.ctx.db = new Proxy(db, {
    get(target, property, receiver) {
      if (isGone) throw new Error('The database is gone.');
      return Reflect.get(target, property, receiver);
    },
  });
  house.ctx.meta = new Proxy(meta, {
    get(target, property, receiver) {
      const found: unknown = Reflect.get(target, property, receiver);
      const isChange = ['setStatus', 'setDailyBudget', 'setEnd', 'rename', 'setPlaces'].includes(
        String(property),
      );
      if (!isChange || typeof found !== 'function') return found;
      return async (...asked: unknown[]): Promise<unknown> => {
        const answer: unknown = await found(...asked);
        isGone = true;
        return answer;
      };
    },
  });
  return () => Object.assign(house.ctx, { db, meta });
}
