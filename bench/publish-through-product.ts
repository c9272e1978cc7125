import { CampaignFields } from '#contract/campaigns.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import makeTemplate from '#tests/database-template.ts';
import { openTestHouse } from '#tests/house.ts';
import { measure, type Row, rounds } from './measure.ts';

/** From pressing Publish to published, database and queue included: five ads, launched, after their review has brought the picture ahead. */
export async function benchThroughProduct(latencyMs: number): Promise<Row> {
  await makeTemplate();
  const house = await openTestHouse();
  const { practice } = house;
  await practice.turn({ rate_limits: 'off' });
  const kari = await house.visitor().join();
  await kari.connect();
  await house.subscribe(kari);
  const template = await prepareCampaign(kari);
  const ads = template.ads.map((ad, position) => ({ ...ad, selected: position < 5 }));
  const drafts = await Promise.all(
    Array.from({ length: rounds }, () =>
      kari.ask.campaigns.create({ ...CampaignFields.parse(template), ads }),
    ),
  );
  await kari.ask.publications.check({ campaignId: drafts[0]!.id });
  await house.runJobs();
  await practice.latency(latencyMs);
  const before = (await practice.requests()).at(-1)!.seq;
  const row = await measure(
    'the whole product, from Publish to published',
    async () => {
      const { id } = drafts.pop()!;
      await kari.ask.publications.publish({ campaignId: id, launchImmediately: true });
      await house.runJobs();
      const run = await kari.ask.publications.latest({ campaignId: id });
      if (run?.status !== 'published') throw new Error('It was not published.');
    },
    // Counted below, by the sandbox itself.
    () => 0,
  );
  const requests = (await practice.requests(before)).filter(({ service }) => service === 'meta').length;
  await house.close();
  return { ...row, requests: requests / rounds };
}
