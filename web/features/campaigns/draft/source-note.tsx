import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { FieldSources } from '#contract/campaigns/field-sources.ts';
import { SourceNote } from '#web/source-note.tsx';
import type { ReactElement } from 'react';

/** From where a field was filled in, in one line below it; nothing once somebody has said it themselves. */
export function sourceNote(
  { sources }: Pick<CampaignFields, 'sources'>,
  field: keyof FieldSources,
): ReactElement | undefined {
  const source = sources[field];
  return source && <SourceNote source={source} />;
}
