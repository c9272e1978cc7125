import type { MetaObject, Practice } from '#tests/practice.ts';

export interface LivingTree {
  campaign: MetaObject;
  adSets: MetaObject[];
  ads: MetaObject[];
}

/** What Meta holds that is alive under this name, and only that. */
export async function livingTrees({ state }: Pick<Practice, 'state'>, name: string): Promise<LivingTree[]> {
  const { meta } = await state();
  const isAlive = ({ status }: MetaObject) => status !== 'DELETED';
  return meta.campaigns
    .filter((campaign) => campaign.name === name && isAlive(campaign))
    .map((campaign) => {
      const adSets = meta.adsets.filter((adSet) => adSet.campaign_id === campaign.id && isAlive(adSet));
      const ads = meta.ads.filter((ad) => isAlive(ad) && adSets.some(({ id }) => id === ad.adset_id));
      return { campaign, adSets, ads };
    });
}

/** The status of everything in them, a list for each tree. */
export function statusesOf(trees: LivingTree[]): string[][] {
  return trees.map(({ campaign, adSets, ads }) => [campaign, ...adSets, ...ads].map(({ status }) => status));
}

/** What `statusesOf` is once one whole tree of two ads is there. */
export function oneTree({ isLaunched }: { isLaunched: boolean }): string[][] {
  return [Array<string>(4).fill(isLaunched ? 'ACTIVE' : 'PAUSED')];
}
