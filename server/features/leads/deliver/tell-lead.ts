import type { LeadAnswer } from '#contract/leads/lead.ts';
import type { Told, ToldLead } from '#server/gateways/lead-targets/target.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openCampaignNames } from '../list/campaign-names.ts';
import { contactIn, nameIn, phoneIn } from '../rules.ts';
import { findForm } from '../sync/form-queries.ts';
import { type DeliveryRow, findLead } from './delivery-queries.ts';

/** What a delivery tells; undefined where there is nobody left to tell of. */
export async function tellLead(db: Database, delivery: DeliveryRow): Promise<Told | undefined> {
  const { id, workspaceId, event, leadId, erased, tries } = delivery;
  const base = { id, createdAt: delivery.createdAt.toISOString(), isRepeated: tries > 1 };
  if (event === 'erased') return erased ? { ...base, event, isTest: false, lead: erased } : undefined;
  const lead = leadId ? await findLead(db, workspaceId, leadId) : undefined;
  if (!lead) return undefined;
  const { facebookCampaignId, facebookFormId } = lead;
  const { title } = await openCampaignNames(db, workspaceId).of(lead);
  const form = await findForm(db, workspaceId, facebookFormId);
  return {
    ...base,
    event,
    isTest: lead.isTest,
    lead: {
      id: lead.id,
      metaLeadId: lead.facebookLeadId,
      campaign: facebookCampaignId ? { id: facebookCampaignId, title } : null,
      form: { id: facebookFormId, name: form?.name ?? '' },
      adId: lead.facebookAdId,
      status: lead.status,
      createdAt: lead.createdAt.toISOString(),
      ...toldAnswers(lead.answers),
    },
  };
}

/** Who it is and what they answered. Several answers to one question are rare: receivers have it easier when a value is always a text. */
export function toldAnswers(answers: LeadAnswer[]): Pick<ToldLead, 'name' | 'email' | 'phone' | 'answers'> {
  return {
    name: nameIn(answers),
    email: contactIn(answers).find(({ kind }) => kind === 'mail')?.value ?? null,
    phone: phoneIn(answers),
    answers: Object.fromEntries(answers.map(({ name, values }) => [name, values.join(', ')])),
  };
}
