import type { FoundTree, MadeTree, PlannedAd } from './tree.ts';

interface Adoption {
  made: MadeTree;
  /** Made twice, or not in the plan: deleting these leaves exactly one tree. Parents stand for what they hold. */
  spareIds: string[];
}

/** Takes over what earlier tries have made: the fullest campaign, its fullest ad set, and one ad for each planned name. */
export function adoptTree(plannedAds: Pick<PlannedAd, 'name'>[], found: FoundTree[]): Adoption {
  const nothing = { creativeIds: plannedAds.map(() => null), adIds: plannedAds.map(() => null) };
  const tree = fullest(found, ({ ads, adSets }) => ads.length * 2 + adSets.length);
  if (!tree) return { made: nothing, spareIds: [] };

  const adSet = fullest(tree.adSets, ({ id }) => tree.ads.filter(({ adSetId }) => adSetId === id).length);
  const waiting = tree.ads.filter(({ adSetId }) => adSetId === adSet?.id);
  const adopted = plannedAds.map(({ name }) => {
    const place = waiting.findIndex((ad) => ad.name === name);
    return place === -1 ? undefined : waiting.splice(place, 1)[0];
  });
  return {
    made: {
      campaignId: tree.campaignId,
      ...(adSet && { adSetId: adSet.id }),
      creativeIds: adopted.map((ad) => ad?.creativeId ?? null),
      adIds: adopted.map((ad) => ad?.id ?? null),
    },
    spareIds: [
      ...found.filter((other) => other !== tree).map(({ campaignId }) => campaignId),
      ...tree.adSets.filter((other) => other !== adSet).map(({ id }) => id),
      ...waiting.map(({ id }) => id),
    ],
  };
}

/** The first one wins a draw, so that the oldest is kept. */
function fullest<Thing>(things: Thing[], weigh: (thing: Thing) => number): Thing | undefined {
  let best: Thing | undefined;
  for (const thing of things) if (!best || weigh(thing) > weigh(best)) best = thing;
  return best;
}
