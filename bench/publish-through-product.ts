import { CampaignFields } from '#contract/campaigns/campaign.ts';
import { jobs } from '#server/jobs.ts';
import { runAddresses } from '#server/features/operations/kind.ts';
import { answerLaw, copyCampaign, prepareCampaign } from '#tests/campaigns.ts';
import makeTemplate from '#tests/database-template.ts';
import { openTestHouse } from '#tests/house.ts';
import { publishAndWait } from '#tests/publishing/follow-publication.ts';
import { measure, type Row, rounds } from './measure.ts';

/**
 * From pressing Publish to the moment the page hears that it is published, database, queue and stream included: five
 * ads, launched, after their review has brought the picture ahead.
 */
export async function benchThroughProduct(latencyMs: number): Promise<Row> {
  await makeTemplate();
  const world = await openTestHouse();
  const { ctx, practice } = world;
  await practice.turn({ rate_limits: 'off' });
  const kari = await world.visitor().join();
  await kari.connect();
  await world.subscribe(kari);
  const template = await prepareCampaign(kari);
  const ads = template.ads.map((ad, position) => ({ ...ad, selected: position < 5 }));
  // One more, so that nobody pays for what is done the first time.
  const drafts = await Promise.all(
    Array.from({ length: rounds + 1 }, () => copyCampaign(kari, { ...CampaignFields.parse(template), ads })),
  );
  await kari.ask.publications.check({ campaignId: drafts[0]!.id });
  await world.runJobs();
  const publishing = jobs.find(({ name }) => name === runAddresses.patient.name)!;
  await ctx.queue.work(publishing.name, (errand) => publishing.attempt(ctx, errand));

  async function publish(): Promise<void> {
    const campaignId = drafts.pop()!.id;
    await publishAndWait(kari.ask, campaignId, { launchImmediately: true });
  }
  await publish();
  // What has been advertised once is an earlier price of the next.
  for (const { id } of drafts) await answerLaw(kari, id);
  await practice.latency(latencyMs);
  const before = (await practice.requests()).at(-1)!.seq;
  // Counted below, by the sandbox itself.
  const row = await measure('the whole product, from Publish to published', publish, () => 0);
  const requests = (await practice.requests(before)).filter(({ service }) => service === 'meta').length;
  await world.close();
  return { ...row, requests: requests / rounds };
}
