import { fitLimits, type LeadEventState } from '#contract/leads/lead-events.ts';
import type { EventCounts } from './event-queries.ts';

/** What an account lacks before Meta may optimise for good leads. */
export function gapsOf({ leads, told, contacted, won }: Omit<EventCounts, 'waiting' | 'givenUp'>) {
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
