import { expect, test } from 'vitest';
import { prepareCampaign } from './campaigns.ts';
import { openTwoServers } from './house.ts';
import { followPublication } from './publishing/follow-publication.ts';
import { livingTrees, oneTree, statusesOf } from './publishing/living-trees.ts';

const onPostgres = process.env.TEST_DATABASE_URL !== undefined;

test.runIf(onPostgres)(
  'two servers on one PostgreSQL make one run, and each tells what the other does',
  async () => {
    const { first, second, close } = await openTwoServers();
    const kari = await first.visitor().join();
    await kari.connect();
    const sameKari = second.visitor(kari.cookies);
    expect(await sameKari.ask.people.me()).toMatchObject({ email: kari.email });

    const { id: campaignId } = await prepareCampaign(kari, { title: 'From two servers' });
    const wish = { campaignId, launchImmediately: true };
    const runs = await Promise.all(
      [kari, sameKari, kari, sameKari].map(({ ask }) => ask.publications.publish(wish)),
    );
    const [, ...others] = new Set(runs.map((run) => run.id));
    expect(others).toEqual([]);

    const following = followPublication(sameKari.ask, () => Promise.resolve(runs[0]!));
    const seen: string[] = [];
    let working: Promise<unknown> | undefined;
    for await (const { status } of following) {
      seen.push(status);
      // The run begins once somebody is seen to watch.
      working ??= Promise.all([first.runJobs(), second.runJobs()]);
    }
    expect(await working).toEqual([[], []]);

    expect(seen.at(-1)).toBe('published');
    const { meta } = await first.practice.state();
    expect(meta.campaigns.filter(({ name }) => name === 'From two servers')).toHaveLength(1);
    await close();
  },
);

test.runIf(onPostgres)(
  'ten publishes of one campaign at once, from two servers, make one run and one tree',
  async () => {
    const { first, second, close } = await openTwoServers();
    const kari = await first.visitor().join();
    await kari.connect();
    const sameKari = second.visitor(kari.cookies);
    const { id: campaignId } = await prepareCampaign(kari, { title: 'Ten at once' });

    const wish = { campaignId, launchImmediately: true };
    const both = Array.from({ length: 10 }, (_, place) => (place % 2 === 0 ? kari : sameKari));
    const runs = await Promise.all(both.map(({ ask }) => ask.publications.publish(wish)));
    expect(new Set(runs.map((run) => run.id)).size).toBe(1);
    expect(await Promise.all([first.runJobs(), second.runJobs()])).toEqual([[], []]);

    expect(await kari.ask.publications.latest({ campaignId })).toMatchObject({ status: 'published' });
    expect(statusesOf(await livingTrees(first.practice, 'Ten at once'))).toEqual(
      oneTree({ isLaunched: true }),
    );
    expect((await kari.ask.workspaces.current()).usage?.campaigns).toBe(1);

    const { id } = runs[0]!;
    await Promise.all(both.map(({ ask }) => ask.publications.undo({ id })));
    expect(await Promise.all([first.runJobs(), second.runJobs()])).toEqual([[], []]);
    expect(await kari.ask.publications.latest({ campaignId })).toMatchObject({ status: 'undone' });
    expect(await livingTrees(first.practice, 'Ten at once')).toEqual([]);
    await close();
  },
);

test.runIf(onPostgres)('a sign-out at one server ends what is open at the other', async () => {
  const { first, second, close } = await openTwoServers();
  const kari = await first.visitor().join();
  const sameKari = second.visitor(new Map(kari.cookies));
  const events = (await sameKari.ask.liveCampaigns.watchSync())[Symbol.asyncIterator]();
  await events.next();

  await kari.post('/api/auth/sign-out', {});

  await expect(events.next()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  await close();
});
