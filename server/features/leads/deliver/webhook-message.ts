import { createHmac, randomBytes } from 'node:crypto';
import type { LeadAnswer } from '#contract/leads/leads.ts';

interface Told {
  /** The delivery's id: the same however often it is tried. */
  id: string;
  createdAt: Date;
  isTest: boolean;
  lead: {
    id: string;
    campaign: { id: string; title: string } | null;
    form: { id: string; name: string };
    createdAt: Date;
    answers: LeadAnswer[];
  };
}

/** What a customer's system is told of a lead, as `docs/lead-webhooks.md` says. */
export function messageOf({ id, createdAt, isTest, lead }: Told): string {
  // Several answers to one question are rare, and receivers have it easier when a value is always a text.
  const answers = Object.fromEntries(lead.answers.map(({ name, values }) => [name, values.join(', ')]));
  return JSON.stringify({
    id,
    type: 'lead.created',
    createdAt: createdAt.toISOString(),
    test: isTest,
    lead: { ...lead, createdAt: lead.createdAt.toISOString(), answers },
  });
}

/** The headers that let the receiver see that it was us, and when. */
export function signatureOf(body: string, { secret, now }: { secret: string; now: number }) {
  const t = Math.floor(now / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return { 'adfjord-signature': `t=${t},v1=${v1}` };
}

export function makeSecret(): string {
  return `lead_${randomBytes(32).toString('base64url')}`;
}
