import { type Fields, isMap, mapOf, textOf } from '#sandbox/json.ts';
import { type GraphCall, readCall } from './call.ts';
import { GraphError, mustBe } from './graph-error.ts';
import { parsed } from './params.ts';
import { referencesIn } from './references.ts';

/** One operation of a batch, not yet filled in with what others answer. */
export interface BatchOperation {
  name: string | undefined;
  method: string;
  relativeUrl: string;
  body: string;
  token: string | undefined;
  files: Map<string, File>;
  /** The names of the operations it must wait for. */
  waitsFor: Set<string>;
  /** Answers others refer to are left out unless asked for. */
  isSilent: boolean;
  includesHeaders: boolean;
}

const most = 50;

export function isBatch({ path, method, params }: GraphCall): boolean {
  return path.length === 0 && method === 'POST' && params['batch'] !== undefined;
}

/** The operations of a batch, each with what it must wait for. */
export function readBatch(call: GraphCall): BatchOperation[] {
  const sent = parsed(call.params['batch']);
  if (!Array.isArray(sent)) throw mustBe('batch', 'an array');
  if (sent.length === 0) throw new GraphError('required', { name: 'batch' });
  if (sent.length > most) throw new GraphError('tooManyInBatch');
  const operations = sent.map((item: unknown, place) => readOperation(call, item, `batch[${place}]`));
  const referred = new Set(
    operations.flatMap(({ relativeUrl, body }) => referencesIn(`${relativeUrl} ${body}`)),
  );
  checkOrder(operations);
  return operations.map((operation, place) => {
    const wish = mapOf(sent[place])['omit_response_on_success'];
    const isReferred = operation.name !== undefined && referred.has(operation.name);
    const isSilent = wish === undefined ? isReferred : wish === true || wish === 'true';
    return { ...operation, isSilent };
  });
}

/** The operation as a call of its own, with every reference filled in. */
export async function toCall(
  outer: GraphCall,
  operation: BatchOperation,
  fill: (text: string) => string,
): Promise<GraphCall> {
  const address = fill(operation.relativeUrl).replace(/^\/+/, '');
  const call = await readCall({
    method: operation.method,
    url: new URL(`/meta/${address}`, 'http://batch'),
    headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded' }),
    body: new TextEncoder().encode(fill(operation.body)),
  });
  const inherited: Fields = {};
  for (const name of ['appsecret_proof', 'appsecret_time', 'locale'])
    if (outer.params[name] !== undefined && operation.token === undefined)
      inherited[name] = outer.params[name];
  return {
    ...call,
    params: { ...inherited, ...call.params },
    version: call.version ?? outer.version,
    token: operation.token ?? call.token ?? outer.token,
    files: operation.files,
  };
}

function readOperation(call: GraphCall, item: unknown, where: string): BatchOperation {
  if (!isMap(item)) throw mustBe(where, 'an object');
  const relativeUrl = textOf(item['relative_url']);
  const method = textOf(item['method']);
  if (!method) throw new GraphError('required', { name: `${where}[method]` });
  if (!relativeUrl) throw new GraphError('required', { name: `${where}[relative_url]` });
  const body = isMap(item['body']) ? JSON.stringify(item['body']) : textOf(item['body']);
  const attached = textOf(item['attached_files'] ?? item['attachedFiles'])
    .split(',')
    .filter(Boolean);
  const files = attached.map((name): [string, File] => {
    const file = call.files.get(name.trim());
    if (!file) throw new GraphError('required', { name: name.trim() });
    return [name.trim(), file];
  });
  const named = parsed(item['depends_on']);
  const depends = Array.isArray(named) ? named.map(textOf) : textOf(named).split(',').filter(Boolean);
  return {
    name: textOf(item['name']) || undefined,
    method: method.toUpperCase(),
    relativeUrl,
    body,
    token: textOf(item['access_token']) || undefined,
    files: new Map(files),
    waitsFor: new Set([...depends, ...referencesIn(`${relativeUrl} ${body}`)]),
    isSilent: false,
    includesHeaders: !['false', false].some((no) => no === call.params['include_headers']),
  };
}

/** An operation waits for others; nobody may wait for himself, by however many corners. */
function checkOrder(operations: BatchOperation[]): void {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const done = new Set<BatchOperation>();
  function follow(operation: BatchOperation, trail: BatchOperation[]): void {
    if (done.has(operation)) return;
    if (trail.includes(operation)) throw new GraphError('circularBatch');
    for (const name of operation.waitsFor) {
      const next = byName.get(name);
      if (next) follow(next, [...trail, operation]);
    }
    done.add(operation);
  }
  for (const operation of operations) follow(operation, []);
}

/** How an operation looks from outside, for troubles and the log: as if it had been sent by itself. */
export function describeOperation({ version }: GraphCall, { method, relativeUrl }: BatchOperation) {
  const [address = ''] = relativeUrl.replace(/^\/+/, '').split('?');
  const isVersioned = /^v\d+\.\d+\//.test(address) || version === undefined;
  return { method, path: isVersioned ? `/meta/${address}` : `/meta/${version}/${address}` };
}
