import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { findGaps } from '#contract/campaigns/readiness.ts';

/** In the order people are told. */
const told = ['account', 'page', 'ads', 'pixel', 'media', 'website', 'lead-form', 'budget'] as const;

export type PublishGap = 'unread' | 'connection' | 'law' | (typeof told)[number];

export interface PublishSituation {
  fields: CampaignFields;
  /** What is linked and chosen at this moment. */
  adAccountId: string | null;
  pageId: string | null;
  /** Whether that is known yet. */
  isConnectionRead: boolean;
  isConnected: boolean;
  /** The first way through the wizard, not a later edit. */
  isCreating: boolean;
  /** What the law has against it as it is here, as far as that is known. */
  openLaw: number;
}

/** The first thing that stands between the campaign and Facebook, in the order people are told. */
export function findPublishGap(situation: PublishSituation): PublishGap | undefined {
  const { fields, adAccountId, pageId, isConnectionRead, isConnected, isCreating, openLaw } = situation;
  if (!isConnectionRead) return 'unread';
  if (isCreating && !isConnected) return 'connection';
  const gaps = findGaps({ ...fields, facebookAdAccountId: adAccountId, facebookPageId: pageId });
  return told.find((code) => gaps.some((gap) => gap.code === code)) ?? (openLaw > 0 ? 'law' : undefined);
}

/** The field that closes a gap. */
export function fieldFor(gap: PublishGap): string {
  const fields: Record<PublishGap, string> = {
    unread: 'facebookAdAccountId',
    connection: 'facebookAdAccountId',
    account: 'facebookAdAccountId',
    page: 'facebookPageId',
    ads: 'ads',
    law: 'law',
    pixel: 'pixelId',
    media: 'mediaIds',
    'lead-form': 'leadFormId',
    website: 'websiteUrl',
    budget: 'dailyBudgetMinor',
  };
  return fields[gap];
}
