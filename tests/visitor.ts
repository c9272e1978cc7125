import type { KeyAccess } from '#contract/people/api-keys.ts';
import type { contract } from '#contract/contract.ts';
import { workspaceHeader } from '#contract/people/workspaces.ts';
import { askUntil } from '#server/gateways/ask-until.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { Practice } from './practice.ts';

interface Surroundings {
  /** Where the product is. */
  url: string;
  app: { fetch(request: Request, doorstep: object): Response | Promise<Response> };
  practice: Practice;
  runJobs(): Promise<unknown[]>;
  sandboxFetch(request: Request): Promise<Response>;
  /** A browser that was here before. */
  cookies?: Map<string, string> | undefined;
}

/** The contract, asked over HTTP. Named, because the compiler would otherwise write it out wherever a visitor is mentioned. */
export interface Ask extends ContractRouterClient<typeof contract> {}

const password = 'fjord and aurora';

/** A person with a browser: cookies are kept, and the server is asked over HTTP and the contract as the pages do. */
export function openVisitor({
  url,
  app,
  practice,
  runJobs,
  sandboxFetch,
  cookies = new Map(),
}: Surroundings) {
  const clientAddress = `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const email = `${crypto.randomUUID()}@example.test`;

  async function knock(asked: Request): Promise<Response> {
    asked.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (!asked.headers.has('origin') && asked.method !== 'GET') asked.headers.set('origin', url);
    return app.fetch(asked, { clientAddress });
  }
  async function send(request: Request): Promise<Response> {
    const response = await askUntil(request.signal, request, { service: 'Us', fetch: knock });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split(/=(.*)/s);
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const fetch = (path: string, init?: RequestInit) => send(new Request(new URL(path, url), init));
  const post = (path: string, body: object) =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const openAsk = (headers: Record<string, string> = {}): Ask =>
    createORPCClient(new RPCLink({ url: `${url}/rpc`, headers, fetch: (request) => send(request) }));
  const ask = openAsk();

  const visitor = {
    cookies,
    email,
    password,
    fetch,
    post,
    /** The contract, asked over HTTP. */
    ask,
    /** The same, as a tab asks that is in this workspace. */
    askIn: (workspaceId: string) => openAsk({ [workspaceHeader]: workspaceId }),
    async signUp(): Promise<Response> {
      return post('/api/auth/sign-up/email', {
        name: 'Kari Nordmann',
        email,
        password,
        callbackURL: '/auth?verified=1',
      });
    },
    /** Opens the link of the newest email, as a click would. */
    async followEmail(): Promise<Response> {
      const failures = await runJobs();
      if (failures.length > 0) throw failures[0];
      const message = (await practice.emailsTo(email)).at(-1);
      const link = message?.text.split(/\s+/).find((word) => word.startsWith(url));
      if (!link) throw new Error('There is no letter with a link.');
      return fetch(link);
    },
    async signIn(): Promise<Response> {
      return post('/api/auth/sign-in/email', { email, password });
    },
    /** Signs up, confirms by email and signs in. */
    async join() {
      const signedUp = await visitor.signUp();
      const confirmed = await visitor.followEmail();
      const signedIn = await visitor.signIn();
      const statuses = [signedUp, confirmed, signedIn].map(({ status }) => status);
      if (statuses.some((status) => status >= 400))
        throw new Error(`Joining was answered ${statuses.join(', ')}.`);
      return visitor;
    },
    async workspaceId(): Promise<WorkspaceId> {
      // Only a session mints one, and this is the session's own.
      return (await ask.workspaces.current()).id as WorkspaceId;
    },
    /** Makes an API key, with the password as the page asks for it. */
    makeKey: (wish: { name: string; access: KeyAccess }) => ask.apiKeys.create({ ...wish, password }),
    /** Goes through the Facebook dialog as the popup does, and says yes. */
    async connect(): Promise<Response> {
      const { loginUrl } = await ask.connections.startLogin({ returnPath: '/dashboard' });
      const agreed = await agreeInDialog(sandboxFetch, loginUrl);
      return fetch(agreed);
    },
  };
  return visitor;
}

export type Visitor = ReturnType<typeof openVisitor>;

/** Presses Continue in the practice dialog and answers the address it sends the browser to. */
export async function agreeInDialog(
  sandboxFetch: (request: Request) => Promise<Response>,
  loginUrl: string,
): Promise<string> {
  const page = await (await sandboxFetch(new Request(loginUrl))).text();
  const form = new URLSearchParams();
  for (const [input] of page.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1];
    const isChosen = attribute('type') !== 'checkbox' || input.includes('checked');
    const name = attribute('name');
    if (name && isChosen) form.append(name, unescapeHtml(attribute('value') ?? 'on'));
  }
  form.set('decision', 'continue');
  const action = unescapeHtml(/<form[^>]*action="([^"]*)"/.exec(page)?.[1] ?? loginUrl);
  const answer = await sandboxFetch(
    new Request(new URL(action, loginUrl), { method: 'POST', body: form, redirect: 'manual' }),
  );
  const location = answer.headers.get('location');
  if (!location)
    throw new Error(`The dialog did not send the browser back: ${answer.status} ${await answer.text()}`);
  return location;
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}
