import { refuseThrottled, startThrottle } from '#sandbox/faults/throttles.ts';
import type { ErrorTrouble } from '#sandbox/faults/trouble-kinds.ts';
import { type Struck, takeTroubles } from '#sandbox/faults/troubles.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { ParsedRequest, Incoming, Operation, Service } from '#sandbox/outside-service.ts';
import { ConnectionCut } from './connection-cut.ts';
import { latencyOf, pause } from './delays.ts';
import { keepExchange, overhear, tellBody } from './exchanges.ts';
import { logRequest } from './requests.ts';

/** Lets a request in to a service: misbehaves if somebody asked for it, and writes down what came. */
export async function knock(world: World, service: Service, request: Request): Promise<Response> {
  const started = performance.now();
  const at = world.clock.now();
  const { method } = request;
  const url = new URL(request.url);
  const incoming: Incoming = {
    method,
    url,
    headers: request.headers,
    body: new Uint8Array(await request.arrayBuffer()),
  };
  const seen: Seen = { status: 0, operations: [{ method, path: url.pathname }], troubles: [], answered: '' };
  try {
    const parsed = await service.open(incoming);
    seen.operations = parsed.operations;
    const response = await serve(world, service, parsed, request.signal, seen);
    seen.status = response.status;
    return response;
  } catch (error) {
    if (error instanceof ConnectionCut || request.signal.aborted) throw error;
    console.error(error);
    seen.status = 500;
    return listenTo(service.fail({ status: 500, code: 1 }), seen);
  } finally {
    const ms = Math.round(performance.now() - started);
    await writeDown(world, incoming, seen, { at, service: service.name, ms });
  }
}

/** What came of a request, for the log. */
interface Seen {
  status: number;
  operations: Operation[];
  troubles: string[];
  answered: string | Promise<string>;
}

async function writeDown(
  { store }: World,
  incoming: Incoming,
  { status, operations, troubles, answered }: Seen,
  outside: { at: number; service: string; ms: number },
): Promise<void> {
  const { method, url } = incoming;
  const asked = await tellBody(incoming);
  const path = url.pathname;
  const query = url.search;
  const keep = (seq: number, text: string) =>
    keepExchange(store, { seq, query, asked, answered: text, operations, troubles });
  const seq = store.transaction(() => {
    const entry = logRequest(store, { ...outside, method, path, status, operations: operations.length });
    if (typeof answered === 'string') keep(entry, answered);
    return entry;
  });
  // A stream may end after the sandbox has closed; then nobody will read it any more.
  if (typeof answered !== 'string') answered.then((text) => keep(seq, text)).catch(() => undefined);
}

async function serve(
  world: World,
  service: Service,
  parsed: ParsedRequest,
  signal: AbortSignal,
  seen: Seen,
): Promise<Response> {
  const latency = latencyOf(world.store, service.name);
  if (latency > 0) await pause(latency, signal);

  const struck = takeTroubles(world.store, service.name, parsed.operations);
  seen.troubles = struck.map(({ trouble }) => trouble.kind);
  const first = (kind: Struck['trouble']['kind']) =>
    struck.find(({ trouble }) => trouble.kind === kind)?.trouble;

  const throttles = first('throttles');
  if (throttles?.kind === 'throttles') startThrottle(world, service.name, throttles, parsed.operations);
  const refusal = refuseThrottled(world, service, parsed.operations);
  if (refusal) return listenTo(refusal, seen);
  if (first('drops')) throw new ConnectionCut();
  if (first('html')) return listenTo(badGateway(), seen);

  const failing = new Map<number, ErrorTrouble>();
  for (const { trouble, operation } of struck) if (trouble.kind === 'error') failing.set(operation, trouble);
  const response = await listenTo(await parsed.answer(failing), seen);

  const hangs = first('hangs');
  if (hangs?.kind === 'hangs') await pause(hangs.ms, signal);
  if (first('loses-answer')) {
    await response.body?.cancel();
    throw new ConnectionCut();
  }
  return first('truncated') ? cutInHalf(response) : response;
}

async function listenTo(response: Response, seen: Seen): Promise<Response> {
  const overheard = await overhear(response);
  seen.answered = overheard.text;
  return overheard.response;
}

function badGateway(): Response {
  const page =
    '<!doctype html><html><head><title>502</title></head><body><h1>502 Bad Gateway</h1></body></html>';
  return new Response(page, { status: 502, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function cutInHalf(response: Response): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(text.slice(0, Math.floor(text.length / 2)), { status: response.status, headers });
}
