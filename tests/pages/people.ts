import { insertOperator } from '#server/features/people/operator-queries.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { openSyncing } from '#tests/syncing.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { joinTeam } from '#tests/team.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import type { Pages } from './open-pages.ts';

/** Somebody who has just signed up, somebody whose pages are full, and somebody who has a team and two workspaces. */
export async function bringPeople(pages: Pages) {
  const newcomer = await pages.visitor().join();
  const syncing = openSyncing(pages);
  const owner = await syncing.member();
  await pages.subscribe(owner);
  const { facebookCampaignId } = await openLeadCampaign(pages, { visitor: owner });
  await keepLeads(pages, owner, [{ facebookCampaignId, hoursAgo: 2 }]);
  const draft = await prepareCampaign(owner, { title: 'Spring check' });
  const [self] = await owner.ask.members.list();
  const to = { way: 'member' as const, personId: self!.personId };
  const { approval } = await owner.ask.approvals.ask({ campaignId: draft.id, to });
  const asked = await owner.ask.approvals.ask({ campaignId: draft.id, to: { way: 'link', name: 'Ola' } });
  await owner.ask.comments.add({ subject: draft.id, spot: null, words: 'Call them first.' });
  await insertOperator(pages.ctx.db, self!.personId);
  const boss = await pages.visitor().join();
  await joinTeam(pages, boss, { role: 'author' });
  await boss.ask.workspaces.create({ name: 'Fjord Florist' });
  const foreign = await syncing.makeInAdsManager('Bakery');
  const { campaigns } = await syncing.synced(owner.ask);
  const published = campaigns.find((each) => each.facebookCampaignId === facebookCampaignId);
  return {
    newcomer,
    owner,
    boss,
    draftId: draft.id,
    approvalId: approval.id,
    approvalPath: new URL(asked.link!).pathname,
    publishedId: published!.campaignId!,
    leadsId: facebookCampaignId,
    foreignId: foreign.campaignId,
  };
}

export type People = Awaited<ReturnType<typeof bringPeople>>;
