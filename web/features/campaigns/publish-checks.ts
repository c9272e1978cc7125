import type { CampaignFields } from '#contract/campaigns.ts';
import { isWebsiteUrl } from '#contract/website-address.ts';
import type { StepName } from './wizard-steps.ts';

export type PublishGap =
  | 'connection'
  | 'selection'
  | 'ads'
  | 'pixel'
  | 'media'
  | 'website'
  | 'lead-form'
  | 'budget';

export interface PublishSituation {
  fields: CampaignFields;
  /** What is linked and chosen at this moment. */
  adAccountId: string | null;
  pageId: string | null;
  isConnected: boolean;
  /** The first way through the wizard, not a later edit. */
  isCreating: boolean;
}

/** The first thing that stands between the campaign and Facebook, in the order people are told. */
export function findPublishGap(situation: PublishSituation): PublishGap | undefined {
  const { fields, adAccountId, pageId, isConnected, isCreating } = situation;
  const checks: [PublishGap, boolean][] = [
    ['connection', isCreating && !isConnected],
    ['selection', adAccountId === null || pageId === null],
    ['ads', !fields.ads.some((ad) => ad.selected)],
    ['pixel', fields.objective === 'sales' && !fields.pixelId],
    ['media', fields.mediaIds.length === 0],
    ['website', fields.objective !== 'leads' && !isWebsiteUrl(fields.websiteUrl)],
    ['lead-form', fields.objective === 'leads' && !fields.leadFormId],
    ['budget', fields.dailyBudgetMinor === null],
  ];
  return checks.find(([, isOpen]) => isOpen)?.[0];
}

/** Where a gap is closed; undefined when that is the review step itself. */
export function stepFor(gap: PublishGap): StepName | undefined {
  switch (gap) {
    case 'pixel':
      return 'pixel';
    case 'media':
      return 'media';
    case 'website':
      return 'business';
    case 'lead-form':
      return 'lead-form';
    case 'budget':
      return 'audience';
    case 'connection':
    case 'selection':
    case 'ads':
      return undefined;
  }
}

/** The control that closes a gap, where it has one of its own. */
export function fieldFor(gap: PublishGap): string | undefined {
  if (gap === 'website') return 'websiteUrl';
  return gap === 'budget' ? 'dailyBudgetMinor' : undefined;
}
