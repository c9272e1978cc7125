import type { DesignName, DesignPlacement, OfferedDesign } from '#contract/designs.ts';
import { m } from '#web/paraglide/messages.js';

type GapCode = NonNullable<OfferedDesign['gap']>['code'];

export function nameDesign(design: DesignName): string {
  return {
    'price-sticker': m.designs_price_sticker,
    'headline-band': m.designs_headline_band,
    'logo-corner': m.designs_logo_corner,
    frame: m.designs_frame,
    'list-of-three': m.designs_list_of_three,
    quote: m.designs_quote,
    dark: m.designs_dark,
    plain: m.designs_plain,
  }[design]();
}

export function nameShape(placement: DesignPlacement): string {
  return {
    '1x1': m.media_cut_square,
    '4x5': m.media_cut_portrait,
    '9x16': m.media_cut_story,
  }[placement]();
}

/** Why a design cannot be drawn, and what to do. */
export function describeGap(code: GapCode): { why: string; mend: string } {
  const { why, mend } = {
    'needs-price': { why: m.designs_needs_price, mend: m.designs_mend_price },
    'needs-headline': { why: m.designs_needs_headline, mend: m.designs_mend_headline },
    'needs-three-points': { why: m.designs_needs_points, mend: m.designs_mend_points },
    'needs-sentence': { why: m.designs_needs_sentence, mend: m.designs_mend_sentence },
    'needs-logo': { why: m.designs_needs_logo, mend: m.designs_mend_logo },
    'too-long': { why: m.designs_too_long, mend: m.designs_mend_too_long },
  }[code];
  return { why: why(), mend: mend() };
}
