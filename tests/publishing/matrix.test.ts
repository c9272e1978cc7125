import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPublisher } from './publisher.ts';
import { allCells, type Cell } from './troubles.ts';

const { house, practice, kari, newCampaign, finish, countRequests, expectOneTree, expectNothing } =
  await openPublisher();
beforeEach(async () => {
  await practice.behave();
  await practice.turn({ batch_answers: 50, batch_unanswered: 'done' });
});
afterAll(() => house.close());

const start = (campaignId: string, launchImmediately: boolean) =>
  kari.ask.publications.publish({ campaignId, launchImmediately });

/** A dead token ends a run that has made nothing yet; one that has waits until it can go on or clean up. */
function endsWithNothing({ trouble: { means }, step }: Cell): boolean {
  return means === 'no' || (means === 'token' && step.path.includes('adimages'));
}

/** What a run costs that meets no trouble: the pictures it lacks, the tree, the read-back, the launch. */
function fewestRequests({
  isLaunched,
  lacksPicture,
}: {
  isLaunched: boolean;
  lacksPicture: boolean;
}): number {
  return 2 + Number(isLaunched) + Number(lacksPicture);
}

test.for([true, false])('without trouble, launched: %s', async (launchImmediately) => {
  const campaign = await newCampaign();
  await start(campaign.id, launchImmediately);
  const requests = await countRequests(() => house.runJobs());
  await expectOneTree(await finish(campaign.id));
  expect(requests).toBe(fewestRequests({ isLaunched: launchImmediately, lacksPicture: false }));
});

test.for(allCells())('$what: one whole tree or none, and the truth told', async (cell) => {
  const { step, trouble, launchImmediately, isLaunch } = cell;
  const lacksPicture = step.path.includes('adimages');
  const campaign = await newCampaign({ hasNewPicture: lacksPicture });
  const { name: _name, ...where } = step;
  await practice.trouble({ service: 'meta', ...where, times: 1, trouble: trouble.trouble });
  await start(campaign.id, launchImmediately);

  const requests = await countRequests(() => finish(campaign.id));

  const run = await finish(campaign.id);
  if (endsWithNothing(cell)) {
    await expectNothing(run, { mayHaveRun: isLaunch });
  } else {
    await expectOneTree(run);
    expect(requests, 'the trouble was met').toBeGreaterThan(
      fewestRequests({ isLaunched: launchImmediately, lacksPicture }),
    );
  }
  if ((await kari.ask.connections.get())!.broken) await kari.connect();
});

const unanswered = [0, 1, 2, 3, 5].flatMap((answers) =>
  ['done', 'not-done'].flatMap((carriedOut) =>
    [true, false].map((launchImmediately) => ({ answers, carriedOut, launchImmediately })),
  ),
);

test.for(unanswered)(
  'a tree of which Meta answers $answers operations, the others null and $carriedOut, launched: $launchImmediately',
  async ({ answers, carriedOut, launchImmediately }) => {
    const campaign = await newCampaign();
    await practice.turn({ batch_answers: answers, batch_unanswered: carriedOut });
    await start(campaign.id, launchImmediately);
    await expectOneTree(await finish(campaign.id, () => practice.turn({ batch_answers: 50 })));
  },
);

const unansweredLaunches = [0, 2].flatMap((answers) =>
  ['done', 'not-done'].map((carriedOut) => ({ answers, carriedOut })),
);

test.for(unansweredLaunches)(
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
    await expectOneTree(run);
  },
);

const calls = ['uploadImage', 'makeTree', 'readTree', 'launchTree'] as const;
const gaps = calls.flatMap((call) =>
  (call === 'launchTree' ? [true] : [true, false]).map((launchImmediately) => ({ call, launchImmediately })),
);

test.for(gaps)(
  'a database that is gone between $call and writing it down, launched: $launchImmediately',
  async ({ call, launchImmediately }) => {
    const campaign = await newCampaign({ hasNewPicture: true });
    await start(campaign.id, launchImmediately);
    const comeBack = loseDatabaseAfter(call);
    const failures = await house.runJobs().finally(comeBack);
    expect(failures).toContainEqual(new Error('The database is gone.'));
    await house.passTime(0.1);
    await house.retryJobs();
    await expectOneTree((await kari.ask.publications.latest({ campaignId: campaign.id }))!);
  },
);

/** From the answer to that call on, the database takes nothing; until it is told to come back. */
function loseDatabaseAfter(call: (typeof calls)[number]): () => void {
  const { db, meta } = house.house;
  let isGone = false;
  house.house.db = new Proxy(db, {
    get(target, property, receiver) {
      if (isGone) throw new Error('The database is gone.');
      return Reflect.get(target, property, receiver);
    },
  });
  house.house.meta = new Proxy(meta, {
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
  return () => Object.assign(house.house, { db, meta });
}
