import type { PlannedDrawing } from '#server/features/publications/media/picture-files.ts';
import type { AdModel, MadeAds } from '#server/gateways/meta/steering/ad-changes.ts';
import type { FoundTree } from '#server/gateways/meta/publishing/tree.ts';
import { z } from 'zod';
import type { RunContext } from '#server/features/operations/kind.ts';

const PlannedAd = z.object({
  /** At Meta; tells the ads of one change apart. */
  name: z.string(),
  headline: z.string(),
  primaryText: z.string(),
  description: z.string(),
  callToAction: z.string(),
  mediaId: z.uuid(),
  isEnhanced: z.boolean().optional(),
  drawn: z.custom<PlannedDrawing>((value) => typeof value === 'object').optional(),
});
const ids = z.array(z.string().nullable());
const moment = z.iso.datetime().nullable().default(null);

/** What is known of new ads on their way to Meta. */
export const AdsProgress = z.object({
  ads: z.array(PlannedAd),
  model: z
    .custom<AdModel>((value) => typeof value === 'object')
    .nullable()
    .default(null),
  made: z.object({ creativeIds: ids, adIds: ids }).default({ creativeIds: [], adIds: [] }),
  /** Set before anything is asked to be made: from then on Meta may hold something of ours. */
  intentAt: moment,
  /** When Meta was last asked to make something, while an answer is missing. */
  triedAt: moment,
});
export type AdsProgress = z.infer<typeof AdsProgress>;

/** Ads on their way; `progress` is always as last saved. */
export interface AdsRun {
  context: RunContext<'new-ads'>;
  progress: AdsProgress;
}

/** True when every ad is there. */
export function isComplete({ ads, made }: Pick<AdsProgress, 'ads' | 'made'>): boolean {
  return ads.every((_, position) => made.adIds[position]);
}

/** A name for each, after what it says; no two are the same. */
export function plannedNames(ads: { headline: string }[]): string[] {
  const taken = new Set<string>();
  return ads.map(({ headline }) => {
    let name = headline;
    for (let count = 2; taken.has(name); count += 1) name = `${headline} (${count})`;
    taken.add(name);
    return name;
  });
}

interface Adoption {
  made: MadeAds;
  /** Made twice: deleting these leaves each ad once. */
  spareIds: string[];
}

/** Takes over what earlier tries have made, one ad for each planned name. */
export function adoptAds(
  { ads, made }: Pick<AdsProgress, 'ads' | 'made'>,
  found: FoundTree['ads'],
): Adoption {
  const waiting = found.filter(({ id }) => !made.adIds.includes(id));
  const adopted = ads.map(({ name }, position) => {
    const id = made.adIds[position];
    if (id) return { id, creativeId: made.creativeIds[position] ?? null };
    const place = waiting.findIndex((ad) => ad.name === name);
    return place === -1 ? undefined : waiting.splice(place, 1)[0];
  });
  return {
    made: {
      creativeIds: adopted.map((ad, position) => ad?.creativeId ?? made.creativeIds[position] ?? null),
      adIds: adopted.map((ad) => ad?.id ?? null),
    },
    spareIds: waiting.map(({ id }) => id),
  };
}
