import { contract } from '#contract/contract.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import { implement, type ImplementerInternalWithMiddlewares, ORPCError } from '@orpc/server';

export interface Visit {
  house: House;
  headers: Headers;
}

/** The contract, ready to be answered. Named here because the compiler would otherwise write it out in full. */
type Answering<Context extends Visit> = ImplementerInternalWithMiddlewares<typeof contract, Visit, Context>;

/** The one place where a refusal becomes an answer. */
const open = implement(contract)
  .$context<Visit>()
  .use(async ({ next }) => {
    try {
      return await next();
    } catch (error) {
      throw error instanceof Refusal ? answerTo(error) : error;
    }
  });

/** Anyone may knock. */
export const visitor: Answering<Visit> = open;

/** Someone who has signed in. */
export const member: Answering<Visit & { person: Person }> = visitor.use(
  async ({ context: { house, headers }, next }) => {
    const person: Person | undefined = await house.sessions.read(headers);
    if (!person) throw new Refusal('NOT_SIGNED_IN');
    return next({ context: { person } });
  },
);

function answerTo(refusal: Refusal) {
  const { code, status, data, message }: Refusal = refusal;
  return new ORPCError(code, { status, data, message, cause: refusal });
}

/** Lets a stream of events refuse too: what it throws after its start passes no middleware. */
export async function* refusing<Event>(events: AsyncGenerator<Event>): AsyncGenerator<Event> {
  try {
    yield* events;
  } catch (error) {
    throw error instanceof Refusal ? answerTo(error) : error;
  }
}
