import type { Lead } from '#contract/leads/lead.ts';

const shown = 12;

/** The end of a lead's id at Meta: all of a page begin alike. */
export function shortId({ facebookLeadId }: Pick<Lead, 'facebookLeadId'>): string {
  return facebookLeadId.length > shown ? `…${facebookLeadId.slice(-shown)}` : facebookLeadId;
}
