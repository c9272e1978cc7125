import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { openSyncing } from '#tests/syncing.ts';
import { joinTeam } from '#tests/team.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

test('where approval is demanded, only who may approve says something else in what runs', async () => {
  const syncing = openSyncing(house);
  const kari = await syncing.member();
  await house.subscribe(kari);
  const { facebookCampaignId } = await openLeadCampaign(house, { visitor: kari });
  await syncing.synced(kari.ask);
  const { ads } = await kari.ask.liveCampaigns.get({ facebookCampaignId });
  const { facebookAdId, headline, primaryText, description } = ads[0]!;
  const words = { headline: headline!, primaryText: primaryText!, description: description! };
  const per = await joinTeam(house, kari, { role: 'advertiser' });
  const reword = (visitor: typeof per, changed: string) =>
    visitor.ask.liveCampaigns.rewordAd({
      facebookAdId,
      ...words,
      headline: changed,
      callToAction: 'SIGN_UP',
    });

  await kari.ask.workspaces.setDemands({ approval: true });
  await expect(reword(per, 'Heating looked through')).rejects.toMatchObject({ code: 'APPROVAL_NEEDED' });
  await reword(kari, 'Heating looked through');
  await house.runJobs();

  // Who loses the right to approve while they ask has done it before that, or not at all.
  const admin = await joinTeam(house, kari, { role: 'admin' });
  const { id: personId } = await admin.ask.people.me();
  const [reworded] = await Promise.allSettled([
    reword(admin, 'Warm all winter'),
    kari.ask.members.update({ personId, role: 'advertiser' }),
  ]);
  const { lines } = await kari.ask.auditLog.list({});
  const [newest] = lines.filter(({ deed }) => deed === 'member-changed' || deed === 'operation-accepted');
  expect(reworded.status === 'rejected' || newest!.deed === 'member-changed').toBe(true);
});
