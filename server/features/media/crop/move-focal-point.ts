import type { FocalPoint } from '#contract/media.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { removeCuts } from './ensure-cut.ts';
import { getMedia, updateFocalPoint, type WholeMedia } from '../queries.ts';

/** Says what must stay in sight. What was cut around another point goes; the picture is cut anew when it is next shown. */
export async function moveFocalPoint(
  ctx: AppContext,
  { workspaceId }: Person,
  { id, focalPoint }: { id: string; focalPoint: FocalPoint },
): Promise<WholeMedia> {
  const before = await getMedia(ctx.db, workspaceId, id);
  const after = await updateFocalPoint(ctx.db, workspaceId, { id, focalPoint });
  const hasMoved = before.focalX !== after.focalX || before.focalY !== after.focalY;
  if (hasMoved) await removeCuts(ctx, before);
  return after;
}
