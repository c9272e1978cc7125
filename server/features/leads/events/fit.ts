import { fitLimits, type LeadEventState } from '#contract/leads/lead-events.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countEvents, type EventCounts, findSettings } from './event-queries.ts';

export const monthMs = 30 * 86_400_000;

/** What an account lacks before Meta may optimise for good leads. */
export function gapsOf({
  leads,
  told,
  contacted,
  won,
}: Pick<EventCounts, 'leads' | 'told' | 'contacted' | 'won'>) {
  const gaps: LeadEventState['gaps'] = [];
  const share = (count: number) => (leads > 0 ? count / leads : 0);
  if (leads < fitLimits.leads) gaps.push('few-leads');
  if (share(told) < fitLimits.toldShare) gaps.push('few-told');
  if ([leads, contacted, won].filter((count) => count > 0).length < fitLimits.stages) gaps.push('few-stages');
  const reached = [contacted, won].map(share);
  if (reached.every((each) => each < fitLimits.leastReached)) gaps.push('too-few-reach');
  else if (!reached.some((each) => each >= fitLimits.leastReached && each <= fitLimits.mostReached))
    gaps.push('too-many-reach');
  return gaps;
}

/** The dataset by which Meta may look for leads that become customers; null while it is told of too little. */
export async function findGoodLeads(
  db: Database,
  workspaceId: WorkspaceId,
  now: number,
): Promise<string | null> {
  const settings = await findSettings(db, workspaceId);
  if (!settings?.isOn) return null;
  const gaps = gapsOf(await countEvents(db, workspaceId, new Date(now - monthMs)));
  return gaps.length === 0 ? settings.datasetId : null;
}
