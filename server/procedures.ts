import { isForReading } from '#contract/people/api-keys.ts';
import { contract } from '#contract/contract.ts';
import type { Right } from '#contract/people/roles.ts';
import { rightFor } from '#contract/rights.ts';
import {
  type AuthRequest,
  authenticate,
  barFor,
  peekActor,
  signedOutRefusal,
} from '#server/http/authenticate.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Person, sessionsTopic } from '#server/platform/crypto/sessions.ts';
import { currentContext } from '#server/platform/log/request-context.ts';
import { asContractError } from '#server/http/refusal-answer.ts';
import { findInvalid } from '#server/http/invalid-input.ts';
import { implement, type ImplementerInternalWithMiddlewares, ORPCError } from '@orpc/server';

export interface Visit extends AuthRequest {
  /** Where the client is, as far as we can trust what we are told. */
  clientAddress: string;
}

/** The contract, ready to be answered. Named here because the compiler would otherwise write it out in full. */
type Answering<Context extends Visit> = ImplementerInternalWithMiddlewares<typeof contract, Visit, Context>;

/** The one place where a refusal becomes an answer. */
const open = implement(contract)
  .$context<Visit>()
  .use(async ({ context: { headers }, next }) => {
    try {
      return await next();
    } catch (error) {
      throw error instanceof Refusal ? asContractError(error, headers) : error;
    }
  });

/** Anyone may knock. */
export const visitor: Answering<Visit> = open.use(async ({ context, next }, input) => {
  checkFit(input);
  return next({ context });
});

type Membered = Visit & { person: Person; right: Right };

/** Someone who has signed in, or a program with a key that may do this. Who brings a key is judged by it alone. */
export const member: Answering<Membered> = open.use(async ({ context, procedure, path, next }, input) => {
  const { errorMap, route } = procedure['~orpc'];
  const doing = isForReading(route) ? 'read' : 'write';
  const right = rightOf(path);
  const person = await authenticate(context, {
    right,
    doing: 'NOT_WITH_A_KEY' in errorMap ? 'session' : doing,
  });
  if (!person) throw new Refusal('NOT_SIGNED_IN');
  const current = currentContext();
  if (current) current.isReading = doing === 'read';
  // Now it is known in which language to say so.
  checkFit(input);
  return next({ context: { person, right } });
});

/** What the operation asks; one that stands in no table is nobody's. */
function rightOf(path: readonly string[]): Right {
  const right = rightFor(path);
  if (right === undefined || right === 'open') throw new Error(`${path.join('/')} has no right.`);
  return right;
}

/** Schemas say what each field may hold; this, what none may. */
function checkFit(input: unknown): void {
  const issues = findInvalid(input);
  if (issues.length > 0) throw new ORPCError('BAD_REQUEST', { data: { issues } });
}

/**
 * A stream of events for as long as its reader is signed in and may see it: it ends with a refusal once the session or the
 * key is dead, or the reader's role no longer allows it.
 * `begin` is told when to stop; what it refuses before its first event is an ordinary answer.
 */
export async function whileSignedIn<Event>(
  member: Membered,
  hungUp: AbortSignal | undefined,
  begin: (until: AbortSignal) => AsyncGenerator<Event> | Promise<AsyncGenerator<Event>>,
): Promise<AsyncGenerator<Event>> {
  const over = new AbortController();
  const until = hungUp ? AbortSignal.any([hungUp, over.signal]) : over.signal;
  shutOut(member, until).then(
    (why) => why && over.abort(why),
    (error: unknown) => over.abort(error),
  );
  try {
    return refusing(await begin(until), { over, headers: member.headers });
  } catch (error) {
    over.abort();
    throw error;
  }
}

/** Resolves to why nothing more may be told, or to nothing when nobody asks any more. */
async function shutOut(visit: Membered, until: AbortSignal): Promise<Refusal | undefined> {
  const { person, right } = visit;
  for await (const _ring of visit.ctx.signals.follow(sessionsTopic(person.id), until)) {
    const now = await peekActor({ ...visit, workspace: person.workspaceId });
    if (!now) return signedOutRefusal(visit);
    const bar = barFor(now, right);
    if (bar) return bar;
  }
  return undefined;
}

/** What a stream throws after its start passes no middleware, so it is made an answer here. */
async function* refusing<Event>(
  events: AsyncGenerator<Event>,
  { over, headers }: { over: AbortController; headers: Headers },
): AsyncGenerator<Event> {
  try {
    yield* events;
    over.signal.throwIfAborted();
  } catch (error) {
    const reason: unknown = over.signal.aborted ? over.signal.reason : error;
    throw reason instanceof Refusal ? asContractError(reason, headers) : reason;
  } finally {
    over.abort();
  }
}
