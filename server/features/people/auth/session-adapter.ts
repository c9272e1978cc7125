import type { Database } from '#server/platform/database/database.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Where } from 'better-auth';
import { authTables } from '../queries.ts';
import { longestSessionMs } from './spans.ts';

type OpenAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<OpenAdapter>;
interface Asked {
  model: string;
  where?: Where[] | undefined;
}

/**
 * How Better Auth reads and writes our tables. A session's token is kept as a hash, so that whoever reads the database is
 * signed in nowhere, and a session that is too old is none.
 */
export function openAuthAdapter(db: Database, now: () => number): OpenAdapter {
  const open = drizzleAdapter(db, { provider: 'pg', schema: authTables });
  return (options) => {
    const inner = open(options);
    const isOver = (row: object | null) =>
      row && 'createdAt' in row && row.createdAt instanceof Date
        ? row.createdAt.getTime() + longestSessionMs <= now()
        : false;
    const outer: Adapter = {
      ...inner,
      async create(asked) {
        const token = tokenIn(asked.model, asked.data);
        if (!token) return inner.create(asked);
        const data = { ...asked.data, token: hashOf(token), createdAt: new Date(now()) };
        const kept = await inner.create({ ...asked, data });
        return { ...kept, token } as never;
      },
      async findOne(asked) {
        const row = await inner.findOne<object>(hashed(asked));
        if (asked.model === 'session' && isOver(row)) return null;
        return withToken(row, asked) as never;
      },
      update: async (asked) => withToken(await inner.update<object>(hashed(asked)), asked) as never,
      findMany: (asked) => inner.findMany(hashed(asked)),
      delete: (asked) => inner.delete(hashed(asked)),
      deleteMany: (asked) => inner.deleteMany(hashed(asked)),
      updateMany: (asked) => inner.updateMany(hashed(asked)),
      transaction: (run) => run(outer),
    };
    return outer;
  };
}

function tokenIn(model: string, data: object): string | undefined {
  return model === 'session' && 'token' in data && typeof data.token === 'string' ? data.token : undefined;
}

function hashed<Question extends Asked>(asked: Question): Question {
  if (asked.model !== 'session' || !asked.where) return asked;
  const where = asked.where.map((each) =>
    each.field === 'token' && typeof each.value === 'string' ? { ...each, value: hashOf(each.value) } : each,
  );
  return { ...asked, where };
}

/** Who asked by the token knows it already, and goes on with it. */
function withToken(row: object | null, { model, where }: Asked): object | null {
  const token = model === 'session' && where?.find(({ field }) => field === 'token')?.value;
  return row && token ? { ...row, token } : row;
}
