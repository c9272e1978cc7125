import type { Store } from '#sandbox/memory/store.ts';
import type { Incoming, Operation } from '#sandbox/outside-service.ts';

const kept = 300;
const longestText = 48_000;
const longestForm = 1_000_000;

/** What was asked and answered, word for word, but without what would let somebody in. */
export interface Exchange {
  seq: number;
  query: string;
  asked: string;
  answered: string;
  operations: Operation[];
  /** What somebody had asked to go wrong with it. */
  troubles: string[];
}

/** Keeps the last few hundred, each cut to a length that a person would read. */
export function keepExchange(
  store: Store,
  { seq, query, asked, answered, operations, troubles }: Exchange,
): void {
  const sql =
    'INSERT INTO exchanges (seq, query, asked, answered, operations, troubles) VALUES (?, ?, ?, ?, ?, ?)';
  const told = [operations, troubles].map((list) => withoutSecrets(JSON.stringify(list)));
  store.run(sql, seq, readable(query), readable(asked), readable(answered), ...told);
  store.run('DELETE FROM exchanges WHERE seq <= ?', seq - kept);
}

export function findExchange(store: Store, seq: number): Exchange | undefined {
  return store.rows('SELECT * FROM exchanges WHERE seq = ?', seq).map(toExchange)[0];
}

/** Only the calls that were in it. */
export function operationsIn(store: Store, seq: number): Operation[] | undefined {
  const [row] = store.rows('SELECT operations FROM exchanges WHERE seq = ?', seq);
  // Written by keepExchange above, and by nobody else.
  return row && (JSON.parse(String(row['operations'])) as Operation[]);
}

/** The numbers of the requests in which a word occurs, the newest first. */
export function listMentions(store: Store, word: string, count: number): number[] {
  const sql = `SELECT e.seq FROM exchanges e JOIN requests r ON r.seq = e.seq
    WHERE instr(r.path || e.query || e.asked || e.answered || e.operations, ?) > 0 ORDER BY e.seq DESC LIMIT ?`;
  return store.rows(sql, word, count).map(({ seq }) => Number(seq));
}

/** A request's body as a text; of files and pictures only what they are. */
export async function tellBody({ headers, body }: Incoming): Promise<string> {
  const type = headers.get('content-type') ?? '';
  if (body.byteLength === 0) return '';
  if (!type.startsWith('multipart/'))
    return /^(image|video|audio)\/|octet-stream/.test(type) ? summary(type, body.byteLength) : decode(body);
  if (body.byteLength > longestForm) return summary(type, body.byteLength);
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  if (!form) return decode(body);
  const parts = [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : summary(value.type, value.size),
  ]);
  return JSON.stringify(Object.fromEntries(parts));
}

interface Overheard {
  response: Response;
  /** Of a stream, once it has ended. */
  text: string | Promise<string>;
}

/** Listens to an answer without changing or delaying it. */
export async function overhear(response: Response): Promise<Overheard> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return { response, text: '' };
  if (type.startsWith('text/event-stream')) return overhearStream(response, response.body);
  if (!/^text\/|json/.test(type))
    return { response, text: summary(type, Number(response.headers.get('content-length') ?? 0)) };
  const { status, headers } = response;
  // As bytes: what a page says of its letters need not be true.
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response: new Response(bytes, { status, headers }), text: decode(bytes) };
}

function overhearStream({ status, headers }: Response, body: ReadableStream<Uint8Array>): Overheard {
  const decoder = new TextDecoder();
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  const ear = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      text += decoder.decode(piece, { stream: true });
      controller.enqueue(piece);
    },
    flush: () => resolve(text),
    cancel: () => resolve(text),
  });
  return { response: new Response(body.pipeThrough(ear), { status, headers }), text: promise };
}

/** Without a look back, each character of a word is a place where a run might begin. */
const longRuns = /(?<![A-Za-z0-9+/=_-])[A-Za-z0-9+/=_-]{400,}/g;

function readable(text: string): string {
  // Most have no such run, and of those nothing beyond what is kept need be looked at.
  const hasRuns = text.slice(0, longestText).search(longRuns) >= 0;
  // An expression that looks for runs in tens of megabytes would run out of stack.
  const short = hasRuns ? text.slice(0, longestForm).replaceAll(longRuns, shorten) : text;
  return withoutSecrets(short.length > longestText ? `${short.slice(0, longestText)}…` : short);
}

function shorten(run: string): string {
  return `${run.slice(0, 40)}… (${run.length} characters)`;
}

function decode(body: Uint8Array): string {
  return new TextDecoder().decode(body);
}

function summary(type: string, size: number): string {
  return `(${type.split(';')[0] || 'file'}${size > 0 ? `, ${size} bytes` : ''})`;
}

function toExchange(row: Record<string, unknown>): Exchange {
  return {
    seq: Number(row['seq']),
    query: String(row['query']),
    asked: String(row['asked']),
    answered: String(row['answered']),
    // Written by keepExchange above, and by nobody else.
    operations: JSON.parse(String(row['operations'])) as Operation[],
    troubles: JSON.parse(String(row['troubles'])) as string[],
  };
}

const names =
  'access_token|appsecret_proof|client_secret|fb_exchange_token|input_token|signed_request|refresh_token|zak|password';
const inQueries = new RegExp(`\\b(${names}|code)=[^&\\s"'\\\\]+`, 'g');
const inJson = new RegExp(`((?:\\\\?")(?:${names})(?:\\\\?")\\s*:\\s*\\\\?")[^"\\\\]+`, 'g');
const bare = /\bEAA[A-Za-z0-9]{16,}/g;

/** The same text, with tokens, proofs and passwords blotted out. */
function withoutSecrets(text: string): string {
  return text.replaceAll(inQueries, '$1=•••').replaceAll(inJson, '$1•••').replaceAll(bare, 'EAA•••');
}
