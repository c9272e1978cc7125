import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';

/** A number of ours, beside that of whoever changes the tables: all servers on a database hold it together, a restore holds it alone. */
const running = 77_014_002;

/** Connects, or says why that cannot be. The address, which holds a password, is not said. */
export async function reach<Connection>(connect: () => Promise<Connection>): Promise<Connection> {
  try {
    return await connect();
  } catch (cause) {
    // Of several addresses that nobody answers at, only the code is told.
    const { message, code } = cause as NodeJS.ErrnoException;
    const trouble = `DATABASE_URL cannot be used: ${message || code}. See that PostgreSQL runs there and knows its user, password and database, and start again.`;
    throw new CannotStart(trouble, { cause });
  }
}

/** Tells by this connection, while it lasts, that a server runs on the database. Refused, and ended, while a backup is put there. */
export const tellOfServer = (client: pg.Client) =>
  hold(client, '_shared', 'A backup is being restored into this database. Start again once that is done.');

/** Keeps servers away from a database for as long as it is held. Refused while one runs on it. */
export async function holdAlone(connectionString: string): Promise<AsyncDisposable> {
  const client = await reach(async () => new pg.Client({ connectionString, keepAlive: true }));
  client.on('error', () => undefined);
  await reach(() => client.connect());
  await hold(client, '', 'Adfjord is running on this database. Stop it first, everywhere it runs.');
  return { [Symbol.asyncDispose]: () => client.end() };
}

async function hold(client: pg.Client, how: '' | '_shared', refusal: string): Promise<void> {
  const asked = `select pg_try_advisory_lock${how}(${running}) as held`;
  const { rows } = await client.query<{ held: boolean }>(asked);
  if (rows[0]?.held) return;
  await client.end();
  throw new CannotStart(refusal);
}
