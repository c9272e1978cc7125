import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { AdPreviewProps } from '../previews/ad-preview.tsx';
import type { Placement } from '../previews/placements.ts';
import type { RewriteAd } from './use-ad-rewrite.ts';

/** One of the generated ads, as it looks, and what can be done to its words. */
export interface ShownAd extends Omit<AdPreviewProps, 'isCompared'> {
  ad: AdCopy;
  n: number;
  placement: Placement;
  onChange: (id: string, changes: Partial<AdCopy>) => void;
  onRewrite: RewriteAd;
}
