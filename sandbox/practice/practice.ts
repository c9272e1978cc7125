import { at, type Fields, isMap, textOf } from '#sandbox/json.ts';
import type { ForeignHand } from '#sandbox/meta/activities/foreign-hands.ts';
import { accountIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { openSandbox, type SandboxOptions } from '#sandbox/sandbox.ts';

const address = 'http://sandbox.test';

/** A sandbox in this process and somebody who knows how to talk to it, for tests. */
export async function openPractice(options: Partial<SandboxOptions> = {}) {
  const sandbox = await openSandbox({ publicUrl: address, writerPaceMs: 0, studioPaceMs: 0, ...options });

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const type: Record<string, string> =
      isForm || body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    return sandbox.fetch(
      new Request(new URL(path, address), { method, headers: { ...type, ...headers }, ...sent }),
    );
  }
  const control = async (call: string, body: unknown): Promise<Fields> =>
    read(await send('POST', `/_sandbox/${call}`, body));
  const { accessToken } = await control('tokens', { state: 'ok' });

  function graphAs(token: string) {
    const call = async (method: string, path: string, body?: unknown) =>
      read(await send(method, `/meta/v26.0/${path}`, body, { authorization: `Bearer ${token}` }));
    return {
      get: (path: string, query: Fields = {}) => call('GET', `${path}${queryOf(query)}`),
      post: (path: string, body: unknown = {}) => call('POST', path, body),
      remove: (path: string) => call('DELETE', path),
    };
  }

  return {
    ...sandbox,
    send,
    control,
    graphAs,
    graph: graphAs(textOf(accessToken)),
    token: textOf(accessToken),
    /** Somebody else changes the world behind our back. */
    edit: (id: string, fields: Fields, how: { by?: ForeignHand; isLogged?: boolean } = {}) =>
      control('edits', { id, fields, ...how }),
    advance: (minutes: number) => control('clock', { advanceMinutes: minutes }),
    async pageGraph(pageId: string = pageIds.plumber) {
      const page = await graphAs(textOf(accessToken)).get(pageId, { fields: 'access_token' });
      return graphAs(textOf(page['access_token']));
    },
  };
}

export type Practice = Awaited<ReturnType<typeof openPractice>>;

export const nok = `act_${accountIds.nok}`;
export const usd = `act_${accountIds.usd}`;

/** `ok`, or the code and subcode of a refusal, and what is to blame: `100/1885272 daily_budget`. */
export function verdict(answer: unknown): string {
  const error = at(answer, 'error');
  if (!isMap(error)) return 'ok';
  const data = error['error_data']
    ? (JSON.parse(textOf(error['error_data'])) as { blame_field_specs: string[][] })
    : undefined;
  const code = [error['code'], error['error_subcode']]
    .filter((part) => part !== undefined)
    .map(textOf)
    .join('/');
  const blame = data?.blame_field_specs[0]?.join('.');
  return blame ? `${code} ${blame}` : code;
}

export function rowsOf(answer: unknown): Fields[] {
  const data = at(answer, 'data');
  return Array.isArray(data) ? data.filter(isMap) : [];
}

async function read(response: Response): Promise<Fields> {
  const body: unknown = await response.json();
  return isMap(body) ? body : { list: body };
}

function queryOf(query: Fields): string {
  const texts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return texts.length === 0 ? '' : `?${new URLSearchParams(texts).toString()}`;
}
