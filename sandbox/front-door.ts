import { latencyOf, pause } from './delays.ts';
import { logRequest } from './requests.ts';
import type { Errand, ErrorTrouble, Incoming, Service } from './make-believe.ts';
import { refuseThrottled, startThrottle } from './throttles.ts';
import { type Struck, takeTroubles } from './troubles.ts';
import type { World } from './world.ts';

/** What a caller sees when the line goes dead: the same as from Node's own fetch. */
export class ConnectionCut extends TypeError {
  constructor() {
    super('fetch failed', {
      cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
    });
  }
}

/** Lets a request in to a service: misbehaves if somebody asked for it, and writes down what came. */
export async function knock(world: World, service: Service, request: Request): Promise<Response> {
  const started = performance.now();
  const at = world.clock.now();
  const url = new URL(request.url);
  const incoming: Incoming = {
    method: request.method,
    url,
    headers: request.headers,
    body: new Uint8Array(await request.arrayBuffer()),
  };
  let [status, operations] = [0, 1];
  try {
    const errand = await service.open(incoming);
    operations = errand.operations.length;
    const response = await serve(world, service, errand, request.signal);
    status = response.status;
    return response;
  } catch (error) {
    if (error instanceof ConnectionCut || request.signal.aborted) throw error;
    console.error(error);
    status = 500;
    return service.fail({ status, code: 1 });
  } finally {
    const ms = Math.round(performance.now() - started);
    const { method } = request;
    logRequest(world.store, {
      at,
      service: service.name,
      method,
      path: url.pathname,
      status,
      ms,
      operations,
    });
  }
}

async function serve(world: World, service: Service, errand: Errand, signal: AbortSignal): Promise<Response> {
  const latency = latencyOf(world.store, service.name);
  if (latency > 0) await pause(latency, signal);

  const struck = takeTroubles(world.store, service.name, errand.operations);
  const first = (kind: Struck['trouble']['kind']) =>
    struck.find(({ trouble }) => trouble.kind === kind)?.trouble;

  const throttles = first('throttles');
  if (throttles?.kind === 'throttles') startThrottle(world, service.name, throttles, errand.operations);
  const refusal = refuseThrottled(world, service, errand.operations);
  if (refusal) return refusal;
  if (first('drops')) throw new ConnectionCut();
  if (first('html')) return badGateway();

  const failing = new Map<number, ErrorTrouble>();
  for (const { trouble, operation } of struck) if (trouble.kind === 'error') failing.set(operation, trouble);
  const response = await errand.answer(failing);

  const hangs = first('hangs');
  if (hangs?.kind === 'hangs') await pause(hangs.ms, signal);
  if (first('loses-answer')) {
    await response.body?.cancel();
    throw new ConnectionCut();
  }
  return first('truncated') ? cutInHalf(response) : response;
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
