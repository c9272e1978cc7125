import { type DesignName, designNames, type OfferedDesign } from '#contract/designs.ts';
import type { DesignContent } from './design-content.ts';

type Gap = NonNullable<OfferedDesign['gap']>;
type Need = (content: DesignContent) => Gap | null;

const needsHeadline: Need = ({ headline }) =>
  headline ? null : { code: 'needs-headline', field: 'productService' };

const needs: Record<DesignName, Need> = {
  'price-sticker': ({ now }) => (now ? null : { code: 'needs-price', field: 'campaignPriceMinor' }),
  'headline-band': needsHeadline,
  'logo-corner': ({ logoMediaId }) => (logoMediaId ? null : { code: 'needs-logo', field: 'logoMediaId' }),
  frame: needsHeadline,
  'list-of-three': ({ points }) =>
    points.length === 3 ? null : { code: 'needs-three-points', field: 'sellingPoints' },
  quote: ({ sentence }) => (sentence ? null : { code: 'needs-sentence', field: 'offerDescription' }),
  dark: needsHeadline,
  plain: needsHeadline,
};

/** Why a design cannot be drawn of this, and the field that would mend it; null where it can. */
export function gapOf(design: DesignName, content: DesignContent): Gap | null {
  return needs[design](content);
}

export function gapsOf(content: DesignContent): { design: DesignName; gap: Gap | null }[] {
  return designNames.map((design) => ({ design, gap: gapOf(design, content) }));
}
