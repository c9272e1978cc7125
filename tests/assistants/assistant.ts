import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { UnauthorizedError as OldUnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { scopes } from '#contract/tools.ts';
import type { openTestHouse } from '#tests/house.ts';
import { serveHere } from '#tests/serve-here.ts';
import type { Visitor } from '#tests/visitor.ts';
import { openSignIn, type SignIn } from './kept-sign-in.ts';

type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;
export const eras = ['2025', '2026'] as const;
export type Era = (typeof eras)[number];

/** Where the product is, and how it is reached. */
export interface Place {
  url: string;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

/** A house that answers at an address of this machine, as the product does. */
export async function openOverHttp<Opened extends { house: TestHouse }>(
  open: (environment: Record<string, string>) => Promise<Opened>,
) {
  let opened: Opened | undefined;
  // The clients are of this process as well, and know Node's own requests and answers only.
  const here = await serveHere(({ url, method, headers, body }, doorstep: object) => {
    const asked = new Request(url, { method, headers, body, ...(body && { duplex: 'half' }) });
    return opened!.house.app.fetch(asked, doorstep);
  });
  opened = await open({ PUBLIC_URL: here.url });
  const { house } = opened;
  async function close(): Promise<void> {
    await here.close();
    await house.close();
  }
  return { ...opened, place: { url: here.url, fetch } satisfies Place, close };
}

/** The same without a line in between. */
export function within({ app, ctx }: Pick<TestHouse, 'app' | 'ctx'>): Place {
  const answer = async (input: string | URL | Request, init?: RequestInit) =>
    app.fetch(new Request(input, init), { clientAddress: '203.0.113.9' });
  return { url: ctx.settings.publicUrl, fetch: answer };
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
  /** With a key, or as somebody lets it in. */
  bearer?: string;
  signIn?: SignIn;
  era?: Era;
  /** What its person says when asked. */
  answers?: (message: string) => boolean;
}

/** An assistant that speaks the protocol of its year, by the client its makers offer for that. */
export async function connectTo(place: Place, { bearer, signIn, era = '2026', answers }: Connecting) {
  const options = {
    fetch: place.fetch,
    ...(signIn && { authProvider: signIn.provider }),
    ...(bearer && { requestInit: { headers: { authorization: `Bearer ${bearer}` } } }),
  };
  const address = new URL(`${place.url}/mcp`);
  const client = era === '2025' ? new OldClient(about) : newClient(answers);
  const open = () =>
    era === '2025'
      ? new OldTransport(address, options as never)
      : new StreamableHTTPClientTransport(address, options as never);
  let transport = open();
  const finish = ({ searchParams }: URL) =>
    transport.finishAuth((era === '2025' ? searchParams.get('code')! : searchParams) as never);
  try {
    await client.connect(transport as never);
  } catch (error) {
    const answer = signIn?.takeAnswer();
    if (!answer || !isUnauthorized(error)) throw error;
    await finish(answer);
    transport = open();
    await client.connect(transport as never);
  }
  return {
    era,
    signIn,
    list: async () => (await client.listTools()).tools,
    call: async (name: string, input: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: input })) as unknown as Answer,
    /** Takes what its person has granted since it asked for more. */
    takeMore: () => finish(signIn!.takeAnswer()!),
    close: () => client.close(),
  };
}

const about = { name: 'test assistant', version: '1.0.0' };

/** Whether the client stands at the door and has sent its person to say yes. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof UnauthorizedError || error instanceof OldUnauthorizedError;
}

function newClient(answers: Connecting['answers']): Client {
  const client = new Client(about, {
    versionNegotiation: { mode: 'auto' },
    ...(answers && { capabilities: { elicitation: { form: {} } } }),
  } as never);
  if (answers)
    client.setRequestHandler('elicitation/create', (({ params }: { params: { message: string } }) =>
      answers(params.message)
        ? { action: 'accept', content: { ok: true } }
        : { action: 'decline' }) as never);
  return client;
}

export type Assistant = Awaited<ReturnType<typeof connectTo>>;

interface Wish extends Pick<Connecting, 'era' | 'answers'> {
  name?: string;
  allowed?: readonly string[];
  into?: string;
}

/** An assistant that this person lets in, to do some of what it asks for. */
export async function letIn(
  place: Place,
  visitor: Visitor,
  { name = 'Claude', allowed = scopes, into, ...how }: Wish = {},
): Promise<Assistant & { signIn: SignIn }> {
  // The page says for which workspace it is, and that makes the first one.
  const workspaceId = await visitor.workspaceId();
  const signIn = openSignIn(name, async (address) => {
    const sent = await visitor.fetch(address.href, { redirect: 'manual' });
    const asked = new URL(sent.headers.get('location') ?? '', place.url);
    if (asked.pathname !== '/connect')
      throw new Error(`Sent to ${asked.href}: ${sent.status} ${await sent.text()}`);
    const said = await visitor.post('/api/auth/oauth2/consent', {
      accept: true,
      scope: [...allowed, 'offline_access'].join(' '),
      workspace_id: into ?? workspaceId,
      oauth_query: asked.search.slice(1),
    });
    const body = (await said.json()) as { url?: string };
    if (!body.url) throw new Error(`Saying yes was answered ${said.status} ${JSON.stringify(body)}`);
    return new URL(body.url);
  });
  return { ...(await connectTo(place, { ...how, signIn })), signIn };
}

/** The text a model is given. */
export function textOf({ content }: Answer): string {
  return content.flatMap(({ text }) => text ?? []).join('\n');
}
