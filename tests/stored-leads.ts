import type { LeadAnswer } from '#contract/leads/lead.ts';
import { ensureForms } from '#server/features/leads/sync/form-queries.ts';
import { storeLeads } from '#server/features/leads/sync/store-leads.ts';
import type { AppContext } from '#server/app-context.ts';
import { plumberPage, quoteForm } from './lead-campaigns.ts';
import type { Visitor } from './visitor.ts';

interface Given {
  name?: string;
  facebookCampaignId?: string | null;
  facebookAdId?: string | null;
  isTest?: boolean;
  hoursAgo?: number;
  /** To questions of the form's own. */
  answers?: LeadAnswer[];
}

/** Leads as they are kept once Meta has told of them, for tests about what follows. Answers how many are new. */
export async function keepLeads(
  { ctx }: { ctx: AppContext },
  visitor: Visitor,
  given: Given[],
): Promise<number> {
  const workspaceId = await visitor.workspaceId();
  const leads = given.map(({ name = 'Ola Hansen', isTest = false, hoursAgo = 0, answers, ...from }) => ({
    id: String(7_000_000_000_000_000 + Math.floor(Math.random() * 1e14)),
    campaignId: from.facebookCampaignId ?? null,
    adId: from.facebookAdId ?? null,
    createdAt: new Date(ctx.now() - hoursAgo * 3_600_000),
    isTest,
    answers: [
      { name: 'full_name', values: [name] },
      { name: 'email', values: ['ola@example.test'] },
      { name: 'phone_number', values: ['+4791234567'] },
      ...(answers ?? [{ name: 'job', values: ['Bytte varmtvannsbereder'] }]),
    ],
  }));
  const form = { facebookFormId: quoteForm, facebookPageId: plumberPage };
  await ensureForms(ctx.db, [{ workspaceId, ...form, addedAt: new Date(ctx.now()) }]);
  return storeLeads(ctx, workspaceId, { ...form, leads });
}
