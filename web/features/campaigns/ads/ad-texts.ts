import { adTextLengths } from '#contract/campaigns/ads.ts';
import type { RewritableField } from '#contract/campaigns/campaign.ts';
import { oneOf } from '#web/one-of.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';

// A schema of the contract would bring its library along.
const parts = Object.keys(adTextLengths) as RewritableField[];

/** The texts of the ads as they stand on the screen, each by the name that the law has for its place. */
export function adTextsOf(keeper: DraftKeeper) {
  function read(field: string) {
    const [, id, name] = field.split('.');
    const ad = keeper.view().fields.ads.find((each) => each.id === id);
    const part = oneOf(parts, name ?? '');
    return ad && part && { ad, part };
  }
  return {
    save: keeper.flush,
    textOf(field: string): string | undefined {
      const place = read(field);
      return place?.ad[place.part];
    },
    /** Takes it as if it had been typed. */
    put(field: string, text: string): void {
      const place = read(field);
      if (!place) return;
      const { ads } = keeper.view().fields;
      keeper.change({ ads: ads.map((ad) => (ad === place.ad ? { ...ad, [place.part]: text } : ad)) });
    },
  };
}
