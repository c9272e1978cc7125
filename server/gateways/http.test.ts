import { expect, test } from 'vitest';
import { z } from 'zod';
import { GatewayError } from './gateway-error.ts';
import { type RequestPolicy, send } from './http.ts';

const Answer = z.object({ id: z.string() });
const read = () => new Request('http://service.test/thing');
const write = () => new Request('http://service.test/thing', { method: 'POST', body: 'name=A' });
const json = (body: unknown, init?: ResponseInit) => () => Promise.resolve(Response.json(body, init));
const text = (body: string, init?: ResponseInit) => () => Promise.resolve(new Response(body, init));
const broken = (code: string) => () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }));

/** A line that answers with each of these once, then with the last for ever. */
function lineOf(...answers: (() => Promise<Response>)[]): RequestPolicy & { sent: Request[] } {
  const sent: Request[] = [];
  return {
    sent,
    service: 'Service',
    pauseMs: 1,
    explain: () => undefined,
    fetch(request) {
      sent.push(request);
      return (answers[sent.length - 1] ?? answers.at(-1))!();
    },
  };
}

async function troubleOf(sending: Promise<unknown>): Promise<string> {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof GatewayError ? error.failureKind : `not a GatewayError: ${String(error)}`;
}

test('a reply that fits comes back as it was described', async () => {
  expect(await send(read(), Answer, lineOf(json({ id: '1', more: true })))).toEqual({ id: '1' });
});

test('a read that failed is sent again', async () => {
  const line = lineOf(broken('ECONNRESET'), text('<html>', { status: 502 }), json({ id: '1' }));
  expect(await send(read(), Answer, line)).toEqual({ id: '1' });
  expect(line.sent).toHaveLength(3);
});

test('a write is sent once, whatever happens', async () => {
  const line = lineOf(broken('ECONNRESET'), json({ id: '1' }));
  expect(await troubleOf(send(write(), Answer, line))).toBe('unknown-outcome');
  expect(line.sent).toHaveLength(1);
});

test('after a lost, broken or unreadable answer nobody knows whether a write was done', async () => {
  const answers = [
    text('', { status: 503 }),
    text('<html>', { status: 200 }),
    text('{"id":', { status: 200 }),
    json({ name: 'no id' }),
    json({ error: 'oops' }, { status: 500 }),
  ];
  for (const answer of answers)
    expect(await troubleOf(send(write(), Answer, lineOf(answer)))).toBe('unknown-outcome');
});

test('a write that never left was certainly not done', async () => {
  expect(await troubleOf(send(write(), Answer, lineOf(broken('ECONNREFUSED'))))).toBe('unavailable');
});

test('a refusal is a refusal, and a read that does not fit is no outage', async () => {
  expect(await troubleOf(send(write(), Answer, lineOf(json({}, { status: 400 }))))).toBe('rejected');
  expect(await troubleOf(send(read(), Answer, lineOf(json({ id: 1 }))))).toBe('unexpected-reply');
});

test('nobody is kept waiting longer than the time limit', async () => {
  const line = lineOf();
  line.fetch = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const sending = send(write(), Answer, { ...line, patienceMs: 5 });
  expect(await troubleOf(sending)).toBe('unknown-outcome');
  await expect(sending).rejects.toThrow('no answer in time');
});

test('a caller who gives up is heard at once', async () => {
  const caller = new AbortController();
  const line = lineOf();
  line.fetch = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const sending = troubleOf(send(new Request(read(), { signal: caller.signal }), Answer, line));
  caller.abort();
  expect(await sending).toBe('unavailable');
});

test('a service that asks for a long pause is not asked again meanwhile', async () => {
  const slowDown = new GatewayError({
    service: 'Service',
    failureKind: 'rate-limited',
    words: 'slow',
    waitMs: 60_000,
  });
  const line = { ...lineOf(json({})), explain: () => slowDown };
  expect(await troubleOf(send(read(), Answer, line))).toBe('rate-limited');
  expect(line.sent).toHaveLength(1);
});
