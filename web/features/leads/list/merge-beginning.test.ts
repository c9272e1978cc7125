import type { CampaignLeads, Lead } from '#contract/leads/lead.ts';
import { expect, test } from 'vitest';
import type { LeadPages } from '../lead-cache.ts';
import { mergeBeginning } from './merge-beginning.ts';

const nobody = { keeps: () => false };

test('what came in stands in front, and reading on goes on where it was', () => {
  const list = listOf(page([5, 4], 'after 4'), page([3, 2], null));
  const merged = mergeBeginning(list, page([7, 6], 'after 6', { also: [5] }), nobody);
  expect(minutes(merged)).toEqual([7, 6, 5, 4, 3, 2]);
  expect(merged.pages.map(({ next }) => next)).toEqual(['after 4', null]);
  expect(merged.pageParams).toEqual(list.pageParams);
});

test('a lead that was told of late stands where it belongs', () => {
  const merged = mergeBeginning(listOf(page([5, 3], null)), page([5, 4, 3], null), nobody);
  expect(minutes(merged)).toEqual([5, 4, 3]);
});

test('what others changed is shown, but not over what is being changed here', () => {
  const list = listOf(page([5, 4], null));
  const beginning = page([5, 4], null);
  beginning.leads = beginning.leads.map((lead) => ({ ...lead, status: 'won' }));
  const merged = mergeBeginning(list, beginning, { keeps: ({ id }) => id === list.pages[0]!.leads[0]!.id });
  expect(merged.pages[0]!.leads.map(({ status }) => status)).toEqual(['new', 'won']);
});

test('where more came in than a page holds, reading begins anew', () => {
  const merged = mergeBeginning(listOf(page([5, 4], null)), page([59, 58], 'after 58'), nobody);
  expect(minutes(merged)).toEqual([59, 58]);
  expect(merged.pages[0]!.next).toBe('after 58');
});

function listOf(...pages: CampaignLeads[]): LeadPages {
  return { pages, pageParams: pages.map((_, place) => (place === 0 ? undefined : `page ${place}`)) };
}

function minutes({ pages }: LeadPages): number[] {
  return pages.flatMap(({ leads }) => leads.map(({ createdAt }) => new Date(createdAt).getUTCMinutes()));
}

function page(at: number[], next: string | null, { also = [] }: { also?: number[] } = {}): CampaignLeads {
  const leads = [...at, ...also].map((minute): Lead => {
    const two = String(minute).padStart(2, '0');
    const moment = `2026-11-21T09:${two}:00.000Z`;
    return {
      id: `00000000-0000-4000-8000-0000000000${two}`,
      facebookLeadId: String(minute),
      facebookFormId: '1',
      facebookCampaignId: '2',
      createdAt: moment,
      receivedAt: moment,
      answers: [],
      isTest: false,
      status: 'new',
      note: '',
      contactedAt: null,
      nextStep: null,
      won: null,
      lostReason: null,
      takenBy: null,
    };
  });
  return {
    facebookCampaignId: '2',
    title: 'Winter check',
    facebookFormId: '1',
    facebookPageId: '3',
    questions: [],
    leads,
    next,
    matching: leads.length,
    counts: { here: 0, hereRecent: 0, atMeta: null, countedAt: null, agree: false, setAside: 0 },
    lastUpdatedAt: null,
    problem: null,
    emailsOn: true,
  };
}
