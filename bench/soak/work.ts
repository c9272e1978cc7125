import { setTimeout as wait } from 'node:timers/promises';
import type { Practice } from '#tests/practice.ts';
import { copyCampaign, prepareCampaign } from '#tests/campaigns.ts';
import { plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Visitor } from '#tests/visitor.ts';

const pauseMs = 2_000;
/** A publication is much work for a person as well. */
const publishesEvery = 40;

/** Somebody with a campaign that runs and collects leads. */
export async function moveIn(visitor: Visitor) {
  await visitor.join();
  await visitor.connect();
  const fields = { objective: 'leads', leadFormId: quoteForm, facebookPageId: plumberPage } as const;
  const campaign = await prepareCampaign(visitor, fields);
  const facebookCampaignId = await publish(visitor, campaign.id);
  const { facebookAdAccountId: adAccountId, facebookPageId: pageId } = campaign;
  await visitor.ask.connections.select({ adAccountId: adAccountId!, pageId });
  const isRead = async () => {
    const { lastSyncedAt, isMissingPublished } = await visitor.ask.liveCampaigns.sync({ type: 'auto' });
    return lastSyncedAt !== null && !isMissingPublished;
  };
  while (!(await isRead())) await wait(500);
  return { visitor, template: CampaignFields.parse(campaign), facebookCampaignId };
}

type Resident = Awaited<ReturnType<typeof moveIn>>;

async function publish({ ask }: Visitor, campaignId: string): Promise<string> {
  await ask.publications.publish({ campaignId, launchImmediately: true });
  for (;;) {
    await wait(500);
    const { facebookCampaignId } = await ask.campaigns.get({ id: campaignId });
    const run = await ask.publications.latest({ campaignId });
    if (facebookCampaignId && run?.status === 'published') return facebookCampaignId;
    if (run?.status !== 'published' && run?.status !== 'running' && run?.status !== 'waiting')
      throw new Error(`The campaign was not published: ${run?.status}.`);
  }
}

/** What a person does all day, again and again. `time` is told how long each answer took, in ms. */
export async function workAllDay(
  { visitor, template, facebookCampaignId }: Resident,
  { practice, isOver, time }: { practice: Practice; isOver: () => boolean; time: (ms: number) => void },
): Promise<void> {
  const { ask } = visitor;
  const timed = async (question: Promise<unknown>) => {
    const startedAt = performance.now();
    await question;
    time(performance.now() - startedAt);
  };
  for (let round = 1; !isOver(); round += 1) {
    await timed(ask.people.me());
    await timed(ask.liveCampaigns.overview());
    await timed(ask.liveCampaigns.get({ facebookCampaignId }));
    await timed(ask.campaigns.listDrafts());
    await timed(ask.leads.inbox({}));
    await watchForAMoment(visitor);
    const draft = await ask.campaigns.create({ title: `Draft ${round}` });
    await ask.campaigns.update({
      id: draft.id,
      version: draft.version,
      changes: { businessName: 'Bergen Rør' },
    });
    await ask.campaigns.remove({ id: draft.id });
    await practice.answerForm(quoteForm, 1);
    if (round % 5 === 0)
      await visitor.fetch(`/exports/leads/${facebookCampaignId}.csv`).then((file) => file.text());
    if (round % 10 === 0) await visitor.signIn();
    if (round % publishesEvery === 0) {
      const { id } = await copyCampaign(visitor, { ...template, title: `Campaign ${round}` });
      await publish(visitor, id);
      await ask.liveCampaigns.remove({ campaignId: id });
    }
    await wait(pauseMs);
  }
}

/** As a page that is opened and left. */
async function watchForAMoment({ ask }: Visitor): Promise<void> {
  const left = new AbortController();
  for await (const _state of await ask.liveCampaigns.watchSync(undefined, left)) break;
  left.abort();
}
