import sharp from 'sharp';
import { openMetaGateway } from '#tests/meta-gateway.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { adoptTree } from '../publishing/adopt-tree.ts';
import type { TreePlan } from '../publishing/tree.ts';

const { sandbox, meta, control, token, account } = await openMetaGateway({ patienceMs: 150 });

let plan: TreePlan;

beforeAll(async () => {
  const square = { width: 600, height: 600, channels: 3, background: '#0b3d4a' } as const;
  const bytes = await sharp({ create: square }).jpeg().toBuffer();
  const { hash: imageHash } = await meta.uploadImage(account, { bytes, fileName: 'bath.jpg' });
  const words = {
    primaryText: 'We start on Monday.',
    description: '',
    callToAction: 'LEARN_MORE',
    imageHash,
  };
  plan = {
    marker: '',
    name: 'Bathrooms',
    objective: 'traffic',
    specialAdCategories: [],
    dailyBudgetMinor: 15_000,
    targeting: { locations: [{ type: 'country', key: 'NO' }], ageMin: 18, ageMax: 65, genders: 'all' },
    page: { id: (await meta.listPages(token))[0]!.id },
    websiteUrl: 'https://example.com/',
    ads: [
      { ...words, name: 'Ad 1', headline: 'One' },
      { ...words, name: 'Ad 2', headline: 'Two' },
    ],
  };
});
afterEach(() => control('DELETE', 'troubles'));
afterAll(() => sandbox.close());

const troubles = [
  { kind: 'loses-answer' },
  { kind: 'drops' },
  { kind: 'html' },
  { kind: 'truncated' },
  { kind: 'hangs', ms: 300 },
  { kind: 'error', status: 500, code: 2 },
  { kind: 'error', status: 400, code: 17, subcode: 2446079 },
];
const steps = ['campaigns', 'adsets', 'adcreatives', 'ads'];
const faults = steps.flatMap((step) =>
  troubles.map((trouble) => ({ step, trouble, what: JSON.stringify(trouble) })),
);

test.for(faults)(
  'when $step meets $what, looking and trying again ends with exactly one tree',
  async ({ step, trouble, what }) => {
    const marker = `adfjord:${step}-${what}`.replaceAll(/[^\w:-]/g, '');
    const since = new Date();
    const marked = { ...plan, marker };
    await control('POST', 'troubles', { service: 'meta', path: `${step}(\\?|$)`, times: 1, trouble });

    const first = await meta.makeTree(account, marked);
    expect(first.unknown || first.refusal?.failureKind === 'rate-limited').toBe(true);

    const { made, spareIds } = adoptTree(plan.ads, await meta.findTrees(account, { marker, since }));
    await meta.deleteSpares(account, spareIds);
    const second = await meta.makeTree(account, { ...marked, made });
    expect(second).toMatchObject({ unknown: false, adIds: [expect.any(String), expect.any(String)] });

    const trees = await meta.findTrees(account, { marker, since });
    expect(trees).toHaveLength(1);
    expect(trees[0]).toMatchObject({ adSets: [{}], ads: [{}, {}] });
  },
);

test.for(troubles)(
  'when the launch meets $kind, the campaign stays paused or a second launch starts it',
  async (trouble) => {
    const { kind } = trouble;
    const marked = { ...plan, marker: `adfjord:launch-${kind}-${'status' in trouble ? trouble.status : ''}` };
    const { campaignId, adSetId, adIds } = await meta.makeTree(account, marked);
    const order = { campaignId: campaignId!, adSetId: adSetId!, adIds: adIds.map((id) => id!) };
    await control('POST', 'troubles', { service: 'meta', path: `${adSetId}(\\?|$)`, times: 1, trouble });

    await expect(meta.launchTree(account, order)).rejects.toMatchObject({
      failureKind: expect.stringMatching(/unknown-outcome|rate-limited/),
    });
    await meta.launchTree(account, order);
    const { campaign, adSets, ads } = (await meta.readTree(account, order))!;
    expect([campaign, ...adSets, ...ads].map(({ status }) => status)).toEqual([
      'ACTIVE',
      'ACTIVE',
      'ACTIVE',
      'ACTIVE',
    ]);
  },
);
