import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { Campaign } from '#contract/campaigns/campaign.ts';
import { isProof, openRandom, seed } from '#tests/proof/chance.ts';
import { openTestHouse } from '#tests/house.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { DraftKeeper, type DraftApi } from '#web/features/campaigns/draft/draft-keeper.ts';
import { changeAt, valueAt } from '#web/features/campaigns/draft/merge/merge-fields.ts';
import { ORPCError } from '@orpc/client';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = await openTestHouse();
let kari: Visitor;
let ola: Visitor;
beforeAll(async () => {
  kari = await house.visitor().join();
  ola = await joinTeam(house, kari, { role: 'author' });
});
afterAll(() => house.close());

type Line = 'up' | 'asks nobody' | 'loses answers';

/** A page of somebody, on a line that can be cut on the way there or back. */
function openPage({ ask }: Visitor, campaign: Campaign) {
  const line = { is: 'up' as Line };
  async function over<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (line.is === 'asks nobody') throw new TypeError('network');
    const answer = await question();
    if (line.is === 'loses answers') throw new TypeError('network');
    return answer;
  }
  const api: DraftApi = {
    create: ({ id, fields }) => over(() => ask.campaigns.create({ ...fields, id })),
    update: (change) => over(() => ask.campaigns.update(change)),
    get: (id) => over(() => ask.campaigns.get({ id })),
    explain: (error) => (error instanceof ORPCError ? 'conflict' : 'no-answer'),
  };
  const keeper = new DraftKeeper(api, campaign);
  return { line, keeper, save: () => keeper.flush().then(undefined, () => undefined) };
}

const ad = (headline: string): AdCopy => ({
  id: crypto.randomUUID(),
  headline,
  primaryText: 'Warm all winter',
  description: '',
  tone: 'friendly',
  callToAction: 'LEARN_MORE',
  selected: false,
});

const ads = [ad('Warm house'), ad('Dry cellar')];
const places = [
  'offerDescription',
  'productService',
  'sellingPoints.0',
  'sellingPoints.1',
  `ads.${ads[0]!.id}.primaryText`,
  `ads.${ads[1]!.id}.primaryText`,
];

/** Two write at once, save now and then, lose the line and come back. Answers what was written and not taken out again. */
async function writeTogether(random: () => number, steps: number) {
  const draw = (most: number) => Math.floor(random() * most);
  const draft = await kari.ask.campaigns.create({
    offerDescription: 'We check all pipes before winter comes',
    productService: 'Winter check',
    sellingPoints: ['Fixed price', 'Same day'],
    ads,
  });
  const pages = [openPage(kari, draft), openPage(ola, draft)];
  const written = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    const { keeper, line, save } = pages[draw(2)]!;
    const act = draw(10);
    if (act < 6) {
      const place = places[draw(places.length)]!;
      const words = String(valueAt(keeper.view().fields, place)).split(' ').filter(Boolean);
      const taken = words.splice(draw(words.length + 1), draw(3) === 0 ? 1 : 0, `word${step}`);
      written.add(`word${step}`);
      for (const word of taken) written.delete(word);
      keeper.change(changeAt(keeper.view().fields, place, words.join(' ')));
    } else if (act < 8) await save();
    else if (act < 9) line.is = (['up', 'asks nobody', 'loses answers'] as const)[draw(3)]!;
    else await Promise.all(pages.map((page) => page.save()));
  }
  for (const { line } of pages) line.is = 'up';
  for (let round = 0; round < 3; round += 1)
    for (const { keeper, save } of pages) {
      await save();
      keeper.hearOf((await kari.ask.campaigns.get({ id: draft.id })).version);
      await save();
    }
  return { pages, written, kept: await kari.ask.campaigns.get({ id: draft.id }) };
}

const rounds = isProof ? 60 : 8;

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'of two who write in one draft at once neither loses a word: %i',
  async (round) => {
    const { pages, written, kept } = await writeTogether(openRandom(`${seed} two writers ${round}`), 60);
    const words = places.flatMap((place) => String(valueAt(kept, place)).split(/\s+/));
    expect(words).toEqual(expect.arrayContaining([...written]));
    for (const { keeper } of pages) {
      expect(keeper.isUnsaved).toBe(false);
      for (const place of places) expect(valueAt(keeper.view().fields, place)).toBe(valueAt(kept, place));
      keeper.replace(kept);
    }
  },
);
