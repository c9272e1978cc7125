import { RewritableField } from '#contract/campaigns/campaign.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';

/** The texts of the ads as they stand on the screen, each by the name that the law has for its place. */
export function adTextsOf(keeper: DraftKeeper) {
  function read(field: string) {
    const [, id, name] = field.split('.');
    const ad = keeper.view().fields.ads.find((each) => each.id === id);
    const part = RewritableField.safeParse(name);
    return ad && part.success ? { ad, part: part.data } : undefined;
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
