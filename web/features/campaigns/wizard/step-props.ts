import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { FieldChanges } from '../draft/draft-fields.ts';

/** What every step gets: the draft as typed, and how to change it. */
export interface StepProps {
  fields: CampaignFields;
  change: (changes: FieldChanges) => void;
}
