import { share } from '#tests/proof/diagonal.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { nothingAtAll, oneWholeTree, openPublisher } from './publisher.ts';
import { allCells, type Cell } from './troubles.ts';

const { house, practice, kari, newCampaign, finish, countRequests, leftBy, waitsOf } = await openPublisher();
beforeEach(async () => {
  await practice.behave();
  await practice.turn({
    batch_answers: 50,
    batch_unanswered: 'done',
    late_in_lists_seconds: 0,
    same_creative: 'same-id',
  });
});
afterAll(() => house.close());

const start = (campaignId: string, launchImmediately: boolean) =>
  kari.ask.publications.publish({ campaignId, launchImmediately });

/** A dead token ends a run that has made nothing yet; one that has waits until it can go on or clean up. */
function endsWithNothing({ trouble: { means }, step }: Cell): boolean {
  return means === 'no' || (means === 'token' && step.path.includes('adimages'));
}

/** What a run costs that meets no trouble: the pictures it lacks, the tree, the read-back, the launch. */
function fewestRequests({ isLaunched, files }: { isLaunched: boolean; files: number }): number {
  return 2 + Number(isLaunched) + files;
}

test.for([true, false])('without trouble, launched: %s', async (launchImmediately) => {
  const campaign = await newCampaign();
  await start(campaign.id, launchImmediately);
  const requests = await countRequests(() => house.runJobs());
  expect(await leftBy(await finish(campaign.id))).toEqual(oneWholeTree({ isLaunched: launchImmediately }));
  expect(requests).toBe(fewestRequests({ isLaunched: launchImmediately, files: 0 }));
});

const cells = share(
  allCells(),
  ({ trouble }) => trouble,
  ({ launchImmediately, isDesigned }) => `${launchImmediately} ${isDesigned}`,
  ({ step, trouble }) => `${step.name}: ${trouble.means}`,
);

test.for(cells)('$what: one whole tree or none, and the truth told', async (cell) => {
  const { step, trouble, launchImmediately, isLaunch, isDesigned } = cell;
  const lacksPicture = step.path.includes('adimages');
  const campaign = await newCampaign({ hasNewPicture: lacksPicture, isDesigned });
  const { name: _name, ...where } = step;
  await practice.trouble({ service: 'meta', ...where, times: 1, trouble: trouble.trouble });
  await start(campaign.id, launchImmediately);

  const requests = await countRequests(() => finish(campaign.id));

  const run = await finish(campaign.id);
  const isOver = endsWithNothing(cell);
  expect(await leftBy(run)).toEqual(
    isOver ? nothingAtAll({ moneyAtRisk: isLaunch }) : oneWholeTree({ isLaunched: launchImmediately }),
  );
  const files = lacksPicture ? (isDesigned ? 3 : 1) : 0;
  const untroubled = isOver ? 0 : fewestRequests({ isLaunched: launchImmediately, files });
  expect(requests, 'the trouble was met').toBeGreaterThan(untroubled);
  const [waitedFor] = waitsOf(campaign.id);
  const { waitsFor } = trouble;
  const fitting = waitsFor && !isOver ? [waitsFor] : [undefined, 'outage', 'late-lists'];
  expect(fitting, 'it says what it waits for').toContain(waitedFor);
  if ((await kari.ask.connections.get())!.broken) await kari.connect();
});

const wayOf = (one: { carriedOut: string; launchImmediately: boolean }) =>
  `${one.carriedOut} ${one.launchImmediately}`;
const unanswered = [0, 1, 2, 3, 5].flatMap((answers) =>
  ['done', 'not-done'].flatMap((carriedOut) =>
    [true, false].map((launchImmediately) => ({ answers, carriedOut, launchImmediately })),
  ),
);

test.for(share(unanswered, ({ answers }) => answers, wayOf))(
  'a tree of which Meta answers $answers operations, the others null and $carriedOut, launched: $launchImmediately',
  async ({ answers, carriedOut, launchImmediately }) => {
    const campaign = await newCampaign();
    await practice.turn({ batch_answers: answers, batch_unanswered: carriedOut });
    await start(campaign.id, launchImmediately);
    expect(await leftBy(await finish(campaign.id, () => practice.turn({ batch_answers: 50 })))).toEqual(
      oneWholeTree({ isLaunched: launchImmediately }),
    );
  },
);

const unansweredLaunches = [0, 2].flatMap((answers) =>
  ['done', 'not-done'].map((carriedOut) => ({ answers, carriedOut })),
);

test.for(
  share(
    unansweredLaunches,
    ({ answers }) => answers,
    ({ carriedOut }) => carriedOut,
  ),
)(
  'a launch of which Meta answers $answers operations, the others null and $carriedOut',
  async ({ answers, carriedOut }) => {
    const campaign = await newCampaign();
    const busy = { kind: 'error', status: 400, code: 17 };
    await practice.trouble({ service: 'meta', method: 'POST', path: '/\\d+$', times: 1, trouble: busy });
    await start(campaign.id, true);
    const run = await finish(campaign.id, async () => {
      await practice.turn({ batch_answers: answers, batch_unanswered: carriedOut });
      await house.retryJobs();
      await practice.turn({ batch_answers: 50 });
    });
    expect(await leftBy(run)).toEqual(oneWholeTree({ isLaunched: true }));
  },
);

const unseen = ['loses-answer', 'drops', 'html', 'truncated', undefined].flatMap((kind) =>
  [true, false].map((launchImmediately) => ({ kind, launchImmediately })),
);

test.for(
  share(
    unseen,
    ({ kind }) => kind,
    ({ launchImmediately }) => launchImmediately,
  ),
)(
  'lists that are half a minute late, and $kind at the batch, launched: $launchImmediately',
  async ({ kind, launchImmediately }) => {
    const campaign = await newCampaign();
    await practice.turn({ late_in_lists_seconds: 30 });
    if (kind)
      await practice.trouble({
        service: 'meta',
        path: '/campaigns$',
        method: 'POST',
        times: 1,
        trouble: { kind },
      });
    await start(campaign.id, launchImmediately);
    expect(await leftBy(await finish(campaign.id))).toEqual(oneWholeTree({ isLaunched: launchImmediately }));
  },
);

test('what Meta does not let us clean up is cleaned up once it does, and said all the while', async () => {
  const campaign = await newCampaign();
  const no = { kind: 'error', status: 403, code: 200 };
  await practice.trouble({ service: 'meta', path: '/adsets$', method: 'POST', times: 1, trouble: no });
  await practice.trouble({ service: 'meta', method: 'DELETE', times: 2, trouble: no });
  await start(campaign.id, true);
  await house.runJobs();
  expect(await kari.ask.publications.latest({ campaignId: campaign.id })).toMatchObject({
    status: 'waiting',
    problem: { title: 'Facebook did not allow this' },
  });
  expect(await leftBy(await finish(campaign.id))).toEqual(nothingAtAll({ moneyAtRisk: false }));
});

test('where Meta refuses an ad that exists already, publishing again after an undo takes it over', async () => {
  await practice.turn({ same_creative: 'refused' });
  const campaign = await newCampaign();
  const { id } = await start(campaign.id, true);
  await house.runJobs();
  await kari.ask.publications.undo({ id });
  await house.runJobs();

  await start(campaign.id, true);
  const again = await finish(campaign.id);
  expect(again.id).not.toBe(id);
  expect(await leftBy(again)).toEqual(oneWholeTree({ isLaunched: true }));
});

test('a picture that Meta has lost is brought anew by the next publish', async () => {
  const campaign = await newCampaign();
  const no = { kind: 'error', status: 400, code: 100, subcode: 2446386 };
  await practice.trouble({ service: 'meta', path: '/adcreatives$', times: 1, trouble: no });
  await start(campaign.id, false);
  const refused = await finish(campaign.id);
  expect(await leftBy(refused)).toEqual(nothingAtAll({ moneyAtRisk: false }));
  expect(refused.problem).toMatchObject({ field: 'mediaIds' });

  await start(campaign.id, false);
  const requests = await countRequests(() => house.runJobs());
  expect(await leftBy(await finish(campaign.id))).toEqual(oneWholeTree({ isLaunched: false }));
  expect(requests).toBe(fewestRequests({ isLaunched: false, files: 1 }));
});

const calls = ['uploadImage', 'makeTree', 'readTree', 'launchTree'] as const;
const gaps = calls.flatMap((call) =>
  (call === 'launchTree' ? [true] : [true, false]).map((launchImmediately) => ({ call, launchImmediately })),
);

test.for(
  share(
    gaps,
    ({ call }) => call,
    ({ launchImmediately }) => launchImmediately,
  ),
)(
  'a database that is gone between $call and writing it down, launched: $launchImmediately',
  async ({ call, launchImmediately }) => {
    const campaign = await newCampaign({ hasNewPicture: true });
    await start(campaign.id, launchImmediately);
    const comeBack = loseDatabaseAfter(call);
    const failures = await house.runJobs().finally(comeBack);
    expect(failures).toContainEqual(new Error('The database is gone.'));
    await house.passTime(0.1);
    await house.retryJobs();
    expect(await leftBy((await kari.ask.publications.latest({ campaignId: campaign.id }))!)).toEqual(
      oneWholeTree({ isLaunched: launchImmediately }),
    );
  },
);

/** From the answer to that call on, the database takes nothing; until it is told to come back. */
function loseDatabaseAfter(call: (typeof calls)[number]): () => void {
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
      if (property !== call || typeof found !== 'function') return found;
      return async (...asked: unknown[]): Promise<unknown> => {
        const answer: unknown = await found(...asked);
        isGone = true;
        return answer;
      };
    },
  });
  return () => Object.assign(house.ctx, { db, meta });
}
