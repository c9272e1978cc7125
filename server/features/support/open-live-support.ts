import { m } from '#server/catalogue/messages.js';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { enforceRateLimit, returnRateLimitHit } from '../people/queries.ts';
import { countMemberships } from '../workspaces/member-queries.ts';
import { getWorkspace } from '../workspaces/queries.ts';
import { findOpening } from './opening-hours.ts';

/** Nobody needs more meetings than this; each costs the operator one. What could not be opened does not count. */
const limit = { most: 5, withinMs: 3_600_000 };

/** Opens a meeting with support for this person, while somebody is there to come to it. */
export async function openLiveSupport(ctx: AppContext, person: Person): Promise<{ zoomLink: string }> {
  const opensAt = findSupportOpening(ctx);
  if (opensAt) throw new Refusal('SUPPORT_CLOSED', { opensAt: opensAt.toISOString() });
  const key = `live-support:${person.id}`;
  await enforceRateLimit(ctx, { key, ...limit });
  try {
    const name = `${person.name}${await placeOf(ctx, person)}`;
    const topic = m.support_meeting_topic({ name }, { locale: person.language });
    const { joinUrl } = await ctx.meetings.open(topic);
    return { zoomLink: joinUrl };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await returnRateLimitHit(ctx.db, key);
    ctx.log.error('a support meeting could not be opened', error);
    throw new Refusal('SUPPORT_UNAVAILABLE');
  }
}

/** Which workspace it is about, of somebody who belongs to several. */
async function placeOf({ db }: AppContext, { id, workspaceId }: Person): Promise<string> {
  return (await countMemberships(db, id)) > 1 ? ` (${(await getWorkspace(db, workspaceId)).name})` : '';
}

/** When support can be met next; undefined while it can. */
export function findSupportOpening({
  settings,
  now,
}: Pick<AppContext, 'settings' | 'now'>): Date | undefined {
  return settings.supportHours && findOpening(settings.supportHours, now());
}
