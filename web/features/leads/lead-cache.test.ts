import type { CampaignLeads, Lead } from '#contract/leads/lead.ts';
import { api, queryClient } from '#web/api.ts';
import { afterEach, expect, test } from 'vitest';
import { forgetLeads, noteEmails, showLead, type LeadPages } from './lead-cache.ts';

const key = (facebookCampaignId: string) =>
  api.leads.list.infiniteKey({
    input: () => ({ facebookCampaignId }),
    initialPageParam: undefined,
  });
afterEach(() => queryClient.clear());

test('a lead is shown as it is now in every list it stands in, and nowhere else', () => {
  keep('one', [[1, 2], [3]]);
  keep('two', [[4]]);
  const two = listOf('two');
  showLead({ ...lead(3), status: 'won' });
  expect(statusesOf('one')).toEqual(['new', 'new', 'won']);
  expect(listOf('two')).toBe(two);
});

test('what was erased is gone at once, and the list begins anew', () => {
  keep('one', [[1, 2], [3]]);
  forgetLeads(['lead-1', 'lead-3']);
  expect(listOf('one')?.pages.map(({ leads }) => leads.map(({ id }) => id))).toEqual([['lead-2']]);
  expect(listOf('one')?.pageParams).toEqual([undefined]);
});

test('emails are switched for one campaign', () => {
  keep('one', [[1], [2]]);
  keep('two', [[3]]);
  noteEmails('one', false);
  expect(listOf('one')?.pages.map(({ emailsOn }) => emailsOn)).toEqual([false, false]);
  expect(listOf('two')?.pages.map(({ emailsOn }) => emailsOn)).toEqual([true]);
});

const lead = (n: number) => ({ id: `lead-${n}`, status: 'new' }) as Lead;

function keep(facebookCampaignId: string, pages: number[][]): void {
  queryClient.setQueryData<LeadPages>(key(facebookCampaignId), {
    pages: pages.map(
      (leads) => ({ facebookCampaignId, emailsOn: true, leads: leads.map(lead) }) as CampaignLeads,
    ),
    pageParams: pages.map(() => undefined),
  });
}

function listOf(facebookCampaignId: string): LeadPages | undefined {
  return queryClient.getQueryData<LeadPages>(key(facebookCampaignId));
}

function statusesOf(facebookCampaignId: string): string[] | undefined {
  return listOf(facebookCampaignId)?.pages.flatMap(({ leads }) => leads.map(({ status }) => status));
}
