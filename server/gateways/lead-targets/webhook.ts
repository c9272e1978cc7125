import { createHmac } from 'node:crypto';
import type { Target, Told } from './target.ts';

export const secretPrefix = 'whsec_';

/** A system of the customer's own, as `docs/lead-webhooks.md` says. */
export const webhook: Target = {
  takes: ['created', 'updated', 'erased'],
  send(told, { address, secret }, { post, now }) {
    const body = JSON.stringify(bodyOf(told));
    return post({ url: address, headers: signatureOf({ id: told.id, body }, { secret, now: now() }), body });
  },
};

function bodyOf({ id, event, createdAt, isTest, lead: told }: Told) {
  // Who it is stands in the answers, as they were given.
  const lead = { ...told, name: undefined, email: undefined, phone: undefined };
  return { id, type: `lead.${event}`, createdAt, test: isTest, lead };
}

interface Message {
  id: string;
  body: string;
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
