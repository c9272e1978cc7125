import type { Lead } from '#contract/leads/lead.ts';

const shown = 12;

/** The beginning of a lead's id at Meta. */
export function shortId({ facebookLeadId }: Pick<Lead, 'facebookLeadId'>): string {
  return facebookLeadId.length > shown ? `${facebookLeadId.slice(0, shown)}…` : facebookLeadId;
}
