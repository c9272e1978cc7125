import { type Params, openGraph } from '../graph/graph.ts';
import { expect, test } from 'vitest';
import { openLeadEvents } from './lead-events.ts';

async function sent(email: string | null, phone: string | null): Promise<Record<string, unknown>> {
  let data: Record<string, unknown>[] = [];
  const graph = openGraph({
    url: 'https://graph.example',
    appSecret: 'secret',
    version: 'v26.0',
    fetch: async (request) => {
      const form = new URLSearchParams(await request.text());
      data = JSON.parse(form.get('data') ?? '[]') as Params[];
      expect(form.get('partner_agent')).toBe('adfjord');
      return Response.json({ events_received: 1, messages: [], fbtrace_id: 'A' });
    },
  });
  const event = {
    id: 'lead-77-won',
    name: 'Won',
    at: new Date(1_795_300_000_000),
    leadId: '1234567890123456',
  };
  await openLeadEvents(graph).sendLeadEvents('token', '77', [{ ...event, email, phone }]);
  return data[0]!;
}

test('an event says what Meta needs to count it for conversion leads, and whom it means only hashed', async () => {
  expect(await sent(' Mary@Example.com ', '+47 912 34 567')).toEqual({
    event_name: 'Won',
    event_time: 1_795_300_000,
    action_source: 'system_generated',
    event_id: 'lead-77-won',
    user_data: {
      lead_id: '1234567890123456',
      em: ['f1904cf1a9d73a55fa5de0ac823c4403ded71afd4c3248d00bdcd0866552bb79'],
      ph: ['8e691d17cd72d7f630c95c400ce73b503202c6d5102af569c3a8546e7f72f21c'],
    },
    custom_data: { lead_event_source: 'Adfjord', event_source: 'crm' },
  });
});

test.each([
  ['+1 (555) 987-6543', '1ef970831d7963307784fa8688e8fce101a15685d62aa765fed23f3a2c576a4e'],
  ['004791234567', '8e691d17cd72d7f630c95c400ce73b503202c6d5102af569c3a8546e7f72f21c'],
])('%s is hashed as digits with the country and without zeros before it', async (phone, hash) => {
  expect(await sent(null, phone)).toMatchObject({ user_data: { ph: [hash] } });
});

test('who gave neither is known by the lead alone', async () => {
  expect(await sent(null, null)).toMatchObject({ user_data: { lead_id: '1234567890123456' } });
});
