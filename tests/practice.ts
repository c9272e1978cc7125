import type { ServiceName } from '#sandbox/outside-service.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface Email {
  messageId: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** How a mail program is told to stop such emails. */
  stop: { address: string; post: string };
  attachments?: { name: string; type: string; size: number }[];
}

export interface MetaObject {
  id: string;
  name: string;
  status: string;
  [field: string]: unknown;
}

export interface SandboxState {
  meta: Record<
    'campaigns' | 'adsets' | 'ads' | 'adcreatives' | 'adimages' | 'advideos' | 'leads',
    MetaObject[]
  >;
  mailbox: { letters: Email[] };
}

export interface LoggedRequest {
  seq: number;
  /** When it came. */
  at: string;
  service: string;
  method: string;
  path: string;
  status: number;
  /** How long the answer took. */
  ms: number;
  operations: number;
}

/** What tests ask of the make-believe world, over its control calls. */
export function openPractice(fetch: Fetch, url = 'http://sandbox.test') {
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(
      new Request(`${url}/_sandbox/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw new Error(`The sandbox said ${response.status}: ${await response.text()}`);
    return (await response.json().catch(() => undefined)) as Answer;
  }
  const state = () => call<SandboxState>('GET', 'state');

  return {
    call,
    state,
    requests: (since = 0) => call<LoggedRequest[]>('GET', `requests?since=${since}`),
    /** A new world. */
    reset: () => call<void>('POST', 'reset', {}),
    trouble: (trouble: object) => call<void>('POST', 'troubles', trouble),
    behave: () => call<void>('DELETE', 'troubles'),
    turn: (switches: object) => call<void>('POST', 'switches', switches),
    latency: (ms: number, service: ServiceName = 'meta') => call<void>('POST', 'latency', { service, ms }),
    advance: (minutes: number) => call<void>('POST', 'clock', { advanceMinutes: minutes }),
    /** Somebody changes an object behind our back: a person in Ads Manager unless it is said who. */
    edit: (
      id: string,
      fields: object,
      hand: { by?: 'person' | 'program' | 'meta'; isLogged?: boolean } = {},
    ) => call<void>('POST', 'edits', { id, fields, ...hand }),
    /** The same hands add a copy of an ad set with its ads, or of an ad, to its campaign. */
    copy: (
      id: string,
      fields: object,
      hand: { by?: 'person' | 'program' | 'meta'; isLogged?: boolean } = {},
    ) => call<{ id: string }>('POST', 'copies', { id, fields, ...hand }),
    fill: (account: { campaigns: number; adsPerCampaign: number }) =>
      call<void>('POST', 'accounts/large', account),
    /** People answer a lead form. */
    answerForm: (formId: string, count: number) =>
      call<{ leadIds: string[] }>('POST', 'leads', { formId, count }),
    callback: (kind: 'deauthorize' | 'delete-data', userId: string) =>
      call<{ url?: string; confirmation_code?: string }>('POST', 'callbacks', { kind, userId }),
    tokens: (wish: object) => call<{ accessToken: string; userId: string }>('POST', 'tokens', wish),
    async emailsTo(address: string): Promise<Email[]> {
      const { mailbox } = await state();
      return mailbox.letters.filter(({ to }) => to.includes(address));
    },
  };
}

export type Practice = ReturnType<typeof openPractice>;
