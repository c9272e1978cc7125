import type { Connection } from 'pg';
import pg from 'pg';

const columns = 'facebook_lead_id, created_at, status, note, answers';
const copy = `copy (select ${columns} from leads order by created_at desc, id desc) to`;

/** All leads as CSV, straight out of PostgreSQL. Answers how many bytes that was; `onFirst` is told of the first. */
export async function copyFromPostgres(url: string, onFirst: () => void): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const bytes = await new Promise<number>((resolve, reject) => {
    let taken = 0;
    // What pg calls a Submittable: it is told of each message that answers it.
    client.query({
      submit: (connection: Connection) => connection.query(`${copy} stdout with (format csv, header)`),
      handleCopyData({ chunk }: { chunk: Uint8Array }) {
        if (taken === 0) onFirst();
        taken += chunk.length;
      },
      handleCommandComplete() {},
      handleReadyForQuery: () => resolve(taken),
      handleError: reject,
    });
  });
  await client.end();
  return bytes;
}
