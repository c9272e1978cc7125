import { type DesignPlacement, designPlacements, type OfferedDesign } from '#contract/designs.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { gapsOf } from './design-gaps.ts';
import { stateOf } from './drawn-files.ts';
import { readSubject } from './read-subject.ts';

/** A picture in each of the designs, as the campaign and the look of the firm are now. */
export async function listDesigns(
  ctx: Pick<AppContext, 'db'>,
  workspaceId: WorkspaceId,
  { id: campaignId, mediaId }: { id: string; mediaId: string },
): Promise<OfferedDesign[]> {
  const subject = await readSubject(ctx, workspaceId, { campaignId, mediaId });
  return gapsOf(subject.content).map(({ design, gap }) => {
    const addressOf = (placement: DesignPlacement) =>
      `/media/${mediaId}/designs/${campaignId}/${design}/${placement}?state=${stateOf(subject, { design, placement })}`;
    const urls = Object.fromEntries(designPlacements.map((each) => [each, addressOf(each)]));
    // The names are all the placements there are.
    return { design, gap, urls: gap ? null : (urls as Record<DesignPlacement, string>) };
  });
}
