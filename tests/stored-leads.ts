import { storeLeads } from '#server/features/leads/sync/store-leads.ts';
import type { House } from '#server/house.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { plumberPage, quoteForm } from './lead-campaigns.ts';
import type { Visitor } from './visitor.ts';

interface Given {
  name?: string;
  facebookCampaignId?: string | null;
  isTest?: boolean;
}

/** Leads as they are kept once Meta has told of them, for tests about what follows. Answers how many are new. */
export async function keepLeads(
  { house }: { house: House },
  visitor: Visitor,
  given: Given[],
): Promise<number> {
  const { id } = await visitor.ask.workspaces.current();
  const leads = given.map(({ name = 'Ola Hansen', facebookCampaignId = null, isTest = false }) => ({
    id: String(7_000_000_000_000_000 + Math.floor(Math.random() * 1e14)),
    campaignId: facebookCampaignId,
    adId: null,
    createdAt: new Date(house.now()),
    isTest,
    answers: [
      { name: 'full_name', values: [name] },
      { name: 'email', values: ['ola@example.test'] },
      { name: 'phone_number', values: ['+4791234567'] },
      { name: 'job', values: ['Bytte varmtvannsbereder'] },
    ],
  }));
  // Only a session mints one, and this is the session's own.
  const workspaceId = id as WorkspaceId;
  return storeLeads(house, workspaceId, { facebookFormId: quoteForm, facebookPageId: plumberPage, leads });
}
