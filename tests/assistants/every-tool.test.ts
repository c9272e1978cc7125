import type { Preview } from '#contract/publishing/preview.ts';
import { plumberPage } from '#tests/lead-campaigns.ts';
import { isProof } from '#tests/proof/chance.ts';
import { answerLaw, prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { openSteerer } from '#tests/steering/steerer.ts';
import { joinTeam } from '#tests/team.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type Answer, eras, letIn, openOverHttp, textOf } from './assistant.ts';

const { house, kari, newCampaign, held, place, close } = await openOverHttp(openSteerer);
afterAll(close);

await joinTeam(house, kari, { role: 'approver' });

const resultIn = <Result>({ structuredContent }: Answer) => structuredContent!.result as Result;

test.each(isProof ? eras : eras.slice(1))('every tool answers a client of %s', async (era) => {
  const claude = await letIn(place, kari, { era });
  const called = new Set<string>();
  async function call<Result = { id: string }>(name: string, input: Record<string, unknown> = {}) {
    called.add(name);
    const answer = await claude.call(name, input);
    expect(answer.isError, `${name}: ${textOf(answer)}`).toBeFalsy();
    await house.runJobs();
    return answer.structuredContent?.prepared ?? resultIn<Result>(answer);
  }
  const confirm = async (prepared: unknown) => call('confirm', { code: (prepared as { code: string }).code });

  await call('get_connection');
  const reading = (await call('read_website', { address: 'bergenror.example' })) as { id: string };
  const { found } = (await call('get_website', { id: reading.id })) as unknown as {
    found: { pictures: { url: string }[] };
  };
  await call('take_pictures', { id: reading.id, urls: [found.pictures[0]!.url] });
  await call('find_places', { query: 'Bergen' });
  await call('list_lead_forms', { pageId: plumberPage });

  const draft = (await call('create_draft', { title: 'By an assistant' })) as { id: string };
  await call('update_draft', { id: draft.id, version: 1, changes: { businessName: 'Bergen Rør' } });
  const { id: campaignId } = await prepareCampaign(kari, { title: `Of ${era}` });
  await call('write_ads', { id: campaignId });
  const { ads, version } = await kari.ask.campaigns.get({ id: campaignId });
  const selected = ads.map((ad, place) => ({ ...ad, selected: place < 2 }));
  await call('update_draft', { id: campaignId, version, changes: { ads: selected } });
  // What the law asks is for her to answer.
  await answerLaw(kari, campaignId);
  await call('list_drafts');
  await call('get_draft', { id: campaignId });
  await call('check_law', { shown: { what: 'draft', campaignId } });
  await call('check_before_publishing', { campaignId });
  await call('preview', { campaignId });
  expect(await call('dry_run', { campaignId })).toMatchObject({ accepted: true });
  const members = (await call('list_members')) as unknown as { personId: string; role: string }[];
  const { personId } = members.find(({ role }) => role === 'approver')!;
  await call('ask_for_approval', { campaignId, to: { way: 'member', personId } });
  const byLink = { campaignId, to: { way: 'link', name: 'Ola' } };
  expect(await claude.call('ask_for_approval', byLink)).toMatchObject({ isError: true });
  await call('list_approvals', { campaignId });
  await confirm(await call('prepare_publish', { campaignId, launchImmediately: true }));

  const { id, facebookCampaignId } = await newCampaign();
  const on = { facebookCampaignId };
  await call('sync', { type: 'auto' });
  await call('what_to_do');
  await call('list_campaigns');
  const { adSets } = (await call('get_campaign', on)) as unknown as {
    adSets: { facebookAdSetId: string }[];
  };
  await call('daily_figures', on);
  await call('compare_ads', on);
  await call('spending_limits');
  await call('changes_at_meta');
  const pause = (await call('pause', on)) as { id: string };
  await call('get_change', { id: pause.id });
  await call('history', on);
  await confirm(await call('undo', { id: pause.id }));
  await call('pause', on);
  await confirm(await call('prepare_run', on));
  await confirm(await call('change_daily_budget', { ...on, dailyBudgetMinor: 90_000 }));
  await call('change_daily_budget', { ...on, dailyBudgetMinor: 20_000 });
  expect((await held(facebookCampaignId)).adSet).toMatchObject({ daily_budget: 20_000 });
  const ad = {
    headline: 'Cold again?',
    primaryText: 'We come the same day.',
    description: 'Fixed price',
    callToAction: 'LEARN_MORE',
    mediaId: await uploadPicture(kari, '#aa5500'),
  };
  await confirm(
    await call('prepare_ads', { campaignId: id, facebookAdSetId: adSets[0]!.facebookAdSetId, ads: [ad] }),
  );
  await keepLeads(house, kari, [{ name: 'Per' }]);
  const { leads } = (await call('find_leads')) as unknown as { leads: { lead: { id: string } }[] };
  await call('get_lead', { id: leads[0]!.lead.id });

  expect([...called].toSorted()).toEqual((await claude.list()).map(({ name }) => name).toSorted());
});

test('a preview shows the ads with their pictures, and what they cost at most, and does nothing', async () => {
  const claude = await letIn(place, kari);
  const photo = await uploadPicture(kari, '#33aa55');
  const { id: campaignId, ads } = await prepareCampaign(kari, {
    mediaIds: [photo, await uploadPicture(kari, '#aa3355')],
    designs: [{ mediaId: photo, design: 'headline-band' }],
  });
  const before = await house.practice.state();
  const answer = await claude.call('preview', { campaignId });
  const shown = resultIn<Preview>(answer);
  expect(shown.ads.map(({ headline, link, picture }) => [headline, link, picture])).toEqual(
    ads.slice(0, 2).map(({ headline }, place) => [headline, 'https://bergenror.example/winter', place]),
  );
  expect(shown).toMatchObject({ shownOn: ['facebook', 'instagram'], cost: { dayMinor: 26_250 } });
  expect(shown.checks.map(({ name, state }) => [name, state])).toContainEqual(['law', 'fine']);

  // The model sees them, and whoever is given the address as well, for a while.
  const small = answer.content.slice(1);
  expect(shown.pictures.map((picture) => picture.small)).toEqual(['image 1', 'image 2']);
  expect(small.map(({ type, mimeType }) => [type, mimeType])).toEqual([
    ['image', 'image/jpeg'],
    ['image', 'image/webp'],
  ]);
  const { channels } = await sharp(Buffer.from(small[1]!.data!, 'base64')).stats();
  expect(channels[0]!.mean).toBeCloseTo(0xaa, -1);
  expect(shown.pictures.map(({ urls }) => Object.keys(urls))).toEqual([
    ['1x1', '4x5', '9x16'],
    ['1x1', '4x5', '9x16', '191x100'],
  ]);
  const addresses = shown.pictures.flatMap(({ urls }) => Object.values(urls));
  const statuses = () => Promise.all(addresses.map(async (url) => (await fetch(url)).status));
  expect(await statuses()).toEqual(addresses.map(() => 200));
  expect(await fetch(addresses[0]!.replace('headline-band', 'plain'))).toMatchObject({ status: 404 });
  await house.passTime(16);
  expect(await statuses()).toEqual(addresses.map(() => 404));
  expect((await house.practice.state()).meta.campaigns).toEqual(before.meta.campaigns);

  // A draft that lacks nearly everything is shown as well.
  const { id } = await kari.ask.campaigns.create({ title: 'Bare' });
  expect(resultIn<Preview>(await claude.call('preview', { campaignId: id }))).toMatchObject({
    ads: [],
    pictures: [],
    cost: null,
  });
});

test('long lists come twenty-five rows at a time', async () => {
  const claude = await letIn(place, kari);
  for (let count = 0; count < 30; count += 1) await kari.ask.campaigns.create({ title: `Draft ${count}` });
  const all = (await kari.ask.campaigns.listDrafts()).length;
  const first = await claude.call('list_drafts');
  expect(resultIn<unknown[]>(first)).toHaveLength(25);
  const rest = await claude.call('list_drafts', { page: first.structuredContent!.nextPage });
  expect(resultIn<unknown[]>(rest)).toHaveLength(all - 25);
  expect(rest.structuredContent!.nextPage).toBeUndefined();
});
