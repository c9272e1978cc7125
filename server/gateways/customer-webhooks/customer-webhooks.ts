import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { askOutside } from '#server/platform/telemetry/step.ts';
import { only, type Resolve } from '../pinned-connection.ts';
import { explainFailure } from './explain-failure.ts';
import { type Rules, usableAddresses } from './usable-address.ts';
import { waitIn } from './wait-in.ts';

interface Parcel {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** What a customer's system answered. */
interface Answer {
  status: number;
  /** How long it asks to be left alone; undefined when it does not. */
  waitMs: number | undefined;
}

/** Systems of our customers' own, at addresses they type in: nothing there is trusted. */
export interface CustomerWebhooks {
  /** Refuses an address that may not be used, with a reason for whoever typed it in. */
  check(url: string): Promise<void>;
  /** Posts there, JSON unless the headers say otherwise, and answers what it said, whatever that is. A redirect is not followed. */
  post(parcel: Parcel): Promise<Answer>;
}

interface Options {
  /** Whether localhost may be used, as in practice mode. */
  mayUseThisMachine: boolean;
  /** How names become addresses. */
  resolve?: Resolve;
  patienceMs?: number;
}

/** As the documentation for receivers and the words of a failure say. */
const defaultPatienceMs = 10_000;

/** Opens the way out to addresses that customers type in. */
export function openCustomerWebhooks({
  mayUseThisMachine,
  resolve = (name) => lookup(name, { all: true }),
  patienceMs = defaultPatienceMs,
}: Options): CustomerWebhooks {
  const rules: Rules = { resolve, mayUseThisMachine };

  return {
    async check(address) {
      try {
        await within(AbortSignal.timeout(patienceMs), usableAddresses(new URL(address), rules));
      } catch (error) {
        throw explainFailure(error);
      }
    },
    async post({ url: address, headers, body }) {
      const signal = AbortSignal.timeout(patienceMs);
      const url = new URL(address);
      try {
        const addresses = await within(signal, usableAddresses(url, rules));
        const asked = { service: 'Customer webhook', method: 'POST' };
        return await askOutside(asked, () => send(url, body, { headers, signal, lookup: only(addresses) }));
      } catch (error) {
        throw explainFailure(error);
      }
    },
  };
}

interface Sending extends RequestOptions {
  headers?: Record<string, string>;
}

/** Resolves with the answer's head as soon as it is known; the rest is let go by. */
function send(url: URL, body: string | Buffer, options: Sending): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      ...options,
      method: 'POST',
      // A connection of its own, so that no address that was looked at earlier is used again.
      agent: false,
      headers: {
        'content-type': 'application/json',
        ...options.headers,
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Adfjord',
      },
    });
    sending.on('response', (answer: IncomingMessage) => {
      // The time limit ends an endless answer, too; by then its status has long been told.
      answer.on('error', () => undefined);
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, waitMs: waitIn(answer.headers['retry-after']) });
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, over]);
}
