import type { AppContext } from '#server/app-context.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { dayAt } from '#contract/days.ts';
import type { Reading, ResultKinds } from '../sync/reading.ts';
import { findPixelsAskedAt, listSalesPixelIds, notePixelsAsked, notePixelsRead } from './pixel-queries.ts';

/** Once a day, with the first sync after midnight: one call, and only where a running campaign for sales goes by a pixel. */
export async function readPixels(
  { db, meta, log }: AppContext,
  { workspaceId, account, timezone, pace }: Reading,
  campaigns: Promise<ResultKinds>,
): Promise<void> {
  await campaigns;
  const adAccountId = account.id;
  const askedAt = await findPixelsAskedAt(db, workspaceId, adAccountId);
  const now = meta.now();
  if (askedAt && dayAt(askedAt.getTime(), timezone) === dayAt(now, timezone)) return;
  const pixelIds = await listSalesPixelIds(db, workspaceId, adAccountId);
  await notePixelsAsked(db, workspaceId, { adAccountId, pixelIds, askedAt: new Date(now) });
  if (pixelIds.length === 0) return;
  try {
    const pixels = await meta.listPixels(account.token, adAccountId, pace);
    await notePixelsRead(db, workspaceId, { adAccountId, pixels, readAt: new Date(meta.now()) });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.failureKind === 'unauthorized') throw error;
    log.info('the pixels of an ad account cannot be read', { adAccountId, reason: error.message });
  }
}
