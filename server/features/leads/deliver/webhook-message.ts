import { createHmac, randomBytes } from 'node:crypto';
import type { LeadAnswer } from '#contract/leads/lead.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { type Outcome, outcomeOf } from './deliver-rules.ts';
import type { WebhookRow } from './webhook-queries.ts';

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
function signatureOf({ id, body }: Message, { secret, now }: { secret: string; now: number }) {
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

/** Posts a message signed with the customer's secret. What goes wrong there is an outcome, and no error of ours. */
export async function postSigned(
  { customerWebhooks, seal, now }: AppContext,
  { url, sealedSecret, workspaceId }: WebhookRow,
  message: Message,
): Promise<Outcome> {
  const secret = seal.decrypt(sealedSecret, secretContext(workspaceId));
  try {
    const headers = signatureOf(message, { secret, now: now() });
    const { status, waitMs } = await customerWebhooks.post({ url, headers, body: message.body });
    return outcomeOf(status, waitMs);
  } catch (error) {
    if (error instanceof GatewayError) return { httpStatus: null, problem: error.reason };
    throw error;
  }
}

/** What a webhook's secret is sealed for, so that no other workspace's row can hold it. */
export function secretContext(workspaceId: string): string {
  return `lead-webhook:${workspaceId}`;
}
