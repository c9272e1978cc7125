import { createHmac, randomBytes } from 'node:crypto';
import type { LeadAnswer } from '#contract/leads/lead.ts';

/** What is posted, and the id that its repetitions share. */
export interface Message {
  id: string;
  body: string;
}

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

const secretPrefix = 'whsec_';

/** What a customer's system is told of a lead, as `docs/lead-webhooks.md` says. */
export function messageOf({ id, createdAt, isTest, lead }: Told): Message {
  // Several answers to one question are rare, and receivers have it easier when a value is always a text.
  const answers = Object.fromEntries(lead.answers.map(({ name, values }) => [name, values.join(', ')]));
  const body = JSON.stringify({
    id,
    type: 'lead.created',
    createdAt: createdAt.toISOString(),
    test: isTest,
    lead: { ...lead, createdAt: lead.createdAt.toISOString(), answers },
  });
  return { id, body };
}

/** The headers that let the receiver see that it was us, and when: https://www.standardwebhooks.com */
export function signatureOf({ id, body }: Message, { secret, now }: { secret: string; now: number }) {
  const t = Math.floor(now / 1000);
  const [, encoded] = secret.split(secretPrefix);
  // Secrets of before were no bytes but a text, and signed as that.
  const key = encoded ? Buffer.from(encoded, 'base64') : secret;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(t),
    'webhook-signature': `v1,${createHmac('sha256', key).update(`${id}.${t}.${body}`).digest('base64')}`,
    // For receivers that were built before the headers above were sent.
    'adfjord-signature': `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`,
  };
}

export function makeSecret(): string {
  return `${secretPrefix}${randomBytes(33).toString('base64')}`;
}
