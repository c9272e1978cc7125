import type { Shown } from '#contract/compliance/shown.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { getCampaignWithMedia } from '../campaigns/queries.ts';
import type { Judged } from './judged.ts';
import { readDraft } from './shown-draft.ts';
import { readForm } from './shown-form.ts';

/** All that the rules may judge by of what is to be shown; refuses what this workspace does not have. */
export async function readShown(
  { db, now, readChange }: Pick<AppContext, 'db' | 'now' | 'readChange'>,
  workspaceId: WorkspaceId,
  shown: Shown,
): Promise<Judged> {
  if (shown.what === 'lead-form') return readForm(shown.form, now());
  if (shown.what !== 'draft') return readChange(db, workspaceId, { change: shown, now: now() });
  const campaign = await getCampaignWithMedia(db, workspaceId, shown.campaignId);
  return readDraft(db, workspaceId, { campaign, now: now() });
}
