import { type DesignName, designNames, designPlacements, type OfferedDesign } from '#contract/designs.ts';
import type { DesignContent } from './design-content.ts';
import { layOut } from './drawing/lay-out.ts';
import { sceneOf } from './drawing/scene.ts';

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
  return needs[design](content) ?? excessOf(design, content);
}

/** A design is offered where its words fit in every shape. */
function excessOf(design: DesignName, content: DesignContent): Gap | null {
  for (const placement of designPlacements) {
    const sheet = layOut(design, sceneOf({ placement, content }));
    if ('tooLong' in sheet) return { code: 'too-long', field: sheet.tooLong };
  }
  return null;
}

export function gapsOf(content: DesignContent): { design: DesignName; gap: Gap | null }[] {
  return designNames.map((design) => ({ design, gap: gapOf(design, content) }));
}
