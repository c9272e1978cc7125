import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
  /** By the clock that only runs forwards. */
  at: number;
  /** Undefined where it was not with a status alone. */
  answered: number | undefined;
}

/** With so many seconds it asks to be left alone for. */
interface Overrun {
  status: number;
  retryAfter: string;
}

/** It takes its time. */
interface Slow {
  status: number;
  afterMs: number;
}

type Mood = number | Overrun | Slow | 'never answers' | 'hangs up' | 'redirects' | 'never ends';

/** A slow machine takes its time; what never comes is said long before a test ends by itself. */
const patienceMs = 120_000;

/** Settings of a house that may call this machine: one that nobody else reaches. */
export const onThisMachine = { PUBLIC_URL: 'http://localhost:3000' };

/** A customer's own system on this machine, over real HTTP: it remembers what it got and answers as it is told. */
export async function openReceiver(certificate?: { cert: string; key: string }) {
  const received: Received[] = [];
  const moods: Mood[] = [];
  let usual: Mood = 200;
  let look = () => undefined as void;

  async function take(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const mood = moods.shift() ?? usual;
    const answered = typeof mood === 'number' ? mood : undefined;
    const body = Buffer.concat(pieces).toString();
    received.push({ path: request.url ?? '', headers, body, at: performance.now(), answered });
    give(answer, mood);
    look();
  }
  function give(answer: ServerResponse, mood: Mood): void {
    if (typeof mood === 'number') answer.writeHead(mood).end();
    else if (typeof mood === 'object' && 'afterMs' in mood)
      setTimeout(() => answer.writeHead(mood.status).end(), mood.afterMs);
    else if (typeof mood === 'object')
      answer.writeHead(mood.status, { 'retry-after': mood.retryAfter }).end();
    else if (mood === 'hangs up') answer.destroy();
    else if (mood === 'redirects') answer.writeHead(302, { location: '/elsewhere' }).end();
    else if (mood === 'never ends') answer.writeHead(200).write('and then');
  }

  const listener = (request: IncomingMessage, answer: ServerResponse) =>
    void take(request, answer).catch(() => answer.destroy());
  const server = certificate ? createHttpsServer(certificate, listener) : createHttpServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `${certificate ? 'https' : 'http'}://localhost:${port}/leads`,
    port,
    received,
    bodies: <Body>() => received.map(({ body }) => JSON.parse(body) as Body),
    /** What it does with the next request; after that it answers as usual. */
    nextTime: (mood: Mood) => void moods.push(mood),
    fromNowOn: (mood: Mood) => void (usual = mood),
    /** Resolves once that many requests have come. */
    until(wanted: number): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const giveUp = () => reject(new Error(`Of ${wanted} requests ${received.length} came.`));
      const end = setTimeout(giveUp, patienceMs);
      look = () => void (received.length >= wanted && resolve());
      look();
      return promise.finally(() => clearTimeout(end));
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
