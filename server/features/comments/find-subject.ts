import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { isUuid } from '#server/platform/is-uuid.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findCampaign, findPublishedCampaign } from '../campaigns/queries.ts';

/** A campaign people talk about: what was published from here is known by our id, whatever it is asked for by. */
export async function getSubject(
  { db, findLiveTitle }: Pick<AppContext, 'db' | 'findLiveTitle'>,
  workspaceId: WorkspaceId,
  asked: string,
) {
  const ours = isUuid(asked)
    ? await findCampaign(db, workspaceId, asked)
    : await findPublishedCampaign(db, workspaceId, asked);
  if (ours) {
    const { id, title, version, status } = ours;
    return { subject: id, title, version, path: `/campaign/${id}${status === 'draft' ? '' : '/details'}` };
  }
  const title = await findLiveTitle(db, workspaceId, asked);
  if (title === undefined) throw new Refusal('CAMPAIGN_NOT_FOUND');
  return { subject: asked, title, version: null, path: `/campaigns/meta/${asked}` };
}
