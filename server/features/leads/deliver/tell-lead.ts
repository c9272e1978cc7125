import type { LeadAnswer, LeadQuestion } from '#contract/leads/lead.ts';
import type { Language } from '#contract/people/people.ts';
import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import type { LeadWords, Told, ToldLead } from '#server/gateways/lead-targets/target.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { openCampaignNames } from '../list/campaign-names.ts';
import { findLead } from '../queries.ts';
import { answerTo, mailIn, nameIn, phoneIn } from '../rules.ts';
import { findForm } from '../sync/form-queries.ts';
import type { DeliveryRow } from './delivery-queries.ts';

/** What a delivery tells; undefined where there is nobody left to tell of. */
export async function tellLead(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  delivery: DeliveryRow,
  language: Language,
): Promise<Told | undefined> {
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
    words: leadWords(lead.status, {
      questions: form?.questions ?? [],
      url: pagesOf(settings.publicUrl, workspaceId)(`/leads?lead=${lead.id}`),
      language,
    }),
  };
}

/** How colleagues read it. */
export function leadWords(
  status: ToldLead['status'],
  { questions, url, language: locale }: { questions: LeadQuestion[]; url: string; language: Language },
): LeadWords {
  return {
    status: m[`lead_file_status_${status}`]({}, { locale }),
    nameless: m.lead_letter_nameless({}, { locale }),
    test: m.lead_chat_test({}, { locale }),
    questions: Object.fromEntries(questions.map(({ name, label }) => [name, label])),
    rest: { text: m.lead_chat_cut({}, { locale }), url },
  };
}

/** Who it is and what they answered. Several answers to one question are rare: receivers have it easier when a value is always a text. */
export function toldAnswers(answers: LeadAnswer[]): Pick<ToldLead, 'name' | 'email' | 'phone' | 'answers'> {
  return {
    name: nameIn(answers),
    email: mailIn(answers),
    phone: phoneIn(answers),
    answers: Object.fromEntries(answers.map(({ name }) => [name, answerTo(answers, name)])),
  };
}
