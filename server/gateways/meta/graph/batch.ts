import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import { parseJson } from '../../http.ts';
import { explain } from './errors.ts';
import { type Graph, type Params, encodeParams } from './graph.ts';
import type { Account } from '../publishing/tree.ts';

export interface Operation {
  /** How later operations refer to this one. */
  name: string;
  /** A write, unless said otherwise. */
  method?: 'GET';
  path: string;
  params: Params;
  /** Waits for this one, and is not tried when it fails. */
  dependsOn?: string;
}

/** `unknown`: Meta did not say, so it may be done. */
export type OperationResult =
  | { kind: 'done'; body: unknown }
  | { kind: 'refused'; error: GatewayError }
  | { kind: 'unknown' };

export const mostOperations = 50;

const OperationReply = z.object({
  code: z.number(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })).catch([]),
  body: z.string(),
});
const BatchReply = z.array(OperationReply.nullable());

/** Stands for the id that an earlier operation of the same batch is given. */
export function idOf(operation: string): string {
  return `{result=${operation}:$.id}`;
}

/** Sends operations in one trip. There is no transaction: each operation has its own result, in the order given. */
export async function sendBatch(
  graph: Graph,
  account: Account,
  operations: Operation[],
): Promise<OperationResult[]> {
  const { token, id: adAccountId } = account;
  const proof = { appsecret_proof: graph.proofOf(token) };
  const batch = operations.map(({ name, method, path, params, dependsOn }) => ({
    name,
    ...sent({ method, path, encoded: encodeBody({ ...params, ...proof }) }),
    ...(dependsOn && { depends_on: dependsOn }),
    // Otherwise Meta keeps back the ids of everything another operation refers to.
    omit_response_on_success: false,
  }));
  const replies = await graph.post(
    { path: '', params: { batch }, token, adAccountId, isLong: true },
    BatchReply,
  );
  return operations.map(({ method = 'POST', path }, position) => {
    const reply = replies[position] ?? null;
    const result = readReply(reply, adAccountId);
    if (result.kind === 'refused') graph.report({ method, path, status: reply?.code, error: result.error });
    return result;
  });
}

function sent({ method, path, encoded }: { method?: 'GET' | undefined; path: string; encoded: string }) {
  return method === 'GET'
    ? { method, relative_url: `${path}?${encoded}` }
    : { method: 'POST', relative_url: path, body: encoded };
}

/** The params that may refer to an earlier operation; none of them holds words of a person. */
const referring = new Set(['campaign_id', 'adset_id', 'creative']);

/** References stay readable, as in Meta's own examples, since they are filled in on the way to being decoded. */
export function encodeBody(params: Params): string {
  return encodeParams(params)
    .map(([name, value]) => {
      const encoded = encodeURIComponent(value);
      return `${name}=${referring.has(name) ? withReferences(encoded) : encoded}`;
    })
    .join('&');
}

function withReferences(encoded: string): string {
  return encoded.replaceAll(/%7Bresult%3D([\w-]+)%3A%24\.id%7D/g, '{result=$1:$.id}');
}

function readReply(reply: z.infer<typeof OperationReply> | null, adAccountId: string): OperationResult {
  if (!reply) return { kind: 'unknown' };
  const body = parseJson(reply.body);
  const headers = new Headers(reply.headers.map(({ name, value }): [string, string] => [name, value]));
  const error = explain({ status: reply.code, headers, body }, adAccountId);
  if (error) return error.failureKind === 'unavailable' ? { kind: 'unknown' } : { kind: 'refused', error };
  return reply.code < 300 && body !== undefined ? { kind: 'done', body } : { kind: 'unknown' };
}
