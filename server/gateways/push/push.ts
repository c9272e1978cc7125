import { coded } from '#server/platform/coded-text.ts';
import type { CustomerWebhooks } from '../customer-webhooks/customer-webhooks.ts';
import { type FailureKind, GatewayError } from '../gateway-error.ts';
import { encrypt, type ReaderKeys } from './encrypt.ts';
import { authorization, type PushKeys } from './vapid.ts';

/** Where a browser is reached, and with which keys. */
interface Address {
  endpoint: string;
  keys: ReaderKeys;
}

interface Parcel {
  message: string;
  /** How long the push service keeps it for a browser that is not on. */
  ttlSeconds: number;
}

/** Push services of the browsers' makers, at addresses that browsers tell: nothing there is trusted. */
export interface Push {
  /** Refuses an address that may not be used, with a reason. */
  check(endpoint: string): Promise<void>;
  /** Hands it to the push service. `gone`: the browser takes none any more, and never will at this address. */
  send(keys: PushKeys, address: Address, parcel: Parcel): Promise<'sent' | 'gone'>;
}

interface Options {
  /** The way out to strangers' addresses, which looks at each of them first. */
  webhooks: CustomerWebhooks;
  /** Whom a push service writes to when we are in its way. */
  contact: string;
  now(): number;
}

export function openPush({ webhooks, contact, now }: Options): Push {
  return {
    check: (endpoint) => webhooks.check(endpoint),
    async send(pushKeys, { endpoint, keys }, { message, ttlSeconds }) {
      const headers = {
        authorization: authorization(pushKeys, { endpoint, contact, now: now() }),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(ttlSeconds),
        urgency: 'high',
      };
      const { status, waitMs } = await webhooks.post({
        url: endpoint,
        headers,
        body: encrypt(message, keys),
      });
      if (status >= 200 && status < 300) return 'sent';
      // 403: it was subscribed with other keys than ours.
      if (status === 404 || status === 410 || status === 403) return 'gone';
      throw new GatewayError({
        service: 'Push',
        failureKind: kindOf(status),
        reason: coded('lead-delivery-answered', { status }),
        waitMs,
      });
    },
  };
}

function kindOf(status: number): FailureKind {
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'unavailable' : 'rejected';
}
