import { ApprovalContent } from '#contract/approval-content.ts';
import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { becomeFit } from '#tests/publishing/good-leads.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';
import { type Content, contentHash } from '../approvals/content.ts';
import { presentContent } from '../approvals/present.ts';
import { readApprovable } from './approvable.ts';
import { readyPlan } from './ready-plan.ts';

const { house, kari } = await openPublishingHouse();
const { now } = house.ctx;
const workspaceId = await kari.workspaceId();
await becomeFit(house, kari);

/** Where each field of the plan stands in what is approved; `*` is any place in a list. */
const approvedAs: Record<string, string> = {
  name: 'title',
  objective: 'objective',
  dailyBudgetMinor: 'dailyBudgetMinor',
  'targeting.locations.*.type': 'locations.*.type',
  'targeting.locations.*.key': 'locations.*.key',
  'targeting.locations.*.radiusKm': 'locations.*.radiusKm',
  'targeting.ageMin': 'ageFrom',
  'targeting.ageMax': 'ageTo',
  'targeting.genders': 'gender',
  'page.id': 'page.id',
  'page.instagramId': 'page.instagramId',
  leadFormId: 'leadFormId',
  goodLeadsDatasetId: 'goodLeadsDatasetId',
  pixelId: 'pixelId',
  websiteUrl: 'websiteUrl',
  beneficiary: 'beneficiary',
  payer: 'payer',
  'ads.*.asked.id': 'ads.*.id',
  'ads.*.headline': 'ads.*.headline',
  'ads.*.primaryText': 'ads.*.primaryText',
  'ads.*.description': 'ads.*.description',
  'ads.*.callToAction': 'ads.*.callToAction',
  'ads.*.mediaId': 'ads.*.picture.mediaId',
  'ads.*.kind': 'ads.*.picture.kind',
  'ads.*.isEnhanced': 'ads.*.picture.isEnhanced',
  'ads.*.drawn.design': 'ads.*.picture.drawn.design',
  'ads.*.drawn.states.1x1': 'ads.*.picture.drawn.states.1x1',
  'ads.*.drawn.states.4x5': 'ads.*.picture.drawn.states.4x5',
  'ads.*.drawn.states.9x16': 'ads.*.picture.drawn.states.9x16',
};

/** What nobody can change without changing what it follows from, or what Meta is not sent. */
const follows: Record<string, string> = {
  'specialAdCategories.*': 'specialAdCategory',
  'specialAdCountries.*': 'locations.*.countryCode',
  isRegulated: 'locations.*.countryCode',
  endsAt: 'endsOn',
  'ads.*.name': 'title',
  'ads.*.asked.n': 'ads.*.id',
};
/** What a drawing says is in its states, as far as it says it. */
const inStates = /^ads\.\*\.drawn\.content\./;

/** Of what is approved, what is seen as a picture or read as a sentence instead. */
const shownOtherwise = /^ads\.\*\.picture\.|^law\.findings\.\*\.(code|params)/;

function leavesOf(value: unknown, path: string[] = []): [path: string, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, [...path, Array.isArray(value) ? '*' : key]),
  );
}

const valuesAt = (leaves: [string, unknown][], path: string) =>
  leaves.filter(([at]) => at === path).map(([, leaf]) => leaf);

async function prepareAll(): Promise<string[]> {
  const connection = (await kari.ask.connections.get())!;
  const { forms } = await kari.ask.campaigns.listLeadForms({ pageId: connection.pages[0]!.id });
  const { pixels } = await kari.ask.campaigns.listPixels({ adAccountId: connection.adAccounts[0]!.id });
  const { locations: swedish } = await kari.ask.campaigns.searchLocations({ query: 'Stockholm' });
  const kinds: Partial<CampaignFields>[] = [
    { endsOn: '2027-12-14', locations: swedish.slice(0, 1), specialAdCategory: 'employment', ageFrom: 18 },
    { objective: 'leads', leadFormId: forms[0]!.id, seeksGoodLeads: true },
    { objective: 'sales', pixelId: pixels[0]!.id },
  ];
  const ids: string[] = [];
  for (const changes of kinds) {
    const { id, version, mediaIds } = await prepareCampaign(kari, changes);
    const designs = [{ mediaId: mediaIds[0]!, design: 'price-sticker' as const }];
    await kari.ask.campaigns.update({ id, version, changes: { designs } });
    ids.push(id);
  }
  return ids;
}
const ids = await prepareAll();
const contentOf = (campaignId: string) => readApprovable(house.ctx, workspaceId, { campaignId, now: now() });

test('nothing is published that is not in what is approved', async () => {
  const seen = new Set<string>();
  for (const id of ids) {
    const { plan } = await readyPlan(house.ctx, { workspaceId, language: 'en' }, id);
    const content = leavesOf(await contentOf(id));
    const planned = leavesOf(plan);
    for (const path of new Set(planned.map(([at]) => at))) {
      seen.add(path);
      if (follows[path] || inStates.test(path)) continue;
      // Say in that table where it is shown to whoever approves.
      expect(approvedAs).toHaveProperty([path]);
      expect([path, ...valuesAt(content, approvedAs[path]!)]).toEqual([path, ...valuesAt(planned, path)]);
    }
    for (const path of Object.values(follows)) expect(valuesAt(content, path)).not.toEqual([]);
  }
  // A list that names what is no longer there would hide what comes in its place.
  expect([...Object.keys(approvedAs), ...Object.keys(follows)].filter((path) => !seen.has(path))).toEqual([]);
});

test('whoever approves is shown all of it', async () => {
  for (const id of ids) {
    const content = await contentOf(id);
    const shown = leavesOf(
      ApprovalContent.parse(presentContent(content, { key: 'k', language: 'nb', leadFormQuestions: null })),
    );
    const hidden = leavesOf(content)
      .filter(([path, leaf]) => !shownOtherwise.test(path) && !valuesAt(shown, path).includes(leaf))
      .map(([path]) => path);
    expect(hidden).toEqual([]);
  }
});

test('another hash for every field that is another', async () => {
  const content = await contentOf(ids[0]!);
  const whole = JSON.stringify(content);
  const hash = contentHash(content);
  expect(contentHash(Object.fromEntries(Object.entries(content).toReversed()) as unknown as Content)).toBe(
    hash,
  );
  let count = 0;
  JSON.parse(whole, function (this: unknown, key, value: unknown) {
    if (typeof value === 'object' && value !== null) return value;
    const place = count++;
    let at = 0;
    const changed = JSON.parse(whole, (_, leaf: unknown) =>
      typeof leaf === 'object' && leaf !== null ? leaf : at++ === place ? 'another' : leaf,
    );
    expect([key, contentHash(changed)]).not.toEqual([key, hash]);
    return value;
  });
  expect(count).toBeGreaterThan(40);
});
