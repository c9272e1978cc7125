import { createHash, randomBytes } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { scopes } from '#contract/tools.ts';
import type { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';

type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;
export type Era = '2025' | '2026';

const url = 'https://adfjord.test';
const back = 'http://127.0.0.1:41299/back';

/** How an assistant reaches the product: over HTTP, from an address of its own. */
export function reach({ app }: Pick<TestHouse, 'app'>) {
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
    app.fetch(new Request(input, init), { clientAddress: '203.0.113.9' });
}

export interface Answer {
  isError?: boolean;
  content: { type: string; text?: string; mimeType?: string; data?: string }[];
  structuredContent?: {
    result?: unknown;
    prepared?: { code: string; words: string; cost?: { dayMinor: number; currency: string } };
    nextPage?: number;
  };
}

interface Connecting {
  bearer: string;
  era?: Era;
  /** What its person says when asked. */
  answers?: (message: string) => boolean;
}

/** An assistant with a token or a key, which speaks the protocol of its year. */
export function openAssistant(house: TestHouse, connecting: Connecting) {
  return connectTo({ url, fetch: reach(house) }, connecting);
}

/** The same of a product that runs somewhere. */
export async function connectTo(
  place: { url: string; fetch: ReturnType<typeof reach> },
  { bearer, era = '2026', answers }: Connecting,
) {
  const options = { fetch: place.fetch, requestInit: { headers: { authorization: `Bearer ${bearer}` } } };
  const about = { name: 'test assistant', version: '1.0.0' };
  const address = new URL(`${place.url}/mcp`);
  if (era === '2025') {
    const client = new OldClient(about);
    await client.connect(new OldTransport(address, options) as never);
    return {
      list: async () => (await client.listTools()).tools,
      call: async (name: string, input: Record<string, unknown> = {}) =>
        (await client.callTool({ name, arguments: input })) as unknown as Answer,
      close: () => client.close(),
    };
  }
  const client = new Client(about, {
    versionNegotiation: { mode: 'auto' },
    ...(answers && { capabilities: { elicitation: { form: {} } } }),
  } as never);
  if (answers)
    client.setRequestHandler('elicitation/create', (({ params }: { params: { message: string } }) =>
      answers(params.message)
        ? { action: 'accept', content: { ok: true } }
        : { action: 'decline' }) as never);
  await client.connect(new StreamableHTTPClientTransport(address, options) as never);
  return {
    list: async () => (await client.listTools()).tools,
    call: async (name: string, input: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: input })) as unknown as Answer,
    close: () => client.close(),
  };
}

export type Assistant = Awaited<ReturnType<typeof openAssistant>>;

/** The text a model is given. */
export function textOf({ content }: Answer): string {
  return content.map(({ text = '' }) => text).join('\n');
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  scope: string;
  expires_in: number;
}

/** Introduces a program, as one does that finds our addresses by itself. */
export async function introduce(house: TestHouse, name = 'Claude'): Promise<string> {
  const answer = await reach(house)(`${url}/api/auth/oauth2/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: name,
      redirect_uris: [back],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    }),
  });
  if (answer.status !== 201 && answer.status !== 200)
    throw new Error(`Registering was answered ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { client_id: string }).client_id;
}

/** Asks for a token, of which the program knows how. */
export async function askForTokens(house: TestHouse, form: Record<string, string>): Promise<Response> {
  return reach(house)(`${url}/api/auth/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ resource: `${url}/mcp`, ...form }),
  });
}

/** Goes with the person's browser to where they are asked, and says yes to some of it. */
export async function letIn(
  house: TestHouse,
  visitor: Visitor,
  { clientId, allowed = scopes, into }: { clientId: string; allowed?: readonly string[]; into?: string },
): Promise<Tokens> {
  // The page says for which workspace it is, and that makes the first one.
  const workspaceId = await visitor.workspaceId();
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: back,
    scope: scopes.join(' '),
    state: 'a state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${url}/mcp`,
  });
  const sent = await visitor.fetch(`/api/auth/oauth2/authorize?${query.toString()}`, { redirect: 'manual' });
  const asked = new URL(sent.headers.get('location') ?? '', url);
  if (asked.pathname !== '/connect')
    throw new Error(`Sent to ${asked.href}: ${sent.status} ${await sent.text()}`);
  const said = await visitor.post('/api/auth/oauth2/consent', {
    accept: true,
    scope: [...allowed, 'offline_access'].join(' '),
    workspace_id: into ?? workspaceId,
    oauth_query: asked.search.slice(1),
  });
  const body = (await said.json()) as { url?: string };
  const code = new URL(body.url ?? url, url).searchParams.get('code');
  if (!code) throw new Error(`Saying yes was answered ${said.status} ${JSON.stringify(body)}`);
  const answer = await askForTokens(house, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: back,
    client_id: clientId,
    code_verifier: verifier,
  });
  const tokens = (await answer.json()) as Tokens;
  if (!tokens.access_token) throw new Error(`No token: ${answer.status} ${JSON.stringify(tokens)}`);
  return tokens;
}
