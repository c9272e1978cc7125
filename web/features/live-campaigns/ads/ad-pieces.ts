import type { DesignPlacement } from '#contract/designs.ts';
import type { Objective } from '#contract/campaigns/campaign.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { HeldWords } from '#contract/operations/operation-details.ts';
import type { AskedOfLaw } from '#web/operations/law-of-change.ts';
import type { ReactNode } from 'react';
import type { CallToActionChoice, TextLimits, TextName } from './ad-words.ts';

/** A picture as it is shown, whether its size is known or not. */
export interface PictureShown {
  previewUrl: string;
  width?: number;
  height?: number;
  /** In a design, by shape. */
  drawn?: Record<DesignPlacement, string>;
}

/** An ad as far as it is known here how it looks. */
export interface AdLook {
  campaign: LiveCampaign;
  words: HeldWords;
  picture: PictureShown | undefined;
  /** Said in place of a picture; without it, that there is none yet. */
  missing?: string;
  /** The words on the button. */
  button: string;
}

/** What the page hands in about ads. */
export interface AdPieces {
  /** What the law says of a change, as far as it is told in one place. */
  law: (asked: AskedOfLaw) => ReactNode;
  callsToAction: (objective: Objective | null) => readonly CallToActionChoice[];
  /** A way to have the words written. */
  writeForMe: (order: {
    campaignId: string | null;
    words: HeldWords;
    longest: TextLimits;
    onWords: (words: Pick<HeldWords, TextName>) => void;
  }) => ReactNode;
  preview: (look: AdLook) => ReactNode;
}
